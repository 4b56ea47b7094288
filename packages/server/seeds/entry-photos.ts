import type { MediaRef } from '@holdpoint/forms'
import type { Insertable } from 'kysely'
import type { UploadsTable } from '../src/files/files.tables.ts'
import type { FileStore } from '../src/ports/ports.ts'
import { shardKey } from './organisation.ts'
import { drawPicture, pictureSubjects } from './pictures.ts'
import type { PictureSubject } from './pictures.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'

/** A photo that is to lie in storage before the entry that shows it is written. */
export type WorldPhoto = {
  row: Omit<Insertable<UploadsTable>, 'sha256'> & { storage_key: string }
  bytes: Uint8Array
}

type KeptFile = { name: (id: string) => string; type: string; bytes: Uint8Array }
type KeptPlace = { personId: string; recordId: string; at: Date }

const mediaType = 'image/png'
const drawingsOfSubject = 4
const writersAtOnce = 8

/** Everybody's camera: it draws a few pictures of each subject and hands them out. */
export function makeCamera(random: SeededRandom) {
  const album = new Map(
    pictureSubjects.map((subject) => [
      subject,
      Array.from({ length: drawingsOfSubject }, () => drawPicture(subject, random)),
    ]),
  )
  const photos: WorldPhoto[] = []

  function take(questionKey: string, personId: string, myFormId: string, at: Date): MediaRef {
    const subject = subjectOf(questionKey, random)
    const bytes = random.pick(album.get(subject) ?? [])
    const name = (id: string) => `${subject}-${id.slice(-4).toLowerCase()}.png`
    const file = { name, type: mediaType, bytes }
    return keepAs(worldId(at, random), file, { personId, recordId: myFormId, at })
  }

  /** Puts a file of another make beside the pictures. */
  function keep(file: Omit<KeptFile, 'name'> & { name: string }, place: KeptPlace): MediaRef {
    return keepAs(worldId(place.at, random), { ...file, name: () => file.name }, place)
  }

  function keepAs(id: string, file: KeptFile, { personId, recordId, at }: KeptPlace): MediaRef {
    const { type, bytes } = file
    const name = file.name(id)
    photos.push({
      bytes,
      row: {
        shard_key: shardKey,
        id,
        person_id: personId,
        file_name: name,
        media_type: type,
        byte_size: bytes.byteLength,
        storage_key: `${id.slice(-2)}/${id}`,
        created_at: at,
        expires_at: null,
        attached_to: recordId,
      },
    })
    return { uploadId: id, name, type, size: bytes.byteLength }
  }

  return { take, keep, photos }
}

function subjectOf(questionKey: string, random: SeededRandom): PictureSubject {
  const words: readonly (readonly [RegExp, PictureSubject])[] = [
    [/barrier|zone|sign|exclusion|line_mark|access/, 'barrier'],
    [/pressure|psi|gauge|test|voltage|reading/, 'gauge'],
    [/iron|union|sling|restraint|valve|joint|line|seal/, 'iron'],
    [/contain|spill|fuel|tank|return|magazine/, 'containment'],
    [/extinguisher|fire/, 'extinguisher'],
  ]
  return words.find(([word]) => word.test(questionKey))?.[1] ?? random.pick(pictureSubjects)
}

/** Puts the photos into storage and answers their rows. */
export async function storePhotos(
  files: FileStore,
  photos: readonly WorldPhoto[],
): Promise<Insertable<UploadsTable>[]> {
  const rows: Insertable<UploadsTable>[] = []
  for (let from = 0; from < photos.length; from += writersAtOnce) {
    const batch = photos.slice(from, from + writersAtOnce).map(async ({ row, bytes }) => {
      const { sha256 } = await files.write(row.storage_key, onePiece(bytes))
      return { ...row, sha256 }
    })
    rows.push(...(await Promise.all(batch)))
  }
  return rows
}

async function* onePiece(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes
}
