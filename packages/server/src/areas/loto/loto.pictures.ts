import { sql, type RawBuilder } from 'kysely'
import { lotoPicturesMax, type LotoPicture } from '@holdpoint/api'
import { json, type Json } from '../../db/json.ts'
import { fail } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { takePicture } from '../../records/files.ts'
import * as files from '../../records/files.queries.ts'
import { personIn } from '../../records/people.queries.ts'

// The pictures of points, of templates and of lockouts. A point lists its own; the record that it
// belongs to holds the files, be they another record's as well, since copies show them too.

const slot = 'points'

/** Whose point it is. */
export type PictureHolder = { recordType: 'loto_template' | 'loto'; recordId: string }

/** The pictures that a column of a point lists, as they travel. */
export const picturesIn = (column: string): RawBuilder<LotoPicture[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('uploadId', picture.upload_id, 'name', picture.name,
    'at', picture.at, 'person', ${personIn('picture.person_id')}) order by picture.nth)
  from rows from (jsonb_to_recordset(${sql.ref(column)})
    as ("uploadId" text, name text, at text, "personId" text)
  ) with ordinality as picture (upload_id, name, at, person_id, nth)
), '[]')`

/** A picture as a point lists it. */
export type ListedPicture = { uploadId: string; name: string; at: string; personId: string }

/** What a column of a point lists with one more at its end. */
export const withPicture = (column: string, picture: ListedPicture): RawBuilder<Json> =>
  sql`${sql.ref(column)} || ${json([picture])}`

/** What a column of a point lists without one of them. */
export const withoutPicture = (column: string, uploadId: string): RawBuilder<Json> => sql`coalesce((
  select jsonb_agg(picture order by nth)
  from jsonb_array_elements(${sql.ref(column)}) with ordinality as listed (picture, nth)
  where picture ->> 'uploadId' <> ${uploadId}
), '[]')`

/** Takes a picture that was sent for a point; ends the call where the point has enough of them. */
export async function takePointPicture(
  context: PersonContext,
  holder: PictureHolder,
  { file, before }: { file: string; before: number },
): Promise<ListedPicture> {
  if (before >= lotoPicturesMax) {
    return fail('wrong_state', { message: `A point takes at most ${lotoPicturesMax} pictures.` })
  }
  const { person, now } = context
  const upload = await takePicture(context, { ...holder, slot }, { file, field: 'file' })
  return {
    ...{ uploadId: upload.id, name: upload.file_name, at: now.toISOString() },
    personId: person.personId,
  }
}

/** Lets a record hold the pictures of points that were copied to it. */
export async function holdPictures(
  { db, person, now }: PersonContext,
  { recordType, recordId }: PictureHolder,
  uploadIds: readonly string[],
): Promise<void> {
  const { shardKey, personId: addedBy } = person
  const held = uploadIds.map((uploadId) => ({ recordType, recordId, uploadId, slot }))
  await files.holdFiles(
    db,
    shardKey,
    held.map((file) => ({ ...file, addedBy, addedAt: now })),
  )
}

/** Lets go of a picture; its file stays for as long as another record holds it. */
export async function dropPicture(
  { db, person, now }: PersonContext,
  { recordType, recordId }: PictureHolder,
  uploadId: string,
): Promise<void> {
  const { shardKey } = person
  await files.releaseFile(db, { shardKey, recordType, recordId }, { uploadId, slot })
  await files.detach(db, shardKey, uploadId, now)
}

/** The file of a picture that a record holds at one of its points. */
export async function heldPicture(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  { recordType, recordId }: PictureHolder,
  uploadId: string,
) {
  const { shardKey } = person
  const held = await files.heldFiles(db, { shardKey, recordType, recordId })
  return held.find((file) => file.id === uploadId && file.slot === slot)
}
