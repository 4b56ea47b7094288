/// <reference path="./pdfkit-more.d.ts" />
import type { PhotoMark } from '@holdpoint/forms'
import { gap, margin } from './layout.ts'
import { drawMarks } from './marks.ts'
import { colours, type Place } from './set-text.ts'
import { isSoundPicture } from './sound-picture.ts'

/** A picture that can be set, with what it shows in words. */
export type Picture = {
  bytes: Uint8Array
  alt: string
  caption: string
  /** Drawn over it; none unless said. */
  marks?: readonly PhotoMark[]
}

/** How large pictures may be, side by side; a framed one has a box of its own drawn around it. */
export type Box = { columns: number; height: number; isFramed?: boolean }

type Document = PDFKit.PDFDocument
type Image = ReturnType<Document['openImage']>
type Corners = [left: number, top: number, right: number, bottom: number]

/** What pictures need of the paper that they are set on. */
export interface Sheet {
  doc: Document
  /** Between the margins, in points. */
  width: number
  /** Begins a new page unless this much room (in points) is left. */
  keepTogether: (height: number) => void
  /** Puts an element where the tree that a screen reader walks has come to. */
  add: (element: PDFKit.PDFStructureElement) => void
  caption: (words: string, place: Place) => void
}

const framePad = 6

/**
 * Sets pictures in rows, each no larger than its box, with its caption below; answers those whose
 * bytes no document can hold.
 */
export function setPictures(sheet: Sheet, pictures: readonly Picture[], box: Box): Picture[] {
  const opened = pictures.map((picture) => ({
    ...picture,
    image: imageOf(sheet.doc, picture.bytes),
  }))
  const sound = opened.flatMap(({ image, ...picture }) =>
    image === undefined ? [] : [{ ...picture, image }],
  )
  for (let from = 0; from < sound.length; from += box.columns) {
    setRow(sheet, sound.slice(from, from + box.columns), box)
  }
  return opened.filter(({ image }) => image === undefined)
}

function setRow(sheet: Sheet, images: readonly (Picture & { image: Image })[], box: Box): void {
  const { doc, width, keepTogether, add, caption: setCaption } = sheet
  const boxWidth = (width - gap * (box.columns - 1)) / box.columns
  keepTogether(box.height + 18)
  const top = doc.y
  const pad = box.isFramed === true ? framePad : 0
  const room = { width: boxWidth - 2 * pad, height: box.height - 2 * pad }
  const fitted = images.map((one) => ({ ...one, size: fittedSize(one.image, room) }))
  const height = pad === 0 ? Math.max(...fitted.map(({ size }) => size[1])) : box.height
  let bottom = top + height
  fitted.forEach(({ image, alt, caption, marks = [], size }, index) => {
    const x = margin + index * (boxWidth + gap)
    if (pad > 0) {
      frame(doc, [x, top], [boxWidth, height])
    }
    const [left, upper] = [x + pad, top + height - pad - size[1]]
    const at = { fit: size }
    const bbox: Corners = [left, upper, left + size[0], upper + size[1]]
    const draw = () => {
      doc.image(image, left, upper, at)
      drawMarks(doc, [left, upper], size, marks)
    }
    add(doc.struct('Figure', { alt, bbox }, draw))
    doc.y = top + height
    if (caption !== '') {
      setCaption(caption, { x, y: top + height + 2, width: boxWidth })
    }
    bottom = Math.max(bottom, doc.y)
  })
  doc.x = margin
  doc.y = bottom + 6
}

/** Draws a line around what is set. */
export function frame(
  doc: Document,
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): void {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.rect(x, y, width, height).lineWidth(0.75).stroke(colours.line)
  doc.endMarkedContent()
}

/** As large as it can be in its box without being stretched. */
export function fittedSize(image: Image, box: { width: number; height: number }): [number, number] {
  // A photo that was taken with the camera on its side is turned as it is set.
  const isTurned = (image.orientation ?? 1) > 4
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height]
  const scale = Math.min(box.width / width, box.height / height)
  return [width * scale, height * scale]
}

/** What the format can hold as it is; undefined for other pictures and for broken ones. */
export function imageOf(doc: Document, bytes: Uint8Array): Image | undefined {
  try {
    const image = isSoundPicture(bytes) ? doc.openImage(bytes) : undefined
    return image !== undefined && image.width > 0 && image.height > 0 ? image : undefined
  } catch {
    return undefined
  }
}
