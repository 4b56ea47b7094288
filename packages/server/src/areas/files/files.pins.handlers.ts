import { pinnedFilesMax } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { addPin, pinnedOf, removePin } from './files.pins.ts'
import { readerOf } from './files.rights.ts'

const tooMany = `You have pinned ${pinnedFilesMax} files. Please unpin one first.`

export const pins: PersonHandler<'files.pins'> = async (_input, { db, person, now }) => {
  const rows = await pinnedOf(db, readerOf(person, now))
  return ok(
    rows.map((row) => ({
      fileId: row.id,
      version: row.version,
      mediaType: row.media_type,
      size: row.byte_size === null ? null : Number(row.byte_size),
      changedAt: row.changed_at.toISOString(),
    })),
  )
}

export const pin: PersonHandler<'files.pin'> = async ({ fileId }, context) => {
  const { db, person, now, audit } = context
  const reader = readerOf(person, now)
  const before = await pinnedOf(db, reader)
  if (before.some(({ id }) => id === fileId)) {
    return ok(null, 'Pinned.')
  }
  if (before.length >= pinnedFilesMax) {
    return fail('wrong_state', { message: tooMany })
  }
  await addPin(db, reader, fileId, now)
  await audit({ recordType: 'file_pin', recordId: fileId, action: 'create' })
  return ok(null, 'Pinned.')
}

export const unpin: PersonHandler<'files.unpin'> = async ({ fileId }, context) => {
  const { db, person, now, audit } = context
  if (await removePin(db, readerOf(person, now), fileId)) {
    await audit({ recordType: 'file_pin', recordId: fileId, action: 'delete' })
  }
  return ok(null, 'Unpinned.')
}
