import { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Audience } from '@holdpoint/api'
import type { LibraryFilesTable } from '../src/areas/files/files.tables.ts'
import { writeAudience } from '../src/records/audience.ts'
import { cast, castShard } from './cast.ts'
import type { TestServer } from './harness.ts'
import { everybodyMeant, nobodyMeant } from './place-message.ts'

export type PlacedFile = {
  /** Everybody, unless somebody is named. */
  audience?: Partial<Audience>
  uploadedBy?: string
  columns?: Partial<Insertable<LibraryFilesTable>>
}

/** Writes a file with one version as it stands, past every rule; in force where it is approved. */
export async function placeFile(
  { database: { kysely } }: Pick<TestServer, 'database'>,
  id: string,
  { audience, uploadedBy = cast.manager, columns = {} }: PlacedFile = {},
): Promise<void> {
  const at = '2026-02-01T12:00:00Z'
  const isApproved = (columns.status ?? 'approved') === 'approved'
  const from = '2025-01-01T12:00:00Z'
  const force = isApproved ? { current_version: 1, material_version: 1, ack_from: from } : {}
  const row = {
    ...{ shard_key: castShard, id, number: `FIL-26-${id}`, name: `File ${id}` },
    ...{ status: 'approved' as const, owner_id: cast.admin, version: 1, require_ack: true },
    tags: ['placed'],
    ...{ created_by: cast.admin, created_at: at, updated_at: at },
    ...force,
    ...columns,
  }
  await kysely.insertInto('library_files').values(row).execute()
  const holder = { shardKey: row.shard_key, recordType: 'library_file', recordId: id }
  await writeAudience(kysely, holder, { ...(audience ? nobodyMeant : everybodyMeant), ...audience })
  await kysely
    .insertInto('uploads')
    .values({
      ...{ shard_key: row.shard_key, id: `file-${id}`, person_id: uploadedBy },
      ...{ file_name: 'a.pdf', media_type: 'application/pdf', byte_size: 4, sha256: 'x' },
      ...{ storage_key: `file-${id}`, created_at: at, expires_at: null, attached_to: id },
    })
    .execute()
  await kysely
    .insertInto('library_versions')
    .values({
      ...{ shard_key: row.shard_key, file_id: id, version: 1, upload_id: `file-${id}` },
      ...{ uploaded_by: uploadedBy, uploaded_at: at },
    })
    .execute()
}

/** Puts bytes where those of a version that was placed are to lie. */
export async function placeBytes(
  { ports }: Pick<TestServer, 'ports'>,
  id: string,
  bytes: Uint8Array,
): Promise<void> {
  await ports.files.write(`file-${id}`, Readable.from([bytes]))
}

/** Lets somebody have acknowledged version 1 of a file. */
export async function placeAcknowledgement(
  { database }: Pick<TestServer, 'database'>,
  fileId: string,
  personId: string,
  at = '2026-02-10T12:00:00Z',
): Promise<void> {
  await database.kysely
    .insertInto('record_acknowledgements')
    .values({
      ...{ shard_key: castShard, record_type: 'library_file', record_id: fileId },
      ...{ person_id: personId, version: 1, opened_at: at, acknowledged_at: at },
    })
    .execute()
}

/** Lets somebody have pinned a file. */
export async function placePin(
  { database }: Pick<TestServer, 'database'>,
  fileId: string,
  personId: string,
): Promise<void> {
  await database.kysely
    .insertInto('file_pins')
    .values({
      ...{ shard_key: castShard, person_id: personId, file_id: fileId },
      pinned_at: '2026-02-10T12:00:00Z',
    })
    .execute()
}
