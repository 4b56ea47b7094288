import type { RecordFile as FileOfRecord } from '@holdpoint/api'
import { fail, failField } from '../fail.ts'
import type { FileAnswer, HandlerContext, PersonContext } from '../handler.ts'
import * as files from './files.queries.ts'

/** Where a record keeps files, and what is said of it there. */
export type FilePlace = {
  recordType: string
  recordId: string
  /** What its files are there for, such as `evidence`. */
  slot: string
  /** How many it takes, and the sentence for one too many. */
  most: number
  tooMany: string
}

/** A file as a record holds it. */
export type RecordFile = Awaited<ReturnType<typeof files.heldFiles>>[number]

/**
 * Lets a record hold a picture or a PDF that the person has sent. `said` is what the audit trail
 * calls it. Ends the call where the record is full, or the file was not sent or has expired.
 */
export async function addFile(
  { db, person, now, audit }: PersonContext,
  { recordType, recordId, slot, most, tooMany }: FilePlace,
  { file, said }: { file: string; said: string },
): Promise<RecordFile> {
  const { shardKey, personId } = person
  const holder = { shardKey, recordType, recordId }
  const before = await files.heldFiles(db, holder)
  if (before.length >= most) {
    return fail('invalid_input', { message: tooMany })
  }
  const upload = await files.unattachedUpload(db, person, file, 'document')
  if (!upload) {
    return fail('invalid_input', { message: 'The file has expired. Please choose it again.' })
  }
  await files.attach(db, shardKey, upload.id, recordId)
  await files.holdFile(db, shardKey, {
    ...{ recordType, recordId, uploadId: upload.id, slot },
    ...{ addedBy: personId, addedAt: now },
  })
  const changes = { file: { from: null, to: upload.file_name } }
  await audit({ recordType, recordId, action: said, changes })
  const held = (await files.heldFiles(db, holder)).find(({ id }) => id === upload.id)
  return held ?? fail('not_found')
}

/** Lets a record hold a picture that the person has sent; ends the call where that has expired. */
export async function takePicture(
  { db, person, now }: PersonContext,
  { recordType, recordId, slot }: Pick<FilePlace, 'recordType' | 'recordId' | 'slot'>,
  { file, field }: { file: string; field: string },
) {
  const { shardKey, personId } = person
  const upload = await files.unattachedUpload(db, person, file)
  if (upload === undefined) {
    return failField(field, 'The picture has expired. Please choose it again.')
  }
  await files.attach(db, shardKey, upload.id, recordId)
  await files.holdFile(db, shardKey, {
    ...{ recordType, recordId, uploadId: upload.id, slot, addedBy: personId, addedAt: now },
  })
  return upload
}

/**
 * Lets a record hold pictures and PDFs that the person has sent along; ends the call where one has
 * expired. Answers what they are called.
 */
export async function takeDocuments(
  { db, person, now }: PersonContext,
  { recordType, recordId, slot }: Pick<FilePlace, 'recordType' | 'recordId' | 'slot'>,
  { uploadIds, field }: { uploadIds: readonly string[]; field: string },
): Promise<string[]> {
  const { shardKey, personId } = person
  const names: string[] = []
  for (const id of new Set(uploadIds)) {
    const upload = await files.unattachedUpload(db, person, id, 'document')
    if (upload === undefined) {
      return failField(field, 'A file has expired. Please choose it again.')
    }
    await files.attach(db, shardKey, upload.id, recordId)
    await files.holdFile(db, shardKey, {
      ...{ recordType, recordId, uploadId: upload.id, slot, addedBy: personId, addedAt: now },
    })
    names.push(upload.file_name)
  }
  return names
}

/** Takes a file off a record; ends the call where the record holds no such file in the slot. */
export async function removeFile(
  { db, person, now, audit }: PersonContext,
  { recordType, recordId, slot }: Pick<FilePlace, 'recordType' | 'recordId' | 'slot'>,
  { uploadId, said }: { uploadId: string; said: string },
): Promise<void> {
  const { shardKey } = person
  const holder = { shardKey, recordType, recordId }
  const held = (await files.heldFiles(db, holder)).find(({ id }) => id === uploadId)
  if (!held || !(await files.releaseFile(db, holder, { uploadId, slot }))) {
    return fail('not_found')
  }
  await files.detach(db, shardKey, uploadId, now)
  const changes = { file: { from: held.file_name, to: null } }
  await audit({ recordType, recordId, action: said, changes })
}

/** A file as it travels: without a name of whoever added it (decision 0089). */
export function toRecordFile(held: RecordFile): FileOfRecord {
  return {
    uploadId: held.id,
    name: held.file_name,
    type: held.media_type,
    size: Number(held.byte_size),
    addedAt: held.added_at.toISOString(),
  }
}

/** The answer of a call that gives the file itself, as the browser shows it. */
export async function answerFile(
  { ports }: Pick<HandlerContext, 'ports'>,
  held: Pick<RecordFile, 'id' | 'storage_key' | 'media_type' | 'file_name'> | undefined,
): Promise<{ status: 'file'; file: FileAnswer }> {
  const stored = held && (await ports.files.read(held.storage_key))
  if (!held || !stored) {
    return fail('not_found')
  }
  const { id: etag, media_type: mediaType, file_name: fileName } = held
  const { byteSize, stream } = stored
  return { status: 'file', file: { etag, mediaType, byteSize, fileName, stream } }
}
