import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Engine } from './database.ts'

/** One step of the schema, as it lies on disk. */
export type Migration = {
  number: number
  name: string
  sql: string
  sha256: string
}

/** The migrations themselves are not in order. The message is a sentence for the developer. */
export class BadMigrations extends Error {
  override name = 'BadMigrations'
}

const filePattern = /^(\d{4})-([a-z0-9-]+?)(\.postgres)?\.sql$/

/**
 * Reads `NNNN-name.sql` in order of number. A name that ends in `.postgres.sql` is for a real
 * PostgreSQL only: indexes that the embedded engine cannot build or does not need.
 */
export function readMigrations(folder: string, engine: Engine): Migration[] {
  const migrations = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ file, parts: partsOf(file) }))
  const twice = migrations.find(
    ({ parts }, index) => migrations[index + 1]?.parts.number === parts.number,
  )
  if (twice !== undefined) {
    throw new BadMigrations(`Two migrations in ${folder} have the number of ${twice.file}.`)
  }
  return migrations
    .filter(({ parts }) => engine === 'postgres' || !parts.isPostgresOnly)
    .map(({ file, parts: { number, name } }) => {
      // A checkout on Windows may have other line ends; the migration is the same.
      const sql = readFileSync(`${folder}/${file}`, 'utf8').replaceAll('\r\n', '\n')
      return { number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Beside the bundle in production, in the package when run from source. */
export function defaultMigrationsFolder(): string {
  const places = ['./migrations/', '../../migrations/'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  )
  const found = places.find((place) => existsSync(place))
  if (found === undefined) {
    throw new BadMigrations(
      `The migrations are missing. They were looked for in ${places.join(' and ')}.`,
    )
  }
  return found
}

function partsOf(file: string): { number: number; name: string; isPostgresOnly: boolean } {
  const [, number, name, postgresOnly] = filePattern.exec(file) ?? []
  if (number === undefined || name === undefined) {
    throw new BadMigrations(`The migration ${file} is not named like 0001-people.sql.`)
  }
  return { number: Number(number), name, isPostgresOnly: postgresOnly !== undefined }
}
