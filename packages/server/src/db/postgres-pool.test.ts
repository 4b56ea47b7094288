import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  createDatabase,
  databaseUrlOf,
  dropDatabase,
  freshDatabaseName,
} from '../../test/postgres-admin.ts'
import type { DatabaseLog } from './database.ts'
import { AcquireTimeout, DatabaseClosed, DatabaseUnavailable } from './database-errors.ts'
import { DatabaseNotOpened } from './database-errors.ts'
import { withLink } from './engine.ts'
import { kyselyOver } from './kysely-dialect.ts'
import { PostgresPool } from './postgres-pool.ts'
import { transaction } from './transaction.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''

describe.skipIf(serverUrl === '')('PostgreSQL', () => {
  const log: DatabaseLog[] = []
  let name: string
  let pool: PostgresPool

  beforeEach(async () => {
    log.length = 0
    name = freshDatabaseName('pool')
    await createDatabase(serverUrl, name)
    pool = await open()
  })

  afterEach(async () => {
    await pool.close()
    await dropDatabase(serverUrl, name)
  })

  function open(
    changes: Partial<{
      connectionLimit: number
      acquireTimeoutMs: number
      databaseUrl: string
    }> = {},
  ) {
    return PostgresPool.open({
      databaseUrl: databaseUrlOf(serverUrl, name),
      connectionLimit: 2,
      acquireTimeoutMs: 5_000,
      statementTimeoutMs: 300,
      onLog: (entry) => log.push(entry),
      ...changes,
    })
  }

  function database() {
    return { kysely: kyselyOver(pool, (entry) => log.push(entry)) }
  }

  /** What a restart of the server does to its clients. */
  async function endAllConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [name],
    )
    await client.end()
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }

  test('survives the loss of idle connections and says so', async () => {
    await endAllConnections()
    expect(log).toMatchObject([{ level: 'warn', message: expect.stringContaining('was lost') }])
    const { rows } = await sql<{ n: number }>`select 1 as n`.execute(database().kysely)
    expect(rows).toEqual([{ n: 1 }])
  })

  test('names the loss of a connection in the middle of a transaction, and goes on', async () => {
    const cut = transaction(database(), async (tx) => {
      await sql`select 1`.execute(tx)
      await endAllConnections()
      await sql`select 2`.execute(tx)
    })
    await expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
    const { rows } = await sql<{ n: number }>`select 3 as n`.execute(database().kysely)
    expect(rows).toEqual([{ n: 3 }])
  })

  test('names the loss of a connection in the middle of a query', async () => {
    const cut = sql`select pg_sleep(0.25)`.execute(database().kysely)
    const outcome = expect(cut).rejects.toBeInstanceOf(DatabaseUnavailable)
    await endAllConnections()
    await outcome
  })

  test('ends a statement that runs too long', async () => {
    const long = sql`select pg_sleep(5)`.execute(database().kysely)
    await expect(long).rejects.toMatchObject({ name: 'SqlError', code: '57014' })
  })

  test('tells a query that waited too long for a connection', async () => {
    await pool.close()
    pool = await open({ connectionLimit: 1, acquireTimeoutMs: 100 })
    const busy = transaction(database(), async (tx) => {
      await sql`select pg_sleep(0.25)`.execute(tx)
    })
    const waiting = sql`select 1`.execute(database().kysely)
    await expect(waiting).rejects.toBeInstanceOf(AcquireTimeout)
    await busy
  })

  test('prepares a statement by name once it comes again', async () => {
    const names = await withLink(pool, async (link) => {
      for (const value of ['1', '2', '3']) {
        await link.query('select $1::int as n', [value])
      }
      const { rows } = await link.query('select name, statement from pg_prepared_statements', [])
      return rows
    })
    expect(names).toEqual([
      { name: expect.stringMatching(/^hp_/), statement: 'select $1::int as n' },
    ])
  })

  test('leaves a connection whose prepared statements no longer fit the schema', async () => {
    const { kysely } = database()
    const select = sql`select * from t`
    await sql`create table t (id integer)`.execute(kysely)
    await select.execute(kysely)
    await select.execute(kysely)
    await select.execute(kysely)
    await sql`alter table t add column more text`.execute(kysely)
    await expect(select.execute(kysely)).rejects.toThrow('The schema changed')
    await expect(select.execute(kysely)).resolves.toEqual({ rows: [] })
  })

  test('gives the two who lock each other both their turn', async () => {
    await sql`create table t (id integer primary key, n integer not null)`.execute(
      database().kysely,
    )
    await sql`insert into t values (1, 0), (2, 0)`.execute(database().kysely)
    await sql`alter database ${sql.id(name)} set deadlock_timeout = '10ms'`.execute(
      database().kysely,
    )
    await pool.close()
    pool = await open()
    const raise = (first: number, second: number) =>
      transaction(database(), async (tx) => {
        await sql`update t set n = n + 1 where id = ${first}`.execute(tx)
        await sql`select pg_sleep(0.05)`.execute(tx)
        await sql`update t set n = n + 1 where id = ${second}`.execute(tx)
      })
    await Promise.all([raise(1, 2), raise(2, 1)])
    const { rows } = await sql<{ n: number }>`select n from t`.execute(database().kysely)
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
  })

  test('refuses queries after it was closed', async () => {
    const { kysely } = database()
    await pool.close()
    await expect(sql`select 1`.execute(kysely)).rejects.toBeInstanceOf(DatabaseClosed)
  })

  test('names the place when the password or the database is wrong', async () => {
    const wrongPassword = new URL(serverUrl)
    wrongPassword.password = 'pass-word-42'
    const missing = databaseUrlOf(serverUrl, 'no_such_database')
    await expect(open({ databaseUrl: missing })).rejects.toThrow('has no such database')
    await expect(open({ databaseUrl: wrongPassword.href })).rejects.toBeInstanceOf(
      DatabaseNotOpened,
    )
    await expect(open({ databaseUrl: wrongPassword.href })).rejects.toThrow(
      'refused the user name or the password of DATABASE_URL',
    )
  })
})
