import type { FormDefinition } from '@holdpoint/forms'
import {
  requireHarmless,
  uploadedTable,
  type UploadedTable,
} from '../../../file-text/uploaded-table.ts'
import { fail, failField } from '../../../fail.ts'
import { ok, type CheckedHandler } from '../../../handler.ts'
import { writtenOf } from '../manage-forms.definitions.ts'
import { writeDraft } from '../manage-forms.drafts.ts'
import { isTooLong, keptWords, tooLong } from '../manage-forms.lengths.ts'
import { formRow } from '../manage-forms.queries.ts'
import { NoForm, readFormFile, type FormFile } from './read-form-file.ts'

const notTaken = 'Please choose an XLSForm (.xlsx or .csv) or a form as JSON (.json).'
/** More than any form is, and little enough to be read while others wait. */
const bytesMax = 5 * 2 ** 20

export const importFile: CheckedHandler<'manageForms.importFile'> = {
  before: ({ file }, context) => requireHarmless(context, file, { notTaken, bytesMax }),
  handle: async ({ formId, file }, context) => {
    const { db, person } = context
    const form = (await formRow(db, { shardKey: person.shardKey, formId })) ?? fail('forbidden')
    const table = await uploadedTable(context, file)
    const before = await writtenOf(db, form)
    const { definition, taken, changed, refused } = await formIn(table, before)
    if (isTooLong(definition)) {
      return failField('file', tooLong)
    }
    const said = keptWords(`Taken from ${table.fileName}`)
    const saved = await writeDraft(context, formId, { definition, said })
    return ok(
      { ...saved, taken: [...taken], changed: [...changed], refused: [...refused] },
      `${said}.`,
    )
  },
}

/** What is wrong with the file as a whole stands beside the field that brought it. */
async function formIn(table: UploadedTable, before: FormDefinition): Promise<FormFile> {
  try {
    return await readFormFile(table, { key: before.key, before })
  } catch (error) {
    if (error instanceof NoForm) {
      return failField('file', error.message)
    }
    throw error
  }
}
