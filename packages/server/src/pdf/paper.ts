/// <reference path="./pdfkit-more.d.ts" />
import PDFDocument from 'pdfkit'
import { facesOf, type Weight } from './faces.ts'
import {
  beginsAtRight,
  isRightToLeft,
  linesOf,
  mirroredBrackets,
  placed,
  seenOrder,
  wordsOf,
} from './right-to-left.ts'
import { runsOf, undrawn, type Run } from './runs.ts'
import { isSoundPicture } from './sound-picture.ts'

/** Points; A4 with room for a punch. */
const margin = 56
const footerHeight = 28
const gap = 12
const colours = { ink: '#15202b', muted: '#52606d', line: '#c5ced6', alarm: '#b3261e' } as const
const undrawnSentence = `Where this document shows ${undrawn} its typefaces lack a sign. The sign itself is kept: searching and copying find it.`

/** How a piece of text is set. */
export type TextStyle = {
  size?: number
  weight?: Weight
  colour?: keyof typeof colours
  /** Points between the text and what comes next. */
  after?: number
}

/** What a text is in the tree that a screen reader walks. */
export type TextRole = 'H1' | 'H2' | 'P' | 'Lbl' | 'TH' | 'TD'
/** What holds other parts of that tree. */
export type GroupRole = 'Sect' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR'

/** A text in a row, and how much of the row's width it takes, from 0 to 1. */
export type RowCell = { role: 'TH' | 'TD'; text: string; share: number; style?: TextStyle }

/** A picture that can be set, with what it shows in words. */
export type Picture = { bytes: Uint8Array; alt: string; caption: string }

/** What a document says of itself. */
export type PaperAbout = { title: string; author: string; createdAt: Date }

/**
 * A document being set from top to bottom: tagged, in a language, every page numbered. It knows
 * paper and type and nothing of forms.
 */
export interface Paper {
  text: (role: TextRole, text: string, style?: TextStyle) => void
  /** Puts everything that is written meanwhile below one part of the tree. */
  group: (role: GroupRole, write: () => void) => void
  /** Texts side by side, as a row of a table. */
  row: (cells: readonly RowCell[]) => void
  /**
   * Pictures side by side, each no larger than its box, with its caption below; answers those
   * whose bytes no document can hold.
   */
  pictures: (pictures: readonly Picture[], box: { columns: number; height: number }) => Picture[]
  rule: () => void
  /** Begins a new page unless this much room (in points) is left. */
  keepTogether: (height: number) => void
  /** Names this place in the list that readers show beside the pages. */
  bookmark: (title: string) => void
  /** Writes the page numbers and ends the document. */
  finish: (footer: string) => Promise<Uint8Array>
}

type Document = PDFKit.PDFDocument
type Image = ReturnType<Document['openImage']>

