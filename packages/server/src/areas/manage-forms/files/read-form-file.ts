import { parseCsv } from 'hucre/csv'
import type { ImportLine } from '@holdpoint/api'
import { everythingOf, type FormDefinition } from '@holdpoint/forms'
import { draftDefinition } from '@holdpoint/forms/schema'
import {
  fromXlsForm,
  sheetsOfTextFile,
  type Sheets,
  type XlsFormTarget,
} from '@holdpoint/forms/xlsform'
import type { UploadedTable } from '../../../file-text/uploaded-table.ts'
import { officeTypes } from '../../../files/media-type.ts'
import { cellOf, sheetsOfWorkbook } from './read-workbook.ts'

/** A file of which no form comes. The message is one sentence. */
export class NoForm extends Error {
  override name = 'NoForm'
}

/** What came of a file: a draft, and what became of each of its rows. */
export type FormFile = {
  definition: FormDefinition
  taken: readonly ImportLine[]
  changed: readonly ImportLine[]
  refused: readonly ImportLine[]
}

/**
 * Reads a form out of an XLSForm, as a workbook or as text, or out of a definition in JSON. It takes
 * a key whatever it was called before, as answers and exports go by that of their form.
 */
export async function readFormFile(file: UploadedTable, target: XlsFormTarget): Promise<FormFile> {
  if (file.mediaType === officeTypes.xlsx) {
    return formOfSheets(await workbookIn(file.bytes), target)
  }
  const text = textIn(file.bytes)
  return text.trimStart().startsWith('{')
    ? formOfJson(text, file.fileName, target.key)
    : formOfSheets(sheetsOfTextFile(parseCsv(text).map((row) => row.map(cellOf))), target)
}

function formOfSheets(sheets: Sheets, target: XlsFormTarget): FormFile {
  const { definition, why, ...lines } = fromXlsForm(sheets, target)
  if (definition === null) {
    throw new NoForm(why)
  }
  return { definition: draftOf(definition), ...lines }
}

/** JSON has no rows: it is a form whole, or none. */
function formOfJson(text: string, fileName: string, key: string): FormFile {
  const { title, ...draft } = draftOf(jsonIn(text))
  // The form keeps its own title, which is told in its own languages alone.
  const spoken = Object.entries(title).filter(([tag]) => draft.languages.includes(tag))
  const definition = { ...draft, key, title: Object.fromEntries(spoken) }
  const count = everythingOf(definition).length
  const questions = count === 1 ? '1 question' : `${count} questions`
  const message = `It is taken as it is, with ${questions}, under the title and the number of this form.`
  return { definition, taken: [{ sheet: fileName, row: 1, message }], changed: [], refused: [] }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NoForm('The file is no JSON.')
  }
}

/** What comes from elsewhere is a draft before it is anything else. */
function draftOf(json: unknown): FormDefinition {
  const { success, data, error } = draftDefinition.safeParse(json)
  if (success) {
    return data
  }
  const [issue] = error.issues
  const place = issue === undefined || issue.path.length === 0 ? '' : ` (${issue.path.join('.')})`
  throw new NoForm(`The definition in this file is no form here: ${issue?.message ?? ''}${place}`)
}

async function workbookIn(bytes: Uint8Array): Promise<Sheets> {
  try {
    return await sheetsOfWorkbook(bytes)
  } catch {
    throw new NoForm('The workbook could not be read.')
  }
}

function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new NoForm('The file is no workbook (.xlsx), and no text in UTF-8.')
  }
}
