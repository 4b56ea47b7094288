import * as z from 'zod'
import { id, paperReference, wireInteger } from '../wire.ts'
import { page } from './listing.ts'

// A table that the company keeps is taken over in two steps: first what would become of each row,
// then the deed (decisions 0091, 0130).

/** What becomes of a row of the table; nothing is written of one that is the same or refused. */
export const importOutcomes = ['refused', 'new', 'changed', 'same'] as const
/** What becomes of a row of the table. */
export type ImportOutcome = (typeof importOutcomes)[number]

/** What is told of a row, whatever it is about. */
export const reportedRow = z.object({
  line: z.int(),
  outcome: z.enum(importOutcomes),
  about: z.string(),
})

/** A column of such a table. */
export type TableColumn = {
  /** By which a row is read. */
  name: string
  /** What it is called where people read. */
  heading: string
  /** What else it may be called. Case, spaces and punctuation tell no two names apart. */
  aliases: readonly string[]
}

/** Names an import. */
export const importOf = z.object({ importId: id })

/** What brings a table. */
export const importedFile = z.object({ file: paperReference })

/** Asks for some rows of an import. */
export const importPage = importOf.extend({
  pLimit: wireInteger(1, 200).default(50),
  pOffset: wireInteger(0, 100_000).default(0),
})

/** An import with some of its rows: those that are not the same as before, or are left out in part. */
export function importContent<Row extends z.ZodType>(row: Row) {
  return page(row).extend({
    importId: z.string(),
    fileName: z.string(),
    /** Columns of the file that are none of the table's, or are there twice. */
    passedOver: z.array(z.string()),
    createdAt: z.string(),
    /** When it was done; null of one that was only looked at. */
    appliedAt: z.string().nullable(),
    counts: z.record(z.enum(importOutcomes), z.int()),
  })
}
