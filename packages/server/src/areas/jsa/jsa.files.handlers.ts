import { jsaFilesMax, jsaWriters } from '@holdpoint/api'
import { opens } from '../../access.ts'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { heldFiles } from '../../records/files.queries.ts'
import * as records from '../../records/files.ts'
import { held } from './jsa.editing.ts'
import type { WholeJsaRow } from './jsa.queries.ts'
import { tiesOf } from './jsa.rights.ts'
import { isOpen, isRunning } from './jsa.row.ts'

const said = { add: 'add_file', remove: 'remove_file' }

export const files: PersonHandler<'jsa.files'> = async ({ jsaId }, context) =>
  ok(await filesOfJsa(context, jsaId))

export const saveFiles: PersonHandler<'jsa.saveFiles'> = async ({ jsaId, file }, context) => {
  await requireChangeable(context, jsaId)
  const added = await records.addFile(context, placeOf(jsaId), { file, said: said.add })
  return ok(records.toRecordFile(added), 'File added.')
}

export const removeFile: PersonHandler<'jsa.removeFile'> = async ({ jsaId, uploadId }, context) => {
  const { status } = await requireChangeable(context, jsaId)
  if (isRunning(status)) {
    return fail('wrong_state', {
      message: 'While the job runs its files stay: whoever signs has them before them.',
    })
  }
  await records.removeFile(context, placeOf(jsaId), { uploadId, said: said.remove })
  return ok(null, 'File removed.')
}

export const file: PersonHandler<'jsa.file'> = async ({ jsaId, uploadId }, context) => {
  const all = await heldFiles(context.db, holderOf(context, jsaId))
  const asked = all.find(({ id }) => id === uploadId)
  return records.answerFile(context, asked)
}

/** The files of an analysis as they travel, in the order in which they came. */
export async function filesOfJsa(context: PersonContext, jsaId: string) {
  return (await heldFiles(context.db, holderOf(context, jsaId))).map(records.toRecordFile)
}

/** Ends the call unless whoever asks writes the analysis, and its job has not ended. */
async function requireChangeable(context: PersonContext, jsaId: string): Promise<WholeJsaRow> {
  const row = await held(context, jsaId)
  if (!opens({ ties: jsaWriters }, tiesOf(row), context.person)) {
    return fail('forbidden')
  }
  return isOpen(row.status)
    ? row
    : fail('wrong_state', { message: 'The files of a job that has ended stay as they were.' })
}

function holderOf({ person }: Pick<PersonContext, 'person'>, jsaId: string) {
  return { shardKey: person.shardKey, recordType: 'jsa', recordId: jsaId }
}

function placeOf(jsaId: string): records.FilePlace {
  return {
    ...{ recordType: 'jsa', recordId: jsaId, slot: 'files', most: jsaFilesMax },
    tooMany: `An analysis takes at most ${jsaFilesMax} files.`,
  }
}
