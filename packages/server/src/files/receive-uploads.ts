import type { Readable } from 'node:stream'
import type { Queryable } from '../db/database.ts'
import { fail, ProblemError } from '../fail.ts'
import type { Person } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import type { ServerSettings } from '../settings.ts'
import { keepFile, readHead, unattachedLifeMs, type UploadRow } from './keep-file.ts'
import type { FileKind } from './media-type.ts'
import { filledFilesMax, formBytesMax, parseForm, tooLarge } from './parse-form.ts'

/** How many files of one person may wait at once. */
const unattachedMax = 200

export interface UploadParts {
  db: Queryable
  ports: Ports
  settings: ServerSettings
  /** Which kind of file a field may bring; one that may bring none brings nothing but an empty one. */
  kindOfFile: (field: string) => FileKind | undefined
}

/** Why files were not taken, and what their form said beside them: each of its file fields is empty. */
export class FilesRefused extends ProblemError {
  readonly fields: URLSearchParams

  constructor({ problem }: ProblemError, fields: URLSearchParams) {
    super(problem)
    this.fields = fields
  }
}

/**
 * Streams the file parts of a multipart body to storage, pictures without their notes, and answers
 * the same form without them: each file field holds `upload:<id>`, an empty one holds nothing. A file that nobody attaches to
 * a record is cleared away after a day. Rows are written once every file is whole, so that no row
 * ever names a file that is not there. Nobody may send fields, but no files. Ends with `FilesRefused` where
 * a file is what stands in the way.
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
    const kept = await keepFile(
      { owner, kind, fileName, head, bytes: rest },
      { db, ports, settings },
    )
    written.push(kept.storage_key)
    rows.push(kept)
    form.append(name, `upload:${kept.id}`)
  }

  try {
    const refused = await parseForm(request, photoBytesMax, {
      onField: (name, value) => form.append(name, value),
      onFile: keep,
    })
    if (refused !== undefined) {
      throw refused instanceof ProblemError
        ? new FilesRefused(refused, withoutFiles(form, rows))
        : refused
    }
    await storeUploads(db, rows, ports.clock.now())
  } catch (error) {
    await Promise.allSettled(written.map((key) => ports.files.remove(key)))
    throw error
  }
  const headers = new Headers(request.headers)
  headers.delete('Content-Length')
  headers.set('Content-Type', 'application/x-www-form-urlencoded')
  return new Request(request.url, { method: 'POST', headers, body: form })
}

/** The fields as if none of these files had been chosen. */
function withoutFiles(form: URLSearchParams, rows: readonly UploadRow[]): URLSearchParams {
  const gone = new Set(rows.map(({ id }) => `upload:${id}`))
  const left = new URLSearchParams()
  form.forEach((value, name) => left.append(name, gone.has(value) ? '' : value))
  return left
}

/** Writes the rows of files that wait to be used; nobody may have more than 200 of them. */
export async function storeUploads(
  db: Queryable,
  rows: readonly UploadRow[],
  now: Date,
): Promise<void> {
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
    .where('expires_at', '>', now)
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
