// Documented by the library, and missing in its types: reads a picture without placing it.
declare namespace PDFKit.Mixins {
  interface PDFImage {
    openImage(src: Buffer): ImageSrc
  }
}
