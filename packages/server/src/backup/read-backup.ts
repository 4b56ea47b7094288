import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import {
  BadBackup,
  backupFormat,
  contentOf,
  entryNames,
  head as headShape,
  manifest as manifestShape,
  newHash,
  type BackupHead,
  type BackupManifest,
} from './archive.ts'

/** What is done with a backup while it is read. Nothing of it is sure before the reading has ended. */
export type BackupReader = {
  onHead?: (head: BackupHead) => Promise<void>
  onRows?: (table: string, lines: string[]) => Promise<void>
  onFile?: (key: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  onSecret?: (secret: string) => Promise<void>
}

/**
 * Reads a backup from its first byte to its last and holds every entry against the manifest. One
 * that was cut, changed, or made by a newer program is a `BadBackup`.
 */
export async function readBackup(
  path: string,
  reader: BackupReader = {},
): Promise<{ head: BackupHead; manifest: BackupManifest }> {
  try {
    return await readEntries(path, reader)
  } catch (error) {
    throw asBadBackup(error, path)
  }
}

/** What a backup says of itself at its beginning. */
export async function readHead(path: string): Promise<BackupHead> {
  try {
    for await (const { name, bytes } of entriesOf(path)) {
      if (name === entryNames.head) {
        return headOf(await text(bytes))
      }
      break
    }
  } catch (error) {
    throw asBadBackup(error, path)
  }
  throw new BadBackup(`${path} is no backup of Holdpoint.`)
}

async function readEntries(path: string, reader: BackupReader) {
  const seen: Record<string, string> = {}
  const rows: Record<string, number> = {}
  let head: BackupHead | undefined
  let manifest: BackupManifest | undefined
  for await (const { name, bytes } of entriesOf(path)) {
    if (manifest !== undefined) {
      throw new BadBackup(`${path} goes on after its end, at ${name}.`)
    }
    const hashed = new HashedBytes(bytes)
    const content = contentOf(name)
    if ('table' in content) {
      const lines = (await text(hashed)).split('\n').slice(0, -1)
      rows[content.table] = (rows[content.table] ?? 0) + lines.length
      await reader.onRows?.(content.table, lines)
    } else if ('fileKey' in content) {
      await reader.onFile?.(content.fileKey, hashed)
    } else if (content.other === entryNames.head) {
      head = headOf(await text(hashed))
      await reader.onHead?.(head)
    } else if (content.other === entryNames.secret) {
      await reader.onSecret?.((await text(hashed)).trim())
    } else if (content.other === entryNames.manifest) {
      manifest = manifestShape.parse(JSON.parse(await text(hashed)))
      continue
    } else {
      throw new BadBackup(`${path} holds ${name}, which no backup has.`)
    }
    seen[name] = await hashed.end()
  }
  if (head === undefined || manifest === undefined) {
    throw new BadBackup(`${path} is not whole: its end is missing.`)
  }
  holdAgainst(manifest, { seen, rows })
  return { head, manifest }
}

async function* entriesOf(path: string) {
  const unpacked = createGunzip()
  // A file that cannot be read is told by what is unpacked from it.
  pipeline(createReadStream(path), unpacked, () => undefined)
  const tar = Readable.toWeb(unpacked)
  const entries = (tar as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  )
  // Node's streams are read by `for await`, which the types of the browser's do not know yet.
  for await (const { header, body } of entries as unknown as AsyncIterable<ParsedTarEntry>) {
    yield { name: header.name, bytes: body as unknown as AsyncIterable<Uint8Array> }
  }
}

/** Bytes that are hashed as they pass. */
class HashedBytes implements AsyncIterable<Uint8Array> {
  readonly #hash = newHash()
  readonly #rest: AsyncIterator<Uint8Array>

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#rest = bytes[Symbol.asyncIterator]()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { value, done } = await this.#rest.next()
      if (done === true) {
        return
      }
      this.#hash.update(value)
      yield value
    }
  }

  /** Reads what nobody has read and answers the hash of it all. */
  async end(): Promise<string> {
    for await (const chunk of this) {
      void chunk
    }
    return this.#hash.digest('hex')
  }
}

function headOf(content: string): BackupHead {
  const { format }: { format?: unknown } = Object(JSON.parse(content))
  if (typeof format === 'number' && format > backupFormat) {
    throw new BadBackup('This backup was made by a newer program. Use that one to read it.')
  }
  return headShape.parse(JSON.parse(content))
}

function holdAgainst(
  manifest: BackupManifest,
  { seen, rows }: { seen: Record<string, string>; rows: Record<string, number> },
): void {
  const names = new Set([...Object.keys(manifest.entries), ...Object.keys(seen)])
  const wrong = [...names].find((name) => manifest.entries[name] !== seen[name])
  if (wrong !== undefined) {
    const what = seen[wrong] === undefined ? 'is missing' : 'is not what was written'
    throw new BadBackup(`This backup is damaged: ${wrong} ${what}.`)
  }
  const table = Object.keys(manifest.rows).find((name) => manifest.rows[name] !== (rows[name] ?? 0))
  if (table !== undefined) {
    throw new BadBackup(`This backup is damaged: rows of ${table} are missing.`)
  }
}

function asBadBackup(error: unknown, path: string): unknown {
  if (error instanceof BadBackup || !(error instanceof Error)) {
    return error
  }
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') {
    return new BadBackup(`There is no ${path}.`)
  }
  return isOfTheArchive(error, code)
    ? new BadBackup(`${path} is damaged or no backup (${error.message}).`, { cause: error })
    : error
}

/** What unpacking and reading shapes throw, as opposed to a database or a disk that failed. */
function isOfTheArchive(error: Error, code: string): boolean {
  return (
    code.startsWith('Z_') ||
    error.name === 'ZodError' ||
    error instanceof SyntaxError ||
    /\btar\b|archive|checksum/i.test(error.message)
  )
}
