import { facesOf } from './faces.ts'
import { gap, margin } from './layout.ts'
import { isRightToLeft, seenOrder } from './right-to-left.ts'
import { runsOf } from './runs.ts'
import { ascentOf, colours } from './set-text.ts'

type Document = PDFKit.PDFDocument

const footerSize = 8

/** Below the lower margin, where running text would begin a new page. */
export function writeFooter(doc: Document, words: string, pageNumber: string): void {
  const y = doc.page.height - margin
  const width = doc.page.width - 2 * margin
  doc.page.margins.bottom = 0
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.fontSize(footerSize).fillColor(colours.muted)
  doc.font(facesOf('regular')[0]?.name ?? '')
  const numberWidth = doc.widthOfString(pageNumber)
  const options = { lineBreak: false, baseline: -ascentOf('regular') * footerSize }
  doc.text(pageNumber, margin + width - numberWidth, y, options)
  let x = margin
  for (const run of runsOf(asSeen(words.replaceAll('\n', ' ')), facesOf('regular'))) {
    doc.font(run.face.name)
    const left = margin + width - numberWidth - gap - x
    const fitting = fitted(run.text, (part) => doc.widthOfString(part) <= left)
    if (fitting !== '') {
      doc.text(fitting, x, y, options)
      x += doc.widthOfString(fitting)
    }
    if (fitting !== run.text) {
      break
    }
  }
  doc.endMarkedContent()
}

/** The words of a line in the order in which they stand from left to right. */
function asSeen(text: string): string {
  const words = text.split(' ')
  return isRightToLeft(text)
    ? seenOrder(words, false)
        .map((at) => words[at] ?? '')
        .join(' ')
    : text
}

/** As much of a text as fits, ending with an ellipsis when it is cut. */
function fitted(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) {
    return text
  }
  const signs = [...text]
  while (signs.length > 0 && !fits(`${signs.join('')}…`)) {
    signs.pop()
  }
  return signs.length === 0 ? '' : `${signs.join('')}…`
}
