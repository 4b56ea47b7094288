import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import mammoth from 'mammoth'
import { officeTypes } from '../files/media-type.ts'

/** How much of a file is read. */
export type TextLimits = { charactersMax: number; pagesMax: number }

/** The words of a file; `isCut` where it holds more than was read. */
export type FileText = { text: string; isCut: boolean }

/** Takes the words out of a file of a type that has some; rejects for one that cannot be read. */
export async function textOf(
  bytes: Uint8Array,
  mediaType: string,
  limits: TextLimits,
): Promise<FileText> {
  switch (mediaType) {
    case 'application/pdf':
      return textOfPdf(bytes, limits)
    case officeTypes.docx:
      return cut((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value, limits)
    case officeTypes.xlsx:
      return cut(await textOfWorkbook(bytes), limits)
    default:
      return cut(decoded(bytes), limits)
  }
}

/** A page is a paragraph, so that a phrase is found across its lines. */
async function textOfPdf(
  bytes: Uint8Array,
  { charactersMax, pagesMax }: TextLimits,
): Promise<FileText> {
  const { getDocument } = await pdfReader()
  const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  const document = await getDocument({
    ...{ data: new Uint8Array(bytes), verbosity: 0, isEvalSupported: false },
    ...{ cMapUrl: `${join(library, 'cmaps')}/`, cMapPacked: true },
    ...{ disableFontFace: true, useSystemFonts: false, useWorkerFetch: false, enableXfa: false },
  }).promise
  const pages: string[] = []
  let length = 0
  let number = 0
  while (number < Math.min(document.numPages, pagesMax) && length <= charactersMax) {
    number += 1
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
      .join('')
      .replace(/\s+/g, ' ')
      .trim()
    page.cleanup()
    pages.push(text)
    length += text.length + 2
  }
  const whole = cut(pages.filter((text) => text !== '').join('\n\n'), { charactersMax })
  return { ...whole, isCut: whole.isCut || number < document.numPages }
}

/** The library wants to be able to draw, which nobody asks of it here. */
async function pdfReader() {
  Object.assign(globalThis, 'DOMMatrix' in globalThis ? {} : { DOMMatrix: class {} })
  return await import('pdfjs-dist/legacy/build/pdf.mjs')
}

/** A line for each row, tabs between its cells. */
async function textOfWorkbook(bytes: Uint8Array): Promise<string> {
  const { sheets } = await readXlsx(bytes)
  return sheets
    .map(({ name, rows }) => [name, ...rows.map((row) => row.map(cellText).join('\t'))].join('\n'))
    .join('\n\n')
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    return cell.toISOString().slice(0, 10)
  }
  return ['string', 'number', 'boolean'].includes(typeof cell) ? String(cell) : ''
}

/** Programs of offices write their own alphabet where it is not UTF-8. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The first so many characters, without what a database cannot hold. */
function cut(text: string, { charactersMax }: Pick<TextLimits, 'charactersMax'>): FileText {
  const plain = text.replaceAll('\0', '')
  return { text: plain.slice(0, charactersMax).trim(), isCut: plain.length > charactersMax }
}
