import { sqrFilesMax } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { heldFiles } from '../../records/files.queries.ts'
import * as files from '../../records/files.ts'
import { held, requireEditable, writeUntold } from './sqr.editing.ts'

export const saveFiles: PersonHandler<'sqr.saveFiles'> = async ({ sqrId, file }, context) => {
  const sqr = await held(context, sqrId)
  requireEditable(sqr, context, 'followed')
  const added = await files.addFile(context, placeOf(sqrId), { file, said: 'add file' })
  await writeUntold(context, sqr)
  return ok(files.toRecordFile(added), 'File added.')
}

export const removeFile: PersonHandler<'sqr.removeFile'> = async ({ sqrId, uploadId }, context) => {
  const sqr = await held(context, sqrId)
  requireEditable(sqr, context, 'followed')
  await files.removeFile(context, placeOf(sqrId), { uploadId, said: 'remove file' })
  await writeUntold(context, sqr)
  return ok(null, 'File removed.')
}

export const file: PersonHandler<'sqr.file'> = async ({ sqrId, uploadId }, context) => {
  const all = await heldFiles(context.db, holderOf(context.person.shardKey, sqrId))
  return files.answerFile(
    context,
    all.find(({ id }) => id === uploadId),
  )
}

/** Under which name the files of a report are held. */
export function holderOf(shardKey: string, sqrId: string) {
  return { shardKey, recordType: 'sqr', recordId: sqrId }
}

function placeOf(sqrId: string): files.FilePlace {
  return {
    ...{ recordType: 'sqr', recordId: sqrId, slot: 'files', most: sqrFilesMax },
    tooMany: `A report takes at most ${sqrFilesMax} files.`,
  }
}
