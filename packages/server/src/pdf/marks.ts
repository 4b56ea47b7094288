/// <reference path="./pdfkit-more.d.ts" />
import { drawingOf, type DrawnMark, type DrawnWords, type PhotoMark } from '@holdpoint/forms'
import { ascentOf, pieceByPiece } from './set-text.ts'

type Document = PDFKit.PDFDocument
type Corner = readonly [x: number, y: number]

/** Draws the marks of a photo over where it was set, as vectors; its dots stay as they are. */
export function drawMarks(
  doc: Document,
  [x, y]: Corner,
  [width, height]: Corner,
  marks: readonly PhotoMark[],
): void {
  const drawing = drawingOf({ width, height, marks })
  for (const mark of drawing.marks) {
    doc.save()
    doc.rect(x, y, width, height).clip()
    doc.translate(x, y).lineCap('round').lineJoin('round')
    drawMark(doc, mark, drawing.edge)
    doc.restore()
    for (const words of mark.words) {
      setWords(doc, [x, y], words, { colour: mark.colour, plate: drawing.edge })
    }
    if (mark.number !== null) {
      setWords(doc, [x, y], mark.number, { colour: drawing.edge, plate: null })
    }
  }
}

function drawMark(
  doc: Document,
  { path, colour, width, edgeWidth, isFilled }: DrawnMark,
  edge: string,
): void {
  doc.path(path).lineWidth(edgeWidth).stroke(edge)
  doc.path(path).lineWidth(width)
  if (isFilled) {
    doc.fillAndStroke(colour, colour)
  } else {
    doc.stroke(colour)
  }
}

/** One line of words, in whatever script, on a light plate where it stands on the photo itself. */
export function setWords(
  doc: Document,
  [left, top]: Corner,
  { text, x, y, size, anchor }: DrawnWords,
  { colour, plate }: { colour: string; plate: string | null },
): void {
  doc.fontSize(size)
  const { width, pieces } = pieceByPiece(doc, text, 'bold')
  const share = { start: 0, middle: 0.5, end: 1 }[anchor]
  const from = left + x - share * width
  if (plate !== null) {
    const pad = size / 4
    doc.rect(from - pad, top + y - 0.95 * size, width + 2 * pad, 1.25 * size)
    doc.fillOpacity(0.85).fill(plate).fillOpacity(1)
  }
  doc.fillColor(colour)
  const baseline = -ascentOf('bold') * size
  for (const { face, text: signs, at } of pieces) {
    doc.font(face.name).text(signs, from + at, top + y + baseline, { lineBreak: false, baseline })
  }
}
