import type { Insertable } from 'kysely'
import { fail } from '../fail.ts'
import type { Queryable } from '../db/database.ts'
import type { Person } from '../identity.ts'
import type { Ports } from '../ports/ports.ts'
import type { ServerSettings } from '../settings.ts'
import type { UploadsTable } from './files.tables.ts'
import {
  isPicture,
  isText,
  mediaTypeOf,
  pleaseChoose,
  sniffedBytes,
  type FileKind,
  type MediaType,
} from './media-type.ts'
import { cleanPicture } from './pictures/clean-picture.ts'
import { plainText } from './plain-text.ts'
import { keepRefused } from './refused-files.ts'
import { safeName } from './safe-name.ts'
import { scanFile } from './scan-file.ts'
import { inScanTurn } from './scan-turn.ts'

/** How long a file may wait to be attached to a record, in milliseconds. */
export const unattachedLifeMs = 24 * 3600 * 1000

/** A file that was sent, as the database keeps it. */
export type UploadRow = Insertable<UploadsTable>

interface SentFile {
  owner: Pick<Person, 'shardKey' | 'personId'>
  kind: FileKind
  /** What its sender calls it. */
  fileName: string
  /** Its first bytes, which are among `bytes` as well. */
  head: Uint8Array
  bytes: AsyncIterable<Uint8Array>
}

/**
 * Writes a file to storage as it comes, a picture without its notes, has it scanned where that is
 * wanted, and answers its row, which is yet to be stored. What its field does not take is refused,
 * and nothing is left of it then; what the operator's program does not take is kept apart, for
 * administrators to see.
 */
export async function keepFile(
  { owner, kind, fileName, head, bytes }: SentFile,
  { db, ports, settings }: { db: Queryable; ports: Ports; settings: ServerSettings },
): Promise<UploadRow> {
  const mediaType = mediaTypeOf(head, kind, fileName)
  if (mediaType === undefined) {
    fail('unsupported_media_type', { message: pleaseChoose[kind] })
  }
  const id = ports.ids.next()
  const key = `${id.slice(-2)}/${id}`
  const { byteSize, sha256 } = await ports.files.write(key, asKept(mediaType, bytes))
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
  // A part is looked at as part of the whole.
  const why = kind === 'part' ? undefined : await refusalOf(row, { ports, settings })
  if (why !== undefined) {
    await keepRefused(row, why, { db, ports })
    fail('file_refused', why === '' ? {} : { message: why })
  }
  return row
}

/** What the operator's program says of a file that it does not take. */
async function refusalOf(
  { storage_key: key, shard_key: shard, person_id: personId }: UploadRow,
  { ports, settings }: { ports: Ports; settings: ServerSettings },
): Promise<string | undefined> {
  const { uploadScanner: program } = settings
  try {
    return (
      program && (await inScanTurn(`${shard} ${personId}`, () => scanFile(program, key, ports)))
    )
  } catch (error) {
    await ports.files.remove(key)
    throw error
  }
}

/** A picture without its notes, text that is text, and anything else as it came. */
function asKept(mediaType: MediaType, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  if (isPicture(mediaType)) {
    return cleanPicture(mediaType, bytes)
  }
  return isText(mediaType) ? plainText(bytes) : bytes
}

/** Reads just enough to tell what a file is, and gives the whole of it back. */
export async function readHead(
  source: AsyncIterable<Uint8Array>,
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
