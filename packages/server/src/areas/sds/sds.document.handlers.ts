import { fail } from '../../fail.ts'
import {
  ok,
  type FileAnswer,
  type HandlerContext,
  type PersonContext,
  type PersonHandler,
} from '../../handler.ts'
import { answerFile } from '../../records/files.ts'
import * as files from '../../records/files.queries.ts'
import { requireVersion } from '../../row-version.ts'
import type { SheetRow } from './sds.columns.ts'
import { earlierSlot, labelSlot, papersOf, supplierPaper, supplierSlot } from './sds.papers.ts'
import { sheetForChange, sheetRow, sheetWhole } from './sds.queries.ts'
import { readerOf, readsAll, readsWhatItSays } from './sds.rights.ts'
import { askedAnew, requireAsApproved } from './sds.row.ts'
import { tellAsked } from './sds.told.ts'

export const saveDocument: PersonHandler<'sds.saveDocument'> = async (
  { sheetId, file },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const { shardKey, personId } = person
  const holder = { shardKey, recordType: 'sds', recordId: sheetId }
  const row = await sheetForChange(db, readerOf(person, now), sheetId)
  if (row === undefined) {
    return fail('forbidden')
  }
  requireVersion(row.row_version, ifMatch)
  requireAsApproved(row)
  const upload = await files.unattachedUpload(db, person, file, 'document')
  if (!upload) {
    return fail('invalid_input', { message: 'The file has expired. Please choose it again.' })
  }
  if (upload.media_type !== 'application/pdf') {
    return fail('invalid_input', { message: 'Please choose a PDF.' })
  }
  const before = await supplierPaper(db, holder)
  if (before !== undefined) {
    await putAside(context, row, before.id)
  }
  await files.attach(db, shardKey, upload.id, sheetId)
  const held = { recordType: 'sds', recordId: sheetId, uploadId: upload.id, slot: supplierSlot }
  await files.holdFile(db, shardKey, { ...held, addedBy: personId, addedAt: now })
  // A first paper changes nothing of what they read.
  const isAskedNow = row.status === 'approved' && before !== undefined
  // Whoever read the paper before it has not read this one, be it to acknowledge or to approve it.
  await db
    .updateTable('sds_sheets')
    .set({
      ...(isAskedNow ? askedAnew(row.current_version, { isFirst: false, now }) : {}),
      ...{ updated_at: now, row_version: row.row_version + 1 },
    })
    .where('shard_key', '=', shardKey)
    .where('id', '=', sheetId)
    .execute()
  await audit({
    ...{ recordType: 'sds', recordId: sheetId, action: 'add document' },
    changes: { document: { from: before?.file_name ?? null, to: upload.file_name } },
  })
  if (isAskedNow) {
    await tellAsked(context, sheetId)
  }
  const { document: kept } = await papersOf(db, shardKey, sheetId)
  return kept === null ? fail('not_found') : ok(kept, 'The supplier’s sheet was added.')
}

/** What was approved at any time is kept: people worked by it. Another one makes way. */
async function putAside(
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
  { id: recordId, status }: SheetRow,
  uploadId: string,
): Promise<void> {
  const { shardKey } = person
  const holder = { shardKey, recordType: 'sds', recordId }
  const { approved_at: approvedAt } = await sheetWhole(db, shardKey, recordId)
  if (approvedAt === null && status !== 'approved') {
    await files.releaseFile(db, holder, { uploadId, slot: supplierSlot })
    await files.detach(db, shardKey, uploadId, now)
    return
  }
  await files.moveFileToSlot(db, holder, { uploadId, slot: earlierSlot })
}

export const document: PersonHandler<'sds.document'> = async ({ sheetId, uploadId }, context) => {
  const { db, person, now } = context
  const { shardKey } = person
  const row = await sheetRow(db, readerOf(person, now), sheetId)
  const reads = row !== undefined && readsWhatItSays(row, person)
  if (uploadId === undefined) {
    return reads ? supplierFile(context, shardKey, sheetId) : fail('not_found')
  }
  const held = await files.heldFiles(db, { shardKey, recordType: 'sds', recordId: sheetId })
  const isOpen = (slot: string) =>
    slot === labelSlot || readsAll(person) || (slot === supplierSlot && reads)
  const asked = held.find(({ id, slot }) => id === uploadId && isOpen(slot))
  return answerFile(context, asked)
}

/** The supplier's PDF of a sheet itself. */
export async function supplierFile(
  context: Pick<HandlerContext, 'db' | 'ports'>,
  shardKey: string,
  sheetId: string,
): Promise<{ status: 'file'; file: FileAnswer }> {
  const holder = { shardKey, recordType: 'sds', recordId: sheetId }
  return answerFile(context, await supplierPaper(context.db, holder))
}
