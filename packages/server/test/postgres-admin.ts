import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A name that no other test run uses. */
export function freshDatabaseName(purpose: string): string {
  return `holdpoint_${purpose}_${randomBytes(6).toString('hex')}`
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

async function administer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
