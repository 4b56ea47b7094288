import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import * as records from '../../records/files.ts'
import { heldFiles } from '../../records/files.queries.ts'
import type { Queryable } from '../../db/database.ts'
import { recordForChange, type OneRecord } from './training.queries.ts'

export const saveFile: PersonHandler<'training.saveFile'> = async (
  { trainingRecordId, file },
  context,
) => {
  const { db, person } = context
  // Held, so that it takes one file, whoever else sends one.
  ;(await recordForChange(db, { shardKey: person.shardKey, trainingRecordId })) ?? fail('forbidden')
  const added = await records.addFile(context, placeOf(trainingRecordId), {
    file,
    said: 'add_file',
  })
  return ok(records.toRecordFile(added), 'File added.')
}

export const removeFile: PersonHandler<'training.removeFile'> = async (
  { trainingRecordId, uploadId },
  context,
) => {
  await records.removeFile(context, placeOf(trainingRecordId), { uploadId, said: 'remove_file' })
  return ok(null, 'File removed.')
}

export const file: PersonHandler<'training.file'> = async (
  { trainingRecordId, uploadId },
  context,
) => {
  const one = { shardKey: context.person.shardKey, trainingRecordId }
  const all = await heldFiles(context.db, holderOf(one))
  return records.answerFile(
    context,
    all.find(({ id }) => id === uploadId),
  )
}

/** The certificate of a record as it travels; nothing where there is none. */
export async function evidenceOf(db: Queryable, one: OneRecord) {
  return (await heldFiles(db, holderOf(one))).map(records.toRecordFile)
}

/** A record as what holds files and a history. */
export function holderOf({ shardKey, trainingRecordId }: OneRecord) {
  return { shardKey, recordType: 'training_record', recordId: trainingRecordId }
}

function placeOf(trainingRecordId: string): records.FilePlace {
  return {
    ...{ recordType: 'training_record', recordId: trainingRecordId, slot: 'evidence', most: 1 },
    tooMany: 'A record takes one file. Please remove the one that is there first.',
  }
}
