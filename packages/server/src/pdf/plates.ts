import type { Plate } from './document.ts'
import { facesOf } from './faces.ts'
import { margin } from './layout.ts'
import { runsOf } from './runs.ts'
import { ascentOf, colours, setText, widthOf } from './set-text.ts'

type Document = PDFKit.PDFDocument

const size = 10
const [padX, padY, between, radius] = [6, 3, 6, 2]
export const plateHeight = size * 1.2 + 2 * padY

/** Draws plates side by side, going on below where the line is full; answers whether a sign was lost. */
export function drawPlates(doc: Document, plates: readonly Plate[], width: number): boolean {
  let [x, y] = [margin, doc.y]
  let hasUndrawn = false
  for (const { text, tone } of plates) {
    doc.fontSize(size)
    const wordsWidth = widthOf(doc, runsOf(text, facesOf('bold')))
    const plateWidth = wordsWidth + 2 * padX
    if (x > margin && x + plateWidth > margin + width) {
      ;[x, y] = [margin, y + plateHeight + between]
    }
    doc.roundedRect(x, y, plateWidth, plateHeight, radius).fill(colours[tone])
    const top =
      y + (plateHeight - ascentOf('bold') * size * 0.72) / 2 - ascentOf('bold') * size * 0.28
    const place = { x: x + padX, y: top, width: wordsWidth + 1 }
    hasUndrawn = setText(doc, text, place, { size, weight: 'bold', colour: 'paper' }) || hasUndrawn
    x += plateWidth + between
  }
  doc.x = margin
  doc.y = y + plateHeight
  return hasUndrawn
}
