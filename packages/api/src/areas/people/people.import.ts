import * as z from 'zod'
import { call } from '../../call.ts'
import {
  importContent,
  importedFile,
  importOf,
  importPage,
  reportedRow,
} from '../../lists/table-import.ts'

// People taken over from a table that the company keeps: first what would become of each row, then
// the deed. All of it is ours (decision 0091).

const source = 'decision 0091'

/** A row that is not the same as before, or of which something is left out. */
export const importedRow = reportedRow.extend({ employeeNumber: z.string() })
/** A row that is not the same as before, or of which something is left out. */
export type ImportedRow = z.infer<typeof importedRow>

const checkImport = call({
  name: 'people.checkImport',
  method: 'POST',
  path: '/employee-import-check',
  summary: 'Says what would become of each row of a table of people; nobody is changed.',
  status: 'decided',
  source,
  input: importedFile,
  content: importOf,
  problems: ['forbidden'],
})

const getImport = call({
  name: 'people.getImport',
  method: 'GET',
  path: '/employee-import',
  summary: 'Answers what would become, or became, of the rows of a table of people.',
  status: 'decided',
  source,
  input: importPage,
  content: importContent(importedRow),
  problems: ['forbidden', 'not_found'],
})

const applyImport = call({
  name: 'people.applyImport',
  method: 'POST',
  path: '/employee-import',
  summary: 'Takes over the people of a table that was looked at before.',
  status: 'decided',
  source,
  input: importOf,
  content: importOf,
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
  input: importOf,
  content: z.null(),
  isFile: true,
  problems: ['forbidden', 'not_found'],
})

const importTemplate = call({
  name: 'people.importTemplate',
  method: 'GET',
  path: '/employee-import-template',
  summary: 'Answers the columns of a table of people with one row as an example, as a CSV.',
  status: 'decided',
  source: 'decision 0130',
  input: z.object({}),
  content: z.null(),
  isFile: true,
  problems: ['forbidden'],
})

/** People taken over from a table. */
export const peopleImport = { checkImport, getImport, applyImport, importReport, importTemplate }
