// Documented or plainly handled by the library, and missing in its types.
declare namespace PDFKit.Mixins {
  interface PDFImage {
    /** Reads a picture without placing it. */
    openImage(src: Uint8Array): ImageSrc & {
      width: number
      height: number
      /** How the camera was held, 1 to 8; from 5 on, on its side. */
      orientation?: number
    }
  }
  interface PDFFont {
    /** Takes a face that is open already, which spares reading it for each document. */
    registerFont(name: string, face: import('fontkit').Font): this
  }
  interface StructureElementOptions {
    /** Where a picture stands on its page: left, top, right, bottom. */
    bbox?: [number, number, number, number]
    /** What the heading of a table is the heading of. */
    scope?: 'Column' | 'Row'
  }
}
