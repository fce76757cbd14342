public import Foundation
public import UIKitValues

// Pictures and other things that the user chooses or shares. Nothing is chosen here.

/// Lets the user choose or take pictures; it is never shown here.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All pictures.
    case photoLibrary
    /// The camera.
    case camera
    /// The pictures that were saved.
    case savedPhotosAlbum
  }

  /// A camera.
  public enum CameraDevice: Int, Sendable {
    /// That at the back.
    case rear
    /// That at the front.
    case front
  }

  /// The name of a value about what was chosen.
  public struct InfoKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture that the user changed.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the video.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of file.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The address of the picture, by its earlier name.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// Values of the camera.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The picture in the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The rectangle that the user chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// Whether the user can change the picture.
  open var allowsEditing = false
  /// The kinds of files.
  open var mediaTypes = ["public.image"]
  /// The view over the picture of the camera.
  open var cameraOverlayView: UIView?
  /// Whether the controls of the camera are shown.
  open var showsCameraControls = true
  /// The largest length of a video, in seconds.
  open var videoMaximumDuration: TimeInterval = 600

  /// The quality of videos.
  open var videoQuality = QualityType.typeMedium
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The light of the camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The transform of what the camera shows.
  open var cameraViewTransform = CGAffineTransform.identity

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// A picture.
    case photo
    /// A video.
    case video
  }

  /// The light of a camera.
  public enum CameraFlashMode: Int, Sendable {
    /// Off.
    case off = -1
    /// As the camera decides.
    case auto
    /// On.
    case on
  }

  /// The quality of videos.
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh
    /// Medium.
    case typeMedium
    /// Low.
    case typeLow
    /// 640 × 480 pixels.
    case type640x480
    /// 1280 × 720 pixels.
    case typeIFrame1280x720
    /// 960 × 540 pixels.
    case typeIFrame960x540
  }

  /// Takes nothing: there is no camera here.
  open func takePicture() {}
  /// Takes nothing: there is no camera here.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing: there is no camera here.
  open func stopVideoCapture() {}
  /// What a camera can take: nothing.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  /// Whether a camera has a light: no.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Whether there are such pictures: no.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is such a camera: no.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds of files of a source: none.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// Responds to a choice of pictures; never called here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called in an app when the user chose a picture.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called in an app when the user chose nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Saves nothing: there are no pictures of the user here.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// A way to share something; it is never shown here.
open class UIActivity: NSObject {
  /// The name of a way to share.
  public struct ActivityType: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A printer.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Another device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The pictures of the user.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The list for reading.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// The place of a way to share.
  public enum Category: Int, Sendable {
    /// Among actions.
    case action
    /// Among apps.
    case share
  }

  /// The name.
  open var activityType: ActivityType? { nil }
  /// The title.
  open var activityTitle: String? { nil }
  /// The image.
  open var activityImage: UIImage? { nil }
  /// The controller that is shown.
  open var activityViewController: UIViewController? { nil }
  /// The place.
  open class var activityCategory: Category { .action }
  /// Whether something can be shared so: not by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called in an app before something is shared; never called here.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Called in an app to share; never called here.
  open func perform() {}
  /// Ends sharing.
  open func activityDidFinish(_ isComplete: Bool) {}
}

/// Gives what is shared; never asked here.
public protocol UIActivityItemSource: AnyObject {
  /// Something of the kind that is shared.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is shared.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}
