/// Lets the user choose or take pictures; it is never shown here.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public struct InfoKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self("UIImagePickerControllerOriginalImage"),
      editedImage = Self("UIImagePickerControllerEditedImage"),
      imageURL = Self("UIImagePickerControllerImageURL"),
      mediaURL = Self("UIImagePickerControllerMediaURL"),
      mediaType = Self("UIImagePickerControllerMediaType"),
      referenceURL = Self("UIImagePickerControllerReferenceURL"),
      mediaMetadata = Self("UIImagePickerControllerMediaMetadata"),
      phAsset = Self("UIImagePickerControllerPHAsset"),
      cropRect = Self("UIImagePickerControllerCropRect")
  }
  open var sourceType = SourceType.photoLibrary, cameraDevice = CameraDevice.rear,
    allowsEditing = false, mediaTypes = ["public.image"], cameraOverlayView: UIView?,
    showsCameraControls = true, videoMaximumDuration: TimeInterval = 600,
    videoQuality = QualityType.typeMedium, cameraCaptureMode = CameraCaptureMode.photo,
    cameraFlashMode = CameraFlashMode.auto, cameraViewTransform = CGAffineTransform.identity
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// Responds to a choice of pictures; never called here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _: UIImagePickerController,
    didFinishPickingMediaWithInfo: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _: UIImagePickerController,
    didFinishPickingMediaWithInfo: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Saves nothing: there are no pictures of the user here.
public func UIImageWriteToSavedPhotosAlbum(
  _: UIImage, _: Any?, _: Selector?, _: UnsafeMutableRawPointer?
) {}
