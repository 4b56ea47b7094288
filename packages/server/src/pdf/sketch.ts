/// <reference path="./pdfkit-more.d.ts" />
import { sketchSize } from '@holdpoint/forms'
import type { PaperSketch } from './document.ts'
import { margin } from './layout.ts'
import { drawMarks, setWords } from './marks.ts'
import { frame, type Sheet } from './pictures.ts'

/** As wide as a drawing of a scene can still be read. */
const sketchWidth = 360

/** Sets a sketch as vectors: what it is drawn on, the marks over it, and a frame around both. */
export function setSketch(sheet: Sheet, { on, drawn, words }: PaperSketch): void {
  const { doc, keepTogether, add } = sheet
  const width = Math.min(sketchWidth, sheet.width)
  const scale = width / sketchSize.width
  const height = sketchSize.height * scale
  keepTogether(height + 8)
  const { y } = doc
  const draw = () => {
    doc.save().translate(margin, y).scale(scale)
    for (const { path, width: lineWidth, colour } of on.lines) {
      doc.path(path).lineWidth(lineWidth).stroke(colour)
    }
    doc.restore()
    for (const word of on.words) {
      const [left, top, size] = [word.x * scale, word.y * scale, word.size * scale]
      const placed = { ...word, x: left, y: top, size }
      setWords(doc, [margin, y], placed, { colour: on.wordColour, plate: null })
    }
    drawMarks(doc, [margin, y], [width, height], drawn)
  }
  frame(doc, [margin, y], [width, height])
  const bbox = [margin, y, margin + width, y + height] as const
  add(doc.struct('Figure', { alt: words, bbox: [...bbox] }, draw))
  doc.x = margin
  doc.y = y + height + 8
}
