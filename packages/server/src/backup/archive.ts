import { createHash } from 'node:crypto'
import * as z from 'zod'

/** A backup that cannot be used. The message is a sentence for the operator. */
export class BadBackup extends Error {
  override name = 'BadBackup'
}

/** Raised whenever an older program could no longer read what a newer one writes. */
export const backupFormat = 1

/**
 * What a backup is: a gzipped tar archive that any tool opens. First `head.json`, then the rows
 * (`rows/<table>/<n>.ndjson`, one row a line), the secret, the files (`files/<storage key>`), and
 * last `manifest.json` with the hash of each: an archive that was cut has none.
 */
export const entryNames = {
  head: 'head.json',
  secret: 'secret',
  manifest: 'manifest.json',
  rows: (table: string, part: number) => `rows/${table}/${String(part).padStart(6, '0')}.ndjson`,
  file: (key: string) => `files/${key}`,
} as const

/** The table that an entry holds rows of, or the key of the file that it is. */
export function contentOf(
  name: string,
): { table: string } | { fileKey: string } | { other: string } {
  const [kind = '', ...rest] = name.split('/')
  if (kind === 'rows' && rest.length === 2) {
    return { table: rest[0] ?? '' }
  }
  return kind === 'files' ? { fileKey: rest.join('/') } : { other: name }
}

const applied = z.object({ number: z.int(), name: z.string(), sha256: z.string() })

export const head = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['pglite', 'postgres']),
  /** What the schema was made of, so that it is made again alike. */
  migrations: z.array(applied),
})

/** What is true of the whole backup, known before its content. */
export type BackupHead = z.infer<typeof head>

export const manifest = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.int()),
  /** The hash of the rows of each table, in the order of its key: alike on both engines. */
  tables: z.record(z.string(), z.string()),
  /** The SHA-256 of each entry before this one. */
  entries: z.record(z.string(), z.string()),
  files: z.int(),
  /** Files that rows name and that were not there. */
  missing: z.array(z.string()),
})

/** What a backup holds, known at its end. */
export type BackupManifest = z.infer<typeof manifest>

/** A hash that is fed bit by bit. */
export function newHash() {
  return createHash('sha256')
}
