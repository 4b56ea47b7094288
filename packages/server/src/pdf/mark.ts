type Document = PDFKit.PDFDocument

/** The amber sign with two bars, as wide and high as it is told. */
export function drawMark(doc: Document, [x, y]: readonly [number, number], size: number): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .save()
    .translate(x, y)
    .scale(size / 40)
  doc.save().rotate(45, { origin: [20, 20] })
  doc.roundedRect(6.2, 6.2, 27.6, 27.6, 3).fill('#ffb300')
  doc.roundedRect(8.9, 8.9, 22.2, 22.2, 1.5).lineWidth(1.6).stroke('#1c2024')
  doc.restore()
  doc.rect(14.6, 12.4, 3.8, 15.2).rect(21.6, 12.4, 3.8, 15.2).fill('#1c2024')
  doc.restore()
  doc.endMarkedContent()
}
