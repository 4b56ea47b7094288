/// <reference path="./pdfkit-more.d.ts" />
import PDFDocument from 'pdfkit'
import type { Plate } from './document.ts'
import { facesOf } from './faces.ts'
import { writeFooter } from './footer.ts'
import type { PaperSketch } from './document.ts'
import { gap, margin } from './layout.ts'
import { drawMark } from './mark.ts'
import { drawQr } from './qr.ts'
import { fittedSize, imageOf, setPictures, type Box, type Picture, type Sheet } from './pictures.ts'
import { drawPlates, plateHeight } from './plates.ts'
import { undrawn } from './runs.ts'
import { setSketch } from './sketch.ts'
import { colours, setText, type Place, type TextStyle } from './set-text.ts'

const footerHeight = 28
const undrawnSentence = `Where this document shows ${undrawn} its typefaces lack a sign. The sign itself is kept: searching and copying find it.`

/** What a text is in the tree that a screen reader walks. */
export type TextRole = 'H1' | 'H2' | 'P' | 'Lbl' | 'TH' | 'TD'
/** What holds other parts of that tree. */
export type GroupRole = 'Sect' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR'

/** A text in a row, and how much of the row's width it takes, from 0 to 1. */
export type RowCell = {
  role: 'TH' | 'TD'
  text: string
  share: number
  style?: TextStyle
  /** What a head is the head of: its column, unless it says otherwise. */
  scope?: Scope
}

type Scope = 'Column' | 'Row'

/** Who a paper is from, and what it is about. */
export type Letterhead = {
  name: string
  /** A picture; Holdpoint's own sign where there is none, or none that a document can hold. */
  logo: Uint8Array | null
  about: string
}

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
  /** The logo and the name of whom the paper is from; at the other side what it is about. */
  letterhead: (head: Letterhead) => void
  /** Words that must not be overlooked, each on a plate. */
  plates: (plates: readonly Plate[]) => void
  /** Draws a bar beside everything that is written meanwhile. */
  barred: (tone: Plate['tone'], write: () => void) => void
  /**
   * Pictures side by side, each no larger than its box, with its caption below; answers those
   * whose bytes no document can hold.
   */
  pictures: (pictures: readonly Picture[], box: Box) => Picture[]
  /** What was drawn by hand, as vectors, in a frame. */
  sketch: (sketch: PaperSketch) => void
  /** A text as a QR code, what it shows in words, and lines beside it. */
  code: (text: string, alt: string, lines: readonly (readonly [string, TextStyle])[]) => void
  rule: () => void
  /** Leaves room before what comes next, in points. */
  space: (height: number) => void
  /** Begins a new page unless this much room (in points) is left. */
  keepTogether: (height: number) => void
  /** Names this place in the list that readers show beside the pages. */
  bookmark: (title: string) => void
  /** Writes the page numbers and ends the document. */
  finish: (footer: string) => Promise<Uint8Array>
}

type Document = PDFKit.PDFDocument

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

  function write(
    role: TextRole,
    text: string,
    place: Place,
    style: TextStyle = {},
    scope: Scope = 'Column',
  ): void {
    parent.add(
      doc.struct(role, role === 'TH' ? { scope } : {}, () => {
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

  const sheet: Sheet = {
    doc,
    width,
    keepTogether,
    add: (element) => parent.add(element),
    caption: (words, place) => write('P', words, place, captionStyle),
  }

  /** On every page from one place to another. */
  function bar(tone: Plate['tone'], from: Spot, to: Spot): void {
    const { start } = doc.bufferedPageRange()
    for (let page = from.page; page <= to.page; page += 1) {
      doc.switchToPage(start + page)
      const top = page === from.page ? from.y : margin
      const bottom = page === to.page ? to.y : doc.page.height - doc.page.margins.bottom
      doc.markContent('Artifact', { type: 'Layout' })
      doc.rect(margin - 12, top, 4, Math.max(0, bottom - top)).fill(colours[tone])
      doc.endMarkedContent()
    }
    doc.y = to.y
  }

  function spot(): Spot {
    return { page: doc.bufferedPageRange().count - 1, y: doc.y }
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
        const place = { x, y: top, width: cellWidth - gap }
        write(cell.role, cell.text, place, cell.style, cell.scope)
        bottom = Math.max(bottom, doc.y)
        x += cellWidth
      }
      doc.x = margin
      doc.y = bottom + 2
    },
    letterhead({ name, logo: picture, about: aside }) {
      const top = doc.y
      const [right, bottom] = drawLogo(doc, picture, top)
      const split = margin + width * 0.6
      write('P', name, { x: right, y: top + 4, width: split - right }, headStyle)
      const { y } = doc
      const rest = { x: split, y: top + 8, width: width * 0.4 }
      write('P', aside, rest, { weight: 'bold', align: 'right' })
      doc.x = margin
      doc.y = Math.max(y, bottom) + 8
    },
    plates(plates) {
      if (plates.length === 0) {
        return
      }
      keepTogether(plateHeight)
      parent.add(
        doc.struct('P', {}, () => {
          hasUndrawn = drawPlates(doc, plates, width) || hasUndrawn
        }),
      )
      doc.y += 4
    },
    barred(tone, writeParts) {
      const from = spot()
      writeParts()
      bar(tone, from, spot())
    },
    pictures: (pictures, box) => setPictures(sheet, pictures, box),
    sketch: (sketch) => setSketch(sheet, sketch),
    code(words, alt, lines) {
      keepTogether(codeSize)
      const [left, top] = [margin + codeSize + gap, doc.y]
      const bbox = [margin, top, margin + codeSize, top + codeSize] as const
      parent.add(
        doc.struct('Figure', { alt, bbox: [...bbox] }, () =>
          drawQr(doc, words, [margin, top], codeSize),
        ),
      )
      doc.y = top + 4
      for (const [line, style] of lines) {
        write('P', line, { x: left, y: doc.y, width: width - codeSize - gap }, style)
        doc.y += 2
      }
      doc.x = margin
      doc.y = Math.max(doc.y, top + codeSize) + 8
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
    space(height) {
      doc.y += height
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

/** Draws whose paper it is at its left edge; answers where the name begins and where the picture ends. */
function drawLogo(doc: Document, picture: Uint8Array | null, top: number): [number, number] {
  const image = picture === null ? undefined : imageOf(doc, picture)
  if (image === undefined) {
    drawMark(doc, [margin - 4, top], markSize)
    return [margin + markSize, top + markSize]
  }
  const size = fittedSize(image, logoBox)
  // The name stands beside it.
  doc.markContent('Artifact', { type: 'Layout' })
  doc.image(image, margin, top, { fit: size })
  doc.endMarkedContent()
  return [margin + size[0] + 10, top + size[1]]
}

const markSize = 30
const codeSize = 64
const logoBox = { width: 130, height: 40 }

type Spot = { page: number; y: number }

const headStyle: TextStyle = { size: 17, weight: 'bold' }
const captionStyle: TextStyle = { size: 8, colour: 'muted' }

function bytesOf(doc: Document): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
