import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A name that no other test run uses. */
export function freshDatabaseName(purpose: string): string {
  return `holdpoint_${purpose}_${randomBytes(6).toString('hex')}`
}

/** A name for a copy of a database, by which it is found again. */
export function freshCopyName(template: string): string {
  return `${template}_${randomBytes(6).toString('hex')}`
}

/** The same server, another database. */
export function databaseUrlOf(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${database}`
  return url.href
}

export async function createDatabase(
  databaseUrl: string,
  name: string,
  template = 'template1',
): Promise<void> {
  await administer(databaseUrl, `create database "${name}" template "${template}"`)
}

export async function dropDatabase(databaseUrl: string, name: string): Promise<void> {
  await administer(databaseUrl, `drop database if exists "${name}" with (force)`)
}

/** Also drops what was copied from it and left by those who had no time to tidy up. */
export async function dropWithCopies(databaseUrl: string, template: string): Promise<void> {
  const copies = await administer(
    databaseUrl,
    `select datname from pg_database where datname like '${template}%'`,
  )
  for (const { datname } of copies) {
    await dropDatabase(databaseUrl, datname)
  }
}

async function administer(databaseUrl: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>(statement)
    return rows
  } finally {
    await client.end()
  }
}
