import { fail } from '../../fail.ts'
import { ok, type FileAnswer, type HandlerContext, type PersonHandler } from '../../handler.ts'
import { answerFile } from '../../records/files.ts'
import * as files from '../../records/files.queries.ts'
import { documentOf } from './sds.detail.ts'
import { sheetForChange } from './sds.queries.ts'
import { readerOf } from './sds.rights.ts'

const slot = 'supplier'

export const saveDocument: PersonHandler<'sds.saveDocument'> = async (
  { sheetId, file },
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const holder = { shardKey, recordType: 'sds', recordId: sheetId }
  if ((await sheetForChange(db, readerOf(person, now), sheetId)) === undefined) {
    return fail('forbidden')
  }
  const upload = await files.unattachedUpload(db, person, file, 'document')
  if (!upload) {
    return fail('invalid_input', { message: 'The file has expired. Please choose it again.' })
  }
  if (upload.media_type !== 'application/pdf') {
    return fail('invalid_input', { message: 'Please choose a PDF.' })
  }
  const [before] = await files.heldFiles(db, holder)
  if (before !== undefined) {
    await files.releaseFile(db, holder, { uploadId: before.id, slot })
    await files.detach(db, shardKey, before.id, now)
  }
  await files.attach(db, shardKey, upload.id, sheetId)
  const held = { recordType: 'sds', recordId: sheetId, uploadId: upload.id, slot }
  await files.holdFile(db, shardKey, { ...held, addedBy: personId, addedAt: now })
  await audit({
    ...{ recordType: 'sds', recordId: sheetId, action: 'add document' },
    changes: { document: { from: before?.file_name ?? null, to: upload.file_name } },
  })
  const kept = await documentOf(db, shardKey, sheetId)
  return kept === null ? fail('not_found') : ok(kept, 'The supplier’s sheet was added.')
}

export const document: PersonHandler<'sds.document'> = ({ sheetId }, context) =>
  supplierFile(context, context.person.shardKey, sheetId)

/** The supplier's PDF of a sheet itself. */
export async function supplierFile(
  context: Pick<HandlerContext, 'db' | 'ports'>,
  shardKey: string,
  sheetId: string,
): Promise<{ status: 'file'; file: FileAnswer }> {
  const holder = { shardKey, recordType: 'sds', recordId: sheetId }
  const [held] = await files.heldFiles(context.db, holder)
  return answerFile(context, held)
}
