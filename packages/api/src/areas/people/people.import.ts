import * as z from 'zod'
import { call } from '../../call.ts'
import { page } from '../../lists/listing.ts'
import { id, paperReference, wireInteger } from '../../wire.ts'

// People taken over from a table that the company keeps: first what would become of each row, then
// the deed. All of it is ours (decision 0091).

const source = 'decision 0091'

/** What becomes of a row of the table; nothing is written of one that is the same or refused. */
export const importOutcomes = ['refused', 'new', 'changed', 'same'] as const
/** What becomes of a row of the table. */
export type ImportOutcome = (typeof importOutcomes)[number]

/** A row that is not the same as before, or of which something is left out. */
export const importedRow = z.object({
  line: z.int(),
  employeeNumber: z.string(),
  outcome: z.enum(importOutcomes),
  about: z.string(),
})
/** A row that is not the same as before, or of which something is left out. */
export type ImportedRow = z.infer<typeof importedRow>

const checkImport = call({
  name: 'people.checkImport',
  method: 'POST',
  path: '/employee-import-check',
  summary: 'Says what would become of each row of a table of people; nobody is changed.',
  status: 'decided',
  source,
  input: z.object({ file: paperReference }),
  content: z.object({ importId: z.string() }),
  problems: ['forbidden'],
})

const getImport = call({
  name: 'people.getImport',
  method: 'GET',
  path: '/employee-import',
  summary: 'Answers what would become, or became, of the rows of a table of people.',
  status: 'decided',
  source,
  input: z.object({
    importId: id,
    pLimit: wireInteger(1, 200).default(50),
    pOffset: wireInteger(0, 100_000).default(0),
  }),
  content: page(importedRow).extend({
    importId: z.string(),
    fileName: z.string(),
    createdAt: z.string(),
    /** When it was done; null of one that was only looked at. */
    appliedAt: z.string().nullable(),
    counts: z.record(z.enum(importOutcomes), z.int()),
  }),
  problems: ['forbidden', 'not_found'],
})

const applyImport = call({
  name: 'people.applyImport',
  method: 'POST',
  path: '/employee-import',
  summary: 'Takes over the people of a table that was looked at before.',
  status: 'decided',
  source,
  input: z.object({ importId: id }),
  content: z.object({ importId: z.string() }),
  problems: ['forbidden', 'not_found', 'wrong_state'],
})

const importReport = call({
  name: 'people.importReport',
  method: 'GET',
  path: '/employee-import-report',
  summary:
    'Answers the rows of an import that are not the same as before or are left out in part, as a CSV.',
  status: 'decided',
  source,
  input: z.object({ importId: id }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

/** People taken over from a table. */
export const peopleImport = { checkImport, getImport, applyImport, importReport }
