/// <reference path="./pdfkit-images.d.ts" />
import PDFDocument from 'pdfkit'
import { facesOf, runsOf, type Weight } from './faces.ts'

/** Points; A4 with room for a punch. */
const margin = 56
const footerHeight = 28
const colours = { ink: '#15202b', muted: '#52606d', line: '#c5ced6', alarm: '#b3261e' } as const

/** How a piece of text is set. */
export type TextStyle = {
  size?: number
  weight?: Weight
  colour?: keyof typeof colours
  /** Points between the text and what comes next. */
  after?: number
}

/** What a text is in the tree that a screen reader walks. */
export type Role = 'H1' | 'H2' | 'H3' | 'P' | 'Caption'

/**
 * A document being set from top to bottom: tagged, in a language, every page numbered. It knows
 * paper and type and nothing of forms.
 */
export interface Paper {
  text: (role: Role, text: string, style?: TextStyle) => void
  /** A picture of JPEG or PNG bytes, no larger than the box; false when its bytes are no such. */
  picture: (bytes: Buffer, alt: string, box: { width: number; height: number }) => boolean
  rule: () => void
  /** Begins a new page unless this much room (in points) is left. */
  keepTogether: (height: number) => void
  /** Writes the page numbers and ends the document. */
  finish: (footer: string) => Promise<Buffer>
}

/** Opens a sheet of paper. */
export function openPaper(about: { title: string; author: string; createdAt: Date }): Paper {
  const [first] = facesOf('regular')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    // A face of our own from the start: the built-in ones know Western signs only.
    font: first?.file ?? '',
    info: { Title: about.title, Author: about.author, CreationDate: about.createdAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const body = doc.struct('Document')
  doc.addStructure(body)
  const width = doc.page.width - 2 * margin

  function room(): number {
    return doc.page.height - doc.page.margins.bottom - doc.y
  }

  function set(text: string, { size = 10, weight = 'regular', colour = 'ink' }: TextStyle): void {
    doc.fontSize(size).fillColor(colours[colour])
    const runs = runsOf(text, facesOf(weight))
    runs.forEach((run, index) => {
      doc.font(run.file).text(run.text, { continued: index < runs.length - 1, width })
    })
  }

  return {
    text(role, text, style = {}) {
      if (text === '') {
        return
      }
      body.add(doc.struct(role, {}, () => set(text, style)))
      doc.y += style.after ?? 4
    },
    picture(bytes, alt, box) {
      const image = opened(doc, bytes)
      if (image === undefined) {
        return false
      }
      if (room() < box.height) {
        doc.addPage()
      }
      const { x, y } = doc
      const fit: [number, number] = [box.width, box.height]
      body.add(doc.struct('Figure', { alt }, () => doc.image(image, x, y, { fit })))
      doc.x = x
      doc.y = y + box.height + 6
      return true
    },
    rule() {
      const { x, y } = doc
      doc.markContent('Artifact')
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor(colours.line)
        .stroke()
      doc.endMarkedContent()
      doc.y += 8
    },
    keepTogether(height) {
      if (room() < height) {
        doc.addPage()
      }
    },
    async finish(footer) {
      body.end()
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page)
        writeFooter(doc, `${footer} · page ${page - start + 1} of ${count}`)
      }
      doc.end()
      return await ended
    },
  }
}

/** Below the lower margin, where running text would begin a new page. */
function writeFooter(doc: PDFKit.PDFDocument, footer: string): void {
  const y = doc.page.height - margin
  doc.page.margins.bottom = 0
  doc.markContent('Artifact', { type: 'Pagination' })
  doc.fontSize(8).fillColor(colours.muted)
  const runs = runsOf(footer, facesOf('regular'))
  runs.forEach((run, index) => {
    const rest = { continued: index < runs.length - 1, lineBreak: false }
    const font = doc.font(run.file)
    if (index === 0) {
      font.text(run.text, margin, y, rest)
    } else {
      font.text(run.text, rest)
    }
  })
  doc.endMarkedContent()
}

/** What the format can hold as it is; undefined for other pictures and for broken ones. */
function opened(doc: PDFKit.PDFDocument, bytes: Buffer): PDFKit.Mixins.ImageSrc | undefined {
  try {
    return doc.openImage(bytes)
  } catch {
    return undefined
  }
}
