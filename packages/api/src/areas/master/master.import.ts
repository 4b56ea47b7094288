import * as z from 'zod'
import { call } from '../../call.ts'
import {
  importContent,
  importedFile,
  importOf,
  importPage,
  reportedRow,
} from '../../lists/table-import.ts'
import { masterLists } from './master.vocabulary.ts'

// A list of master data taken over from a table, and given out as one.

const source = 'spec 3, master lookup data; decision 0130'
const list = z.enum(masterLists)

/** A row of a table of entries that is not the same as before, or of which something is left out. */
export const importedEntry = reportedRow.extend({
  /** The code or the number; of a customer the name. */
  entry: z.string(),
})
/** A row of a table of entries. */
export type ImportedEntry = z.infer<typeof importedEntry>

const checkImport = call({
  name: 'master.checkImport',
  method: 'POST',
  path: '/master-import-check',
  summary: 'Says what would become of each row of a table of entries; no entry is changed.',
  status: 'decided',
  source,
  input: importedFile.extend({ list }),
  content: importOf,
  problems: ['forbidden'],
})

const getImport = call({
  name: 'master.getImport',
  method: 'GET',
  path: '/master-import',
  summary: 'Answers what would become, or became, of the rows of a table of entries.',
  status: 'decided',
  source,
  input: importPage,
  content: importContent(importedEntry).extend({ list }),
  problems: ['forbidden', 'not_found'],
})

const applyImport = call({
  name: 'master.applyImport',
  method: 'POST',
  path: '/master-import',
  summary: 'Takes over the entries of a table that was looked at before.',
  status: 'decided',
  source,
  input: importOf,
  content: importOf,
  problems: ['forbidden', 'not_found', 'wrong_state'],
})

const importReport = call({
  name: 'master.importReport',
  method: 'GET',
  path: '/master-import-report',
  summary:
    'Answers the rows of an import that are not the same as before or are left out in part, as a CSV.',
  status: 'decided',
  source,
  input: importOf,
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const entriesTable = call({
  name: 'master.entriesTable',
  method: 'GET',
  path: '/master-entries-table',
  summary: 'Answers a list of master data as a CSV that can be edited and taken over again.',
  status: 'decided',
  source,
  input: z.object({ list }),
  content: z.null(),
  isFile: true,
  problems: ['forbidden'],
})

/** Lists of master data as tables. */
export const masterImport = { checkImport, getImport, applyImport, importReport, entriesTable }
