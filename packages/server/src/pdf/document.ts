import type { Background, PhotoMark } from '@holdpoint/forms'

// What stands on the paper of a record, as data: a module says it in one pure function, and `setPaper`
// sets it. Uploads are named by their ids; their bytes come beside it.

/** How a text stands out: what went wrong, and what to look at. */
export type PaperTone = 'alarm' | 'warn'

/** A short word on a ground of its own, which a grey printer keeps apart as well. */
export type Plate = { text: string; tone: PaperTone }

/** Something that is known, by what it is called. Without a text it is left out. */
export type PaperFact = { label: string; text: string }

/** How somebody signed: the drawing, where there is one, over a sentence that says who, how and when. */
export type PaperSignature = { name: string; drawing: string | null; words: string }

/** A photo and what it is of; what was drawn on it lies over it, and is told in words. */
export type PaperPhoto = {
  uploadId: string
  name: string
  of: string
  marks?: { drawn: readonly PhotoMark[]; words: string }
}

/** What was drawn by hand, and on what; its words tell it. */
export type PaperSketch = { on: Background; drawn: readonly PhotoMark[]; words: string }

/** One thing of several: what it is called, what is said of it, and what belongs to it. */
export type PaperItem = {
  label: string
  text: string
  /** The text says that there is nothing; it is set weaker. */
  isOpen?: boolean
  /** The text is what its notes are about. */
  isStrong?: boolean
  /** Draws a bar beside it, and sets its text in the same colour. */
  tone?: PaperTone
  plates?: readonly Plate[]
  notes?: readonly string[]
  signature?: PaperSignature
  sketch?: PaperSketch
  photos?: readonly PaperPhoto[]
}

/** A column of a table, and how much of the width it takes; the shares of all of them are 1. */
export type PaperColumn = { label: string; share: number }

/** A line of a table, as many texts as there are columns. */
export type PaperRow = { cells: readonly string[]; tone?: PaperTone }

/** A piece of a part. */
export type PaperBlock =
  | { kind: 'text'; text: string; isStrong?: boolean; tone?: PaperTone }
  | { kind: 'plates'; plates: readonly Plate[] }
  | { kind: 'facts'; facts: readonly PaperFact[] }
  | { kind: 'items'; items: readonly PaperItem[] }
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly PaperRow[] }
  | { kind: 'signatures'; signatures: readonly PaperSignature[] }

/** A text of its own. */
export const textBlock = (text: string): PaperBlock => ({ kind: 'text', text })

/** A part with a title, which readers list beside the pages; where no block says anything it is left out. */
export type PaperPart = { title: string; tone?: PaperTone; blocks: readonly PaperBlock[] }

/** What a record says of itself on paper. */
export type RecordOnPaper = {
  /** By which it is called, such as JSA-26-0041. */
  number: string
  /** What its state is called. */
  status: string
  /** What kind of record it is. */
  kind: string
  title: string
  author: string
  /** Below the title, a line each. */
  lines: readonly { text: string; isStrong?: boolean }[]
  parts: readonly PaperPart[]
}

/** The code of a paper, and the address that it opens. */
export type PaperCheck = { code: string; address: string }

/** A record on paper with all that it is set from: the thread that sets it asks nobody. */
export type PaperDocument = {
  company: string
  /** The picture in its head; null for Holdpoint's own sign. */
  logo: Uint8Array<ArrayBuffer> | null
  record: RecordOnPaper
  /** By upload; one that is not here is named only. */
  pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  /** By which whoever holds it can ask what it is worth, and where. */
  check: PaperCheck
  /** When it was made, in the words of the reader. */
  made: string
  madeAt: Date
  madeFor: string
}

/** The uploads that a record shows: signatures first, for they are small and say the most. */
export function uploadsOf({ parts }: RecordOnPaper): string[] {
  const blocks = parts.flatMap((part) => part.blocks)
  const items = blocks.flatMap((block) => (block.kind === 'items' ? block.items : []))
  const drawings = [
    ...items.flatMap(({ signature }) => signature ?? []),
    ...blocks.flatMap((block) => (block.kind === 'signatures' ? block.signatures : [])),
  ].flatMap(({ drawing }) => drawing ?? [])
  const photos = items.flatMap((item) => item.photos ?? []).map(({ uploadId }) => uploadId)
  return [...new Set([...drawings, ...photos])]
}
