import type { Readable } from 'node:stream'
import type { Insertable } from 'kysely'
import type { Queryable } from '../db/database.ts'
import type { UploadsTable } from './files.tables.ts'
import { fail } from '../fail.ts'
import type { Person } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import type { ServerSettings } from '../settings.ts'
import {
  isPicture,
  isText,
  mediaTypeOf,
  pleaseChoose,
  sniffedBytes,
  type FileKind,
  type MediaType,
} from './media-type.ts'
import { filledFilesMax, formBytesMax, parseForm, tooLarge } from './parse-form.ts'
import { cleanPicture } from './pictures/clean-picture.ts'
import { plainText } from './plain-text.ts'
import { safeName } from './safe-name.ts'
import { scanFile } from './scan-file.ts'

/** How long a file may wait to be attached to a record, in milliseconds. */
export const unattachedLifeMs = 24 * 3600 * 1000
/** How long a file that was refused is kept for administrators, in milliseconds. */
const refusedLifeMs = 30 * 24 * 3600 * 1000
/** How many files of one person may wait at once. */
const unattachedMax = 200

export interface UploadParts {
  db: Queryable
  ports: Ports
  settings: ServerSettings
  /** Which kind of file a field may bring; one that may bring none brings nothing but an empty one. */
  kindOfFile: (field: string) => FileKind | undefined
}

type UploadRow = Insertable<UploadsTable>

/**
 * Streams the file parts of a multipart body to storage, pictures without their notes, and answers
 * the same form without them: each file field holds `upload:<id>`, an empty one holds nothing. A file that nobody attaches to
 * a record is cleared away after a day. Rows are written once every file is whole, so that no row
 * ever names a file that is not there. Nobody may send fields, but no files.
 */
export async function receiveUploads(
  request: Request,
  person: Person | undefined,
  { db, ports, settings, kindOfFile }: UploadParts,
): Promise<Request> {
  const { photoBytesMax } = settings
  if (Number(request.headers.get('Content-Length') ?? '0') > formBytesMax(photoBytesMax)) {
    fail('body_too_large', { message: tooLarge(photoBytesMax) })
  }
  const form = new URLSearchParams()
  const rows: UploadRow[] = []
  const written: string[] = []
  let filled = 0

  async function keep(name: string, fileName: string, source: Readable): Promise<void> {
    const { head, rest } = await readHead(source)
    if (head.byteLength === 0) {
      form.append(name, '')
      return
    }
    const owner = person ?? fail('not_signed_in')
    const kind = kindOfFile(name)
    if (kind === undefined) {
      fail('unsupported_media_type', { message: 'No file is taken here.' })
    }
    filled += 1
    if (filled > filledFilesMax) {
      fail('body_too_large', { message: `Please send at most ${filledFilesMax} photos at once.` })
    }
    const mediaType = mediaTypeOf(head, kind, fileName)
    if (mediaType === undefined) {
      fail('unsupported_media_type', { message: pleaseChoose[kind] })
    }
    const id = ports.ids.next()
    const key = `${id.slice(-2)}/${id}`
    const { byteSize, sha256 } = await ports.files.write(key, asKept(mediaType, rest))
    written.push(key)
    const now = ports.clock.now()
    const row: UploadRow = {
      shard_key: owner.shardKey,
      id,
      person_id: owner.personId,
      file_name: safeName(fileName),
      media_type: mediaType,
      byte_size: byteSize,
      sha256,
      storage_key: key,
      created_at: now,
      expires_at: new Date(now.getTime() + unattachedLifeMs),
      attached_to: null,
    }
    await requireTaken(row)
    rows.push(row)
    form.append(name, `upload:${id}`)
  }

  /** A file that the operator's program does not take is kept apart, for administrators to see. */
  async function requireTaken(row: UploadRow): Promise<void> {
    const { uploadScanner } = settings
    const why = uploadScanner && (await scanFile(uploadScanner, row.storage_key, ports))
    if (why === undefined) {
      return
    }
    const now = ports.clock.now()
    const expires = new Date(now.getTime() + refusedLifeMs)
    const refused = { ...row, expires_at: expires, refused_at: now, refused_why: why }
    await db.insertInto('uploads').values(refused).execute()
    written.splice(written.indexOf(row.storage_key), 1)
    fail('file_refused', why === '' ? {} : { message: why })
  }

  try {
    await parseForm(request, photoBytesMax, {
      onField: (name, value) => form.append(name, value),
      onFile: keep,
    })
    await store(db, rows)
  } catch (error) {
    await Promise.allSettled(written.map((key) => ports.files.remove(key)))
    throw error
  }
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  headers.set('Content-Type', 'application/x-www-form-urlencoded')
  return new Request(request.url, { method: 'POST', headers, body: form })
}

/** A picture without its notes, text that is text, and anything else as it came. */
function asKept(mediaType: MediaType, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  if (isPicture(mediaType)) {
    return cleanPicture(mediaType, bytes)
  }
  return isText(mediaType) ? plainText(bytes) : bytes
}

async function store(db: Queryable, rows: readonly UploadRow[]): Promise<void> {
  const [first] = rows
  if (first === undefined) {
    return
  }
  const waiting = await db
    .selectFrom('uploads')
    .select('id')
    .where('shard_key', '=', first.shard_key)
    .where('person_id', '=', first.person_id)
    .where('attached_to', 'is', null)
    .where('refused_at', 'is', null)
    .limit(unattachedMax)
    .execute()
  if (waiting.length + rows.length > unattachedMax) {
    fail('too_many_requests', {
      message: 'Too many of your files wait to be used. Please try again tomorrow.',
      retryAfterS: unattachedLifeMs / 1000,
    })
  }
  await db
    .insertInto('uploads')
    .values([...rows])
    .execute()
}

/** Reads just enough to tell what a file is, and gives the whole of it back. */
async function readHead(
  source: Readable,
): Promise<{ head: Uint8Array; rest: AsyncIterable<Uint8Array> }> {
  const chunks = source[Symbol.asyncIterator]()
  const first: Uint8Array[] = []
  let byteSize = 0
  while (byteSize < sniffedBytes) {
    const next = await chunks.next()
    if (next.done === true) {
      break
    }
    const chunk: Uint8Array = next.value
    first.push(chunk)
    byteSize += chunk.byteLength
  }
  async function* whole() {
    yield* first
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
      const chunk: Uint8Array = next.value
      yield chunk
    }
  }
  return { head: Buffer.concat(first), rest: whole() }
}
