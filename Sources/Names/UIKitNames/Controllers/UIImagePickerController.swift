public import Foundation
public import UIKitValues

/// Lets the user choose or take pictures; it is never shown here.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public struct InfoKey: NamedValue {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self("UIImagePickerControllerOriginalImage")
    public static let editedImage = Self("UIImagePickerControllerEditedImage")
    public static let imageURL = Self("UIImagePickerControllerImageURL")
    public static let mediaURL = Self("UIImagePickerControllerMediaURL")
    public static let mediaType = Self("UIImagePickerControllerMediaType")
    public static let referenceURL = Self("UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = Self("UIImagePickerControllerMediaMetadata")
    public static let phAsset = Self("UIImagePickerControllerPHAsset")
    public static let cropRect = Self("UIImagePickerControllerCropRect")
  }
  open var sourceType = SourceType.photoLibrary
  open var cameraDevice = CameraDevice.rear
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  open var cameraOverlayView: UIView?
  open var showsCameraControls = true
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open var cameraViewTransform = CGAffineTransform.identity
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
