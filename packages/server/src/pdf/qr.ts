import encodeQR from 'qr'

type Document = PDFKit.PDFDocument

/** Draws a text as a QR code, as wide and high as it is told; a seventh of it may be dirty or torn. */
export function drawQr(
  doc: Document,
  text: string,
  [x, y]: readonly [number, number],
  size: number,
): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const square = size / rows.length
  rows.forEach((row, down) =>
    row.forEach((isDark, across) => {
      if (isDark) {
        doc.rect(x + across * square, y + down * square, square, square)
      }
    }),
  )
  doc.fill('#000')
}
