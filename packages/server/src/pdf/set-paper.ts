import type {
  PaperBlock,
  PaperDocument,
  PaperFact,
  PaperItem,
  PaperPart,
  PaperSignature,
} from './document.ts'
import { openPaper, type Paper, type RowCell } from './paper.ts'
import type { Picture } from './pictures.ts'
import type { TextStyle } from './set-text.ts'

type Pictures = PaperDocument['pictures']
type Sheet = { paper: Paper; pictures: Pictures }

/** Sets a record on paper: its head, its parts one below the other, who it was made for. */
export function setPaper(document: PaperDocument): Promise<Uint8Array> {
  const { company, logo, record, pictures, check, made, madeAt, madeFor } = document
  const { number, status, kind, title, author, lines, parts } = record
  const paper = openPaper({ title: `${title} ${number}`, author, createdAt: madeAt })
  paper.letterhead({ name: company, logo, about: `${number} · ${status}` })
  paper.text('P', kind, { size: 9, colour: 'muted', after: 2 })
  paper.text('H1', title, { size: 20, weight: 'bold', after: 6 })
  for (const { text, isStrong = false } of lines) {
    paper.text('P', text, isStrong ? { weight: 'bold' } : {})
  }
  paper.rule()
  parts.forEach((part) => writePart(part, { paper, pictures }))
  writeCheck(check, paper)
  return paper.finish(`${number} · ${title} · made ${made} for ${madeFor}`)
}

function writeCheck({ code, address }: PaperDocument['check'], paper: Paper): void {
  const [origin = ''] = address.split('?')
  const spelled = code.replace(/.{4}(?=.)/g, '$&-')
  paper.code(address, `QR code of ${address}`, [
    ['What is this paper worth?', { weight: 'bold' }],
    [`Its code is ${spelled}. Scan it, or enter it at ${origin}`, { size: 9 }],
    ['It says whether Holdpoint made it, and what has happened to its record since.', weak],
  ])
}

function writePart({ title, tone, blocks }: PaperPart, sheet: Sheet): void {
  const { paper } = sheet
  const said = blocks.filter(saysSomething)
  if (said.length === 0) {
    return
  }
  paper.keepTogether(80)
  paper.group('Sect', () => {
    if (title !== '') {
      paper.bookmark(title)
      paper.text('H2', title, { size: 13, weight: 'bold', colour: tone ?? 'ink', after: 4 })
    }
    said.forEach((block) => writeBlock(block, sheet))
  })
  paper.rule()
}

const isKnown = ({ text }: { text: string }) => text.trim() !== ''

function saysSomething(block: PaperBlock): boolean {
  switch (block.kind) {
    case 'text':
      return isKnown(block)
    case 'plates':
      return block.plates.length > 0
    case 'facts':
      return block.facts.some(isKnown)
    case 'items':
      return block.items.length > 0
    case 'table':
      return block.rows.length > 0
    case 'signatures':
      return block.signatures.length > 0
  }
}

function writeBlock(block: PaperBlock, sheet: Sheet): void {
  const { paper } = sheet
  switch (block.kind) {
    case 'text': {
      const { text, isStrong = false, tone = 'ink' } = block
      paper.text('P', text, { weight: isStrong ? 'bold' : 'regular', colour: tone, after: 6 })
      return
    }
    case 'plates':
      paper.plates(block.plates)
      return
    case 'facts':
      writeFacts(block.facts, paper)
      return
    case 'items':
      paper.group('L', () =>
        block.items.forEach((item) => paper.group('LI', () => writeItem(item, sheet))),
      )
      return
    case 'table':
      writeTable(block, paper)
      return
    case 'signatures':
      block.signatures.forEach((signature) => writeSignature(signature, sheet))
  }
}

const weak = { size: 9, colour: 'muted' } as const

function writeFacts(facts: readonly PaperFact[], paper: Paper): void {
  paper.group('Table', () => {
    for (const { label, text } of facts.filter(isKnown)) {
      paper.group('TR', () =>
        paper.row([
          { role: 'TH', scope: 'Row', text: label, share: 0.28, style: weak },
          { role: 'TD', text, share: 0.72 },
        ]),
      )
    }
  })
  paper.space(4)
}

function writeTable({ columns, rows }: Extract<PaperBlock, { kind: 'table' }>, paper: Paper): void {
  const head = { ...weak, weight: 'bold' } as const
  const cells = (role: RowCell['role'], texts: readonly string[], style: TextStyle): RowCell[] =>
    columns.map(({ share }, at) => ({ role, text: texts[at] || '–', share, style }))
  paper.group('Table', () => {
    const heads = columns.map(({ label }) => label)
    paper.group('TR', () => paper.row(cells('TH', heads, head)))
    for (const { cells: texts, tone } of rows) {
      const look = tone === undefined ? {} : ({ colour: tone, weight: 'bold' } as const)
      paper.group('TR', () => paper.row(cells('TD', texts, look)))
    }
  })
  paper.space(4)
}

function writeItem(item: PaperItem, sheet: Sheet): void {
  const { paper } = sheet
  paper.keepTogether(54)
  if (item.tone === undefined) {
    writeItemParts(item, sheet)
  } else {
    paper.barred(item.tone, () => writeItemParts(item, sheet))
  }
  paper.space(6)
}

function writeItemParts(item: PaperItem, sheet: Sheet): void {
  const { label, text, plates = [], notes = [], signature, sketch, photos = [] } = item
  const { paper } = sheet
  paper.text('Lbl', label, { ...weak, after: text === '' ? 4 : 1 })
  paper.group('LBody', () => {
    paper.text('P', text, textStyle(item))
    paper.plates(plates)
    notes.forEach((note) => paper.text('P', note))
    if (signature !== undefined) {
      writeSignature(signature, sheet)
    }
    if (sketch !== undefined) {
      paper.sketch(sketch)
    }
    writePhotos(photos, sheet)
  })
}

function textStyle({ tone, isOpen = false, isStrong = false }: PaperItem): TextStyle {
  const weight = isStrong || tone !== undefined ? 'bold' : 'regular'
  return { size: 11, weight, colour: tone ?? (isOpen ? 'muted' : 'ink') }
}

function writeSignature({ name, drawing, words }: PaperSignature, sheet: Sheet): void {
  const { paper, pictures } = sheet
  const bytes = drawing === null ? undefined : pictures.get(drawing)
  if (bytes !== undefined) {
    const drawn = { bytes, alt: `Signature of ${name}`, caption: '' }
    paper.pictures([drawn], { columns: 2, height: 72, isFramed: true })
  }
  paper.text('P', words)
}

function writePhotos(photos: NonNullable<PaperItem['photos']>, { paper, pictures }: Sheet): void {
  const placed: Picture[] = []
  const missing: string[] = []
  for (const { uploadId, name, of, marks } of photos) {
    const bytes = pictures.get(uploadId)
    if (bytes === undefined) {
      missing.push(name)
    } else {
      const alt = [`Photo ${name} for ${of}`, marks?.words].filter(Boolean).join(', ')
      placed.push({ bytes, alt, caption: name, marks: marks?.drawn ?? [] })
    }
  }
  const refused = paper.pictures(placed, { columns: 2, height: 180 })
  for (const name of [...missing, ...refused.map(({ caption }) => caption)]) {
    paper.text('P', `Photo ${name}: to be seen in Holdpoint.`, { colour: 'muted' })
  }
}
