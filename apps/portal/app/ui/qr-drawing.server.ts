import encodeQR from 'qr'

// As much white around it as scanners ask for, in squares.
const margin = 4

/** A QR code as a picture: how many squares a side has, its margin among them, and the path of the dark ones. */
export type QrPicture = { size: number; path: string }

/** Draws a text, such as an address, as a QR code. A seventh of it may be dirty or torn. */
export function drawQr(text: string): QrPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: margin })
  return { size: rows.length, path: rows.map((row, y) => runsOf(row, y)).join('') }
}

/** The dark squares of a row, those side by side in one piece. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const start = x
    while (row[x] === true) {
      x += 1
    }
    if (x > start) {
      path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    }
  }
  return path
}
