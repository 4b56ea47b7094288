import * as z from 'zod'
import { call } from '../../call.ts'

// What Holdpoint knows of the papers that it made. The specification has a PDF, and nothing of how
// somebody who holds one can tell what it is worth.

/** How many signs the code of a paper has, beside the blanks and dashes of whoever types it. */
export const paperCodeLength = 16

/** The code at the end of a paper, as it is printed or as it is typed. */
export const paperCode = z
  .string('Enter the code.')
  .max(100, 'Use at most 100 characters.')
  .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[0-9A-HJKMNP-TV-Z]{16}$/, 'A code has 16 letters and digits.'))

/** What is known of a paper: as it was made, and what has happened to its record since. */
export const checkedPaper = z.object({
  organisation: z.string(),
  /** What kind of record it is of, and by which number that is called. */
  kind: z.string(),
  number: z.string(),
  /** The state that the paper says. */
  status: z.string(),
  madeAt: z.iso.datetime(),
  /** Of the bytes of the file, 64 hexadecimal digits. */
  sha256: z.string(),
  /** Lines of the record's history since: how many, and when the last was written. */
  changes: z.object({ count: z.int(), lastAt: z.iso.datetime().nullable() }),
  /** The record was deleted since, so that there is no newer paper of it. */
  isRemoved: z.boolean(),
  /** Whether the history until then is still, line by line, the one that it was made from. */
  isSound: z.boolean(),
})
/** What is known of a paper. */
export type CheckedPaper = z.infer<typeof checkedPaper>

const check = call({
  name: 'papers.check',
  method: 'GET',
  path: '/paper-check',
  summary: 'Answers what is known of a paper by the code at its end, to whoever holds it.',
  status: 'decided',
  source: 'decision 0159',
  rate: 'signIn',
  input: z.object({ code: paperCode }),
  content: checkedPaper,
  problems: ['not_found'],
})

/** The papers that were made of records. */
export const papers = { check }
