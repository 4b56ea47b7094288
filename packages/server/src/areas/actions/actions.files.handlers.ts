import { actionFilesMax } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import * as files from '../../records/files.queries.ts'
import { filesOf } from './actions.detail.ts'
import { actionForChange } from './actions.queries.ts'
import { readerOf } from './actions.rights.ts'
import { mayEdit } from './actions.row.ts'

export const addFile: PersonHandler<'actions.addFile'> = async ({ actionId, file }, context) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  await requireOpen(context, actionId)
  const before = await filesOf(db, shardKey, actionId)
  if (before.length >= actionFilesMax) {
    return fail('invalid_input', { message: `An action takes at most ${actionFilesMax} files.` })
  }
  const upload = await files.unattachedUpload(db, person, file, 'document')
  if (!upload) {
    return fail('invalid_input', { message: 'The file has expired. Please choose it again.' })
  }
  await files.attach(db, shardKey, upload.id, actionId)
  await files.holdFile(db, shardKey, {
    ...{ recordType: 'action', recordId: actionId, uploadId: upload.id, slot: 'evidence' },
    ...{ addedBy: personId, addedAt: now },
  })
  await audit({
    recordType: 'action',
    recordId: actionId,
    action: 'add evidence',
    changes: { file: { from: null, to: upload.file_name } },
  })
  const added = (await filesOf(db, shardKey, actionId)).find(
    ({ uploadId }) => uploadId === upload.id,
  )
  return added === undefined ? fail('not_found') : ok(added, 'Evidence added.')
}

export const removeFile: PersonHandler<'actions.removeFile'> = async (
  { actionId, uploadId },
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey } = person
  await requireOpen(context, actionId)
  const held = (await filesOf(db, shardKey, actionId)).find((file) => file.uploadId === uploadId)
  const holder = { shardKey, recordType: 'action', recordId: actionId }
  if (!held || !(await files.releaseFile(db, holder, { uploadId, slot: 'evidence' }))) {
    return fail('not_found')
  }
  await files.detach(db, shardKey, uploadId, now)
  await audit({
    recordType: 'action',
    recordId: actionId,
    action: 'remove evidence',
    changes: { file: { from: held.name, to: null } },
  })
  return ok(null, 'Evidence removed.')
}

export const file: PersonHandler<'actions.file'> = async ({ actionId, uploadId }, context) => {
  const { db, person, ports } = context
  const holder = { shardKey: person.shardKey, recordType: 'action', recordId: actionId }
  const held = (await files.heldFiles(db, holder)).find(({ id }) => id === uploadId)
  const stored = held && (await ports.files.read(held.storage_key))
  if (!held || !stored) {
    return fail('not_found')
  }
  return {
    status: 'file',
    file: {
      etag: held.id,
      mediaType: held.media_type,
      byteSize: stored.byteSize,
      fileName: held.file_name,
      stream: stored.stream,
    },
  }
}

/** What is closed keeps the evidence that it was closed with. */
async function requireOpen({ db, person, now }: PersonContext, actionId: string): Promise<void> {
  const row = await actionForChange(db, readerOf(person, now), actionId)
  if (row === undefined) {
    return fail('forbidden')
  }
  return mayEdit(row.status)
    ? undefined
    : fail('wrong_state', { message: 'What is closed takes no more evidence.' })
}
