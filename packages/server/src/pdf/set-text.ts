import { facesOf, type Weight } from './faces.ts'
import {
  beginsAtRight,
  isRightToLeft,
  linesOf,
  mirroredBrackets,
  placed,
  wordsOf,
} from './right-to-left.ts'
import { runsOf, undrawn, type Run } from './runs.ts'

type Document = PDFKit.PDFDocument

export const colours = {
  ink: '#15202b',
  muted: '#52606d',
  line: '#c5ced6',
  alarm: '#9c1727',
  warn: '#7b4c08',
  paper: '#ffffff',
} as const

/** How a piece of text is set. */
export type TextStyle = {
  size?: number
  weight?: Weight
  colour?: keyof typeof colours
  /** Points between the text and what comes next. */
  after?: number
  /** At which side; what is read from the right stands there by itself. */
  align?: 'left' | 'right'
}

export type Place = { x: number; y: number; width: number }

/** Sets a text in its runs; answers whether it holds a sign that no face has. */
export function setText(
  doc: Document,
  text: string,
  { x, y, width }: Place,
  style: TextStyle,
): boolean {
  const { size = 10, weight = 'regular', colour = 'ink', align = 'left' } = style
  doc.fontSize(size).fillColor(colours[colour])
  if (isRightToLeft(text)) {
    return setFromRight(doc, text, { x, y, width }, { size, weight })
  }
  const runs = runsOf(text, facesOf(weight))
  // One line for all faces to stand on, whatever their height.
  const baseline = -ascentOf(weight) * size
  let hasUndrawn = false
  runs.forEach(({ text: words, face, actual }, index) => {
    const options = { continued: index < runs.length - 1, width, baseline, align }
    doc.font(face.name)
    const set = () => (index === 0 ? doc.text(words, x, y, options) : doc.text(words, options))
    if (actual === undefined) {
      set()
    } else {
      hasUndrawn = true
      withActualText(doc, actual, set)
    }
  })
  return hasUndrawn
}

/**
 * Sets a text that is read from the right, in part at least. The library knows of one direction
 * only, so words are placed one by one; they are written in the order in which they are read.
 */
function setFromRight(
  doc: Document,
  text: string,
  { x, y, width }: Place,
  { size, weight }: { size: number; weight: Weight },
): boolean {
  const baseline = -ascentOf(weight) * size
  const lineHeight = size * 1.5
  const space = widthOf(doc, runsOf(' ', facesOf(weight)))
  let hasUndrawn = false
  doc.y = y
  for (const paragraph of text.split(/[\n\r\u2028\u2029]/)) {
    const isFromRight = beginsAtRight(paragraph)
    const words = wordsOf(paragraph).map((word) => ({
      text: word,
      width: widthOf(doc, orderedRuns(word, weight)),
    }))
    for (const line of linesOf(words, width, space)) {
      if (doc.page.height - doc.page.margins.bottom - doc.y < lineHeight) {
        doc.continueOnNewPage()
      }
      const places = placed(line, isFromRight, space)
      const end = Math.max(0, ...places.map((word) => word.at + word.width))
      const left = isFromRight ? x + width - end : x
      const top = doc.y
      for (const { at, text: word } of places) {
        let from = left + at
        for (const run of orderedRuns(word, weight)) {
          hasUndrawn ||= run.text.includes(undrawn)
          doc.font(run.face.name)
          const runWidth = doc.widthOfString(run.text)
          const [runX, options] = [from, { lineBreak: false, baseline }]
          const draw = () => doc.text(run.text, runX, top, options)
          if (run.actual === undefined) {
            draw()
          } else {
            withActualText(doc, run.actual, draw)
          }
          from += runWidth
        }
      }
      doc.y = top + lineHeight
    }
  }
  doc.x = x
  return hasUndrawn
}

/** The runs of a word from left to right: points after it stand at its left when it is read so. */
function orderedRuns(word: string, weight: Weight): Run[] {
  const runs = runsOf(word, facesOf(weight))
  return isRightToLeft(word) ? runs.toReversed().map((run) => turned(run)) : runs
}

/** A bracket is drawn the other way round and stays what it is. */
function turned(run: Run): Run {
  const text = mirroredBrackets(run.text)
  return text === run.text ? run : { ...run, text, actual: run.actual ?? run.text }
}

/**
 * One line of text as it is set from left to right, whichever way it is read: each piece with how far
 * from the beginning it stands, and how wide all are. The size of the type is set before.
 */
export function pieceByPiece(
  doc: Document,
  text: string,
  weight: Weight,
): { width: number; pieces: (Run & { at: number })[] } {
  const isTurning = isRightToLeft(text)
  const space = widthOf(doc, runsOf(' ', facesOf(weight)))
  const words = (isTurning ? wordsOf(text) : [text]).map((word) => ({
    text: word,
    width: widthOf(doc, orderedRuns(word, weight)),
  }))
  const placedWords = placed(words, beginsAtRight(text), space)
  const pieces = placedWords.flatMap((word) => {
    let at = word.at
    return orderedRuns(word.text, weight).map((run) => {
      const piece = { ...run, at }
      at += widthOf(doc, [run])
      return piece
    })
  })
  return { width: Math.max(0, ...placedWords.map(({ at, width }) => at + width)), pieces }
}

export function widthOf(doc: Document, runs: readonly Run[]): number {
  return runs.reduce((sum, { face, text }) => sum + doc.font(face.name).widthOfString(text), 0)
}

/**
 * Says beside what is drawn meanwhile what it stands for. The words must lie right around the signs:
 * further out, where the library would put them, some readers lose their place on the page.
 */
function withActualText(doc: Document, actual: string, draw: () => void): void {
  const addContent = doc.addContent.bind(doc)
  const words = Buffer.from(`\ufeff${actual}`, 'utf16le').swap16().toString('hex')
  doc.addContent = (line: unknown) => {
    if (line === 'BT') {
      addContent(`/Span << /ActualText <${words}> >> BDC`)
    }
    addContent(line)
    return line === 'ET' ? addContent('EMC') : doc
  }
  try {
    draw()
  } finally {
    doc.addContent = addContent
  }
}

/** How high the first face stands above the line, as a share of its size. */
export function ascentOf(weight: Weight): number {
  const [face] = facesOf(weight)
  return face === undefined ? 1 : face.font.ascent / face.font.unitsPerEm
}