/** Opens a sheet of paper. */
export function openPaper(about: PaperAbout): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    // None of the built-in faces, which know Western signs only.
    font: '',
    info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
  })
  for (const { name, font } of [...facesOf('regular'), ...facesOf('bold')]) {
    doc.registerFont(name, font)
  }
  const ended = bytesOf(doc)
  const body = doc.struct('Document')
  doc.addStructure(body)
  const width = doc.page.width - 2 * margin
  let parent = body
  let hasUndrawn = false

  function room(): number {
    return doc.page.height - doc.page.margins.bottom - doc.y
  }

  function keepTogether(height: number): void {
    if (room() < height) {
      doc.addPage()
    }
  }

  function write(role: TextRole, text: string, place: Place, style: TextStyle = {}): void {
    const scope = role === 'TH' ? { scope: 'Column' as const } : {}
    parent.add(
      doc.struct(role, scope, () => {
        hasUndrawn = setText(doc, text, place, style) || hasUndrawn
      }),
    )
  }

  function text(role: TextRole, words: string, style: TextStyle = {}): void {
    if (words.trim() === '') {
      return
    }
    write(role, words, { x: margin, y: doc.y, width }, style)
    doc.y += style.after ?? 4
  }

  function placePictures(images: readonly (Picture & { image: Image })[], box: Box): void {
    const boxWidth = (width - gap * (box.columns - 1)) / box.columns
    keepTogether(box.height + 18)
    const top = doc.y
    let bottom = top
    images.forEach(({ image, alt, caption }, index) => {
      const x = margin + index * (boxWidth + gap)
      const bbox: [number, number, number, number] = [x, top, x + boxWidth, top + box.height]
      const fit: [number, number] = [boxWidth, box.height]
      parent.add(doc.struct('Figure', { alt, bbox }, () => doc.image(image, x, top, { fit })))
      write('P', caption, { x, y: top + box.height + 2, width: boxWidth }, captionStyle)
      bottom = Math.max(bottom, doc.y)
    })
    doc.x = margin
    doc.y = bottom + 6
  }

  return {
    text,
    keepTogether,
    group(role, writeParts) {
      const outer = parent
      parent = doc.struct(role)
      outer.add(parent)
      writeParts()
      parent.end()
      parent = outer
    },
    row(cells) {
      keepTogether(30)
      const top = doc.y
      let [x, bottom] = [margin, top]
      for (const cell of cells) {
        const cellWidth = cell.share * width
        doc.y = top
        write(cell.role, cell.text, { x, y: top, width: cellWidth - gap }, cell.style)
        bottom = Math.max(bottom, doc.y)
        x += cellWidth
      }
      doc.x = margin
      doc.y = bottom + 2
    },
    pictures(pictures, box) {
      const opened = pictures.map((picture) => ({ ...picture, image: imageOf(doc, picture.bytes) }))
      const sound = opened.flatMap(({ image, ...picture }) =>
        image === undefined ? [] : [{ ...picture, image }],
      )
      for (let from = 0; from < sound.length; from += box.columns) {
        placePictures(sound.slice(from, from + box.columns), box)
      }
      return opened.filter(({ image }) => image === undefined)
    },
    rule() {
      const { y } = doc
      doc.markContent('Artifact', { type: 'Layout' })
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.5)
        .strokeColor(colours.line)
        .stroke()
      doc.endMarkedContent()
      doc.y += 8
    },
    bookmark(title) {
      doc.outline.addItem(title)
    },
    async finish(footer) {
      if (hasUndrawn) {
        text('P', undrawnSentence, { size: 9, colour: 'muted' })
      }
      body.end()
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page)
        writeFooter(doc, footer, `page ${page - start + 1} of ${count}`)
      }
      doc.end()
      return await ended
    },
  }
}

type Place = { x: number; y: number; width: number }
type Box = { columns: number; height: number }

const captionStyle: TextStyle = { size: 8, colour: 'muted' }

/** Sets a text in its runs; answers whether it holds a sign that no face has. */
function setText(doc: Document, text: string, { x, y, width }: Place, style: TextStyle): boolean {
  const { size = 10, weight = 'regular', colour = 'ink' } = style
  doc.fontSize(size).fillColor(colours[colour])
  if (isRightToLeft(text)) {
    return setFromRight(doc, text, { x, y, width }, { size, weight })
  }
  const runs = runsOf(text, facesOf(weight))
  // One line for all faces to stand on, whatever their height.
  const baseline = -ascentOf(weight) * size
  let hasUndrawn = false
  runs.forEach(({ text: words, face, actual }, index) => {
    const options = { continued: index < runs.length - 1, width, baseline }
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
  doc.x = margin
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

function widthOf(doc: Document, runs: readonly Run[]): number {
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
function ascentOf(weight: Weight): number {
  const [face] = facesOf(weight)
  return face === undefined ? 1 : face.font.ascent / face.font.unitsPerEm
}

const footerSize = 8

/** Below the lower margin, where running text would begin a new page. */
function writeFooter(doc: Document, words: string, pageNumber: string): void {
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

/** What the format can hold as it is; undefined for other pictures and for broken ones. */
function imageOf(doc: Document, bytes: Uint8Array): Image | undefined {
  try {
    const image = isSoundPicture(bytes) ? doc.openImage(bytes) : undefined
    return image !== undefined && image.width > 0 && image.height > 0 ? image : undefined
  } catch {
    return undefined
  }
}

function bytesOf(doc: Document): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
