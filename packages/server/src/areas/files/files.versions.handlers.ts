import { sendJob } from '../../clock/boss.ts'
import { fail } from '../../fail.ts'
import { hasWords, isPicture } from '../../files/media-type.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import * as files from '../../records/files.queries.ts'
import { writeMove } from '../../records/move.ts'
import { textJob } from './files.clock.ts'
import { toVersion } from './files.detail.ts'
import { fileKind } from './files.facts.ts'
import { fileForChange, fileRow, versionsOf } from './files.queries.ts'
import { readerOf } from './files.rights.ts'
import { mayEdit, seesVersions } from './files.row.ts'
import { textStateOf, wordsOf } from './files.texts.ts'

export const addVersion: PersonHandler<'files.addVersion'> = async (
  { fileId, file, note, isMaterial },
  context,
) => {
  const { db, person, now, audit } = context
  const { shardKey, personId } = person
  const row = await fileForChange(db, readerOf(person, now), fileId)
  if (row === undefined) {
    return fail('forbidden')
  }
  if (!mayEdit(row.status)) {
    return fail('wrong_state', { message: 'An archived file is taken up again first.' })
  }
  const upload = await files.unattachedUpload(db, person, file, 'paper')
  if (!upload) {
    return fail('invalid_input', { message: 'The file has expired. Please choose it again.' })
  }
  const version = row.version + 1
  await files.attach(db, shardKey, upload.id, fileId)
  const held = { recordType: 'library_file', recordId: fileId, uploadId: upload.id }
  const slot = `version ${version}`
  await files.holdFile(db, shardKey, { ...held, slot, addedBy: personId, addedAt: now })
  await db
    .insertInto('library_versions')
    .values({
      ...{ shard_key: shardKey, file_id: fileId, version, upload_id: upload.id, note },
      ...{ is_material: isMaterial, uploaded_by: personId, uploaded_at: now },
    })
    .execute()
  if (hasWords(upload.media_type)) {
    await sendJob(db, textJob, {})
  }
  const columns = { version, status_reason: null }
  const changes = { version: { from: row.version || null, to: `${version} (${upload.file_name})` } }
  const write = { db, shardKey, now, audit }
  if (row.status === 'draft') {
    // It stays where it is.
    await db
      .updateTable('library_files')
      .set({ ...columns, updated_at: now, row_version: row.row_version + 1 })
      .where('shard_key', '=', shardKey)
      .where('id', '=', fileId)
      .execute()
    await audit({
      ...{ recordType: 'library_file', recordId: fileId, action: 'add version' },
      changes,
    })
  } else {
    const moved = { event: 'revise', said: 'add version', to: 'draft', columns, changes } as const
    await writeMove(fileKind, row, moved, write)
  }
  const [newest] = await versionsOf(db, shardKey, fileId)
  return newest === undefined
    ? fail('not_found')
    : ok(toVersion(newest), `Version ${version} added.`)
}

type Wanted = { fileId: string; version?: number | undefined }

/** A version that somebody may read: the one in force, another one for those who see them all. */
async function readable(
  { fileId, version }: Wanted,
  { db, person, now }: Pick<PersonContext, 'db' | 'person' | 'now'>,
) {
  const row = await fileRow(db, readerOf(person, now), fileId)
  const wanted = version ?? row?.current_version ?? null
  const seesAll = row !== undefined && seesVersions(row, person)
  const versions = await versionsOf(db, person.shardKey, fileId)
  // Without one in force whoever keeps it sees the newest.
  const held =
    wanted === null && seesAll ? versions[0] : versions.find((one) => one.version === wanted)
  return held === undefined || (!seesAll && held.version !== row?.current_version)
    ? fail('not_found')
    : held
}

export const text: PersonHandler<'files.text'> = async (wanted, context) => {
  const held = await readable(wanted, context)
  const words = await wordsOf(context.db, context.person.shardKey, wanted.fileId, held.version)
  return ok({ state: textStateOf(held), ...words })
}

export const content: PersonHandler<'files.content'> = async (wanted, context) => {
  const held = await readable(wanted, context)
  const { ports } = context
  const stored = await ports.files.read(held.storage_key)
  return stored === undefined
    ? fail('not_found')
    : {
        status: 'file',
        file: {
          etag: held.upload_id,
          mediaType: held.media_type,
          byteSize: stored.byteSize,
          fileName: held.file_name,
          // Only what our pages show by itself is shown; nothing else is opened in a browser.
          isAttachment: !isPicture(held.media_type) && held.media_type !== 'application/pdf',
          stream: stored.stream,
        },
      }
}
