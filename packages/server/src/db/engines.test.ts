import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { availableEngines, openTestDatabase } from '../../test/database.ts'
import type { TestDatabase } from '../../test/database.ts'
import { toConstraint } from './constraint.ts'
import { NestedConnection, SqlError, TransactionAborted } from './database-errors.ts'
import { json } from './json.ts'
import { transaction } from './transaction.ts'

describe.each(availableEngines())('on %s', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase({ engine })
    await sql`
      create table notes (
        id integer primary key,
        body text not null,
        parent integer constraint notes_parent references notes (id),
        amount integer constraint notes_amount_is_positive check (amount > 0)
      )
    `.execute(database.kysely)
    await sql`create unique index notes_body on notes (body)`.execute(database.kysely)
  })

  afterAll(async () => {
    await database.close()
  })

  async function valueOf(expression: RawBuilder<unknown>): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(
      database.kysely,
    )
    return rows[0]?.value
  }

  async function bodies(): Promise<string[]> {
    const { rows } = await sql<{ body: string }>`select body from notes order by id`.execute(
      database.kysely,
    )
    return rows.map((row) => row.body)
  }

  describe('types', () => {
    test.each<[string, RawBuilder<unknown>, unknown]>([
      [
        'a timestamptz',
        sql`'2026-11-20 10:11:12.345678+02'::timestamptz`,
        new Date('2026-11-20T08:11:12.345Z'),
      ],
      [
        'a timestamptz of a whole second',
        sql`'2026-01-02 03:04:05Z'::timestamptz`,
        new Date('2026-01-02T03:04:05Z'),
      ],
      ['a date', sql`'2026-11-20'::date`, '2026-11-20'],
      ['a time', sql`'10:11'::time`, '10:11:00'],
      ['a timestamp without zone', sql`'2026-11-20 10:11:12'::timestamp`, '2026-11-20 10:11:12'],
      ['a count', sql`count(*)`, 1],
      ['a safe bigint', sql`9007199254740991::int8`, 9007199254740991],
      ['a bigint beyond 2^53', sql`9007199254740993::int8`, '9007199254740993'],
      ['a numeric', sql`87.50::numeric(5, 2)`, 87.5],
      ['a small negative numeric', sql`-0.000125::numeric`, -0.000125],
      ['a numeric beyond a double', sql`12345678901234567.89::numeric`, '12345678901234567.89'],
      ['a double', sql`1.5::float8`, 1.5],
      ['a smallint', sql`7::int2`, 7],
      ['a boolean', sql`true`, true],
      ['NULL', sql`null::text`, null],
      ['jsonb', sql`'{"a": [1, null, "x"]}'::jsonb`, { a: [1, null, 'x'] }],
      ['a jsonb string', sql`'"2026-11-20"'::jsonb`, '2026-11-20'],
      ['bytes', sql`'\\x00ff10'::bytea`, Buffer.from([0, 255, 16])],
      [
        'text[]',
        sql`array['a', 'b,c', '"q"', 'NULL', null, '', 'back\\slash', '{x}']`,
        ['a', 'b,c', '"q"', 'NULL', null, '', 'back\\slash', '{x}'],
      ],
      ['an empty array', sql`'{}'::text[]`, []],
      [
        'a nested array',
        sql`array[array[1, 2], array[3, 4]]`,
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ['bigint[]', sql`array[1, 9007199254740993]::int8[]`, [1, '9007199254740993']],
      ['date[]', sql`array['2026-11-20']::date[]`, ['2026-11-20']],
      [
        'timestamptz[]',
        sql`array['2026-11-20 00:00:00Z']::timestamptz[]`,
        [new Date('2026-11-20T00:00:00Z')],
      ],
      ['jsonb[]', sql`array['{"a": 1}', '[2]']::jsonb[]`, [{ a: 1 }, [2]]],
      [
        'a day cut at midnight UTC',
        sql`('2026-11-20 23:30:00-02'::timestamptz)::date`,
        '2026-11-21',
      ],
    ])('reads %s', async (_title, expression, expected) => {
      expect(await valueOf(expression)).toEqual(expected)
    })

    test.each<[string, RawBuilder<unknown>, unknown]>([
      [
        'a Date',
        sql`${new Date('2026-11-20T08:11:12.345Z')}::timestamptz`,
        new Date('2026-11-20T08:11:12.345Z'),
      ],
      ['a Date into a date column', sql`${new Date('2026-11-20T23:30:00Z')}::date`, '2026-11-20'],
      ['text with every awkward character', sql`${'\'"\\{},\n€😀'}::text`, '\'"\\{},\n€😀'],
      ['a number into text', sql`${5}::text`, '5'],
      ['a number into numeric', sql`${12.25}::numeric`, 12.25],
      ['a boolean', sql`${false}::boolean`, false],
      ['NULL', sql`${null}::integer`, null],
      [
        'an array',
        sql`${['a', 'b,c', '"q"', 'NULL', null, '', 'back\\slash']}::text[]`,
        ['a', 'b,c', '"q"', 'NULL', null, '', 'back\\slash'],
      ],
      ['an empty array', sql`${[]}::text[]`, []],
      ['bytes', sql`${Buffer.from([0, 255, 16])}::bytea`, Buffer.from([0, 255, 16])],
      ['a JSON object', json({ a: [1, 'x', null] }), { a: [1, 'x', null] }],
      ['a JSON array', json(['a', 1]), ['a', 1]],
      ['a JSON string', json('plain'), 'plain'],
    ])('writes %s', async (_title, expression, expected) => {
      expect(await valueOf(expression)).toEqual(expected)
    })

    test('matches a list by = any', async () => {
      expect(await valueOf(sql`'b' = any(${['a', 'b']})`)).toBe(true)
    })

    test('refuses an object that is not wrapped in json()', async () => {
      await expect(valueOf(sql`${{ a: 1 }}`)).rejects.toThrow('Wrap a JSON value in json()')
    })

    test('counts the rows that a write touched', async () => {
      await sql`insert into notes (id, body) values (901, 'x1'), (902, 'x2')`.execute(
        database.kysely,
      )
      const result = await sql`delete from notes where id > 900`.execute(database.kysely)
      expect(result.numAffectedRows).toBe(2n)
    })

    test('knows the version of the server', () => {
      expect(database.version).toMatch(/^\d+\.\d+/)
      expect(database.engine).toBe(engine)
    })
  })

  describe('transactions', () => {
    test('keeps everything or nothing', async () => {
      const failed = transaction(database, async (tx) => {
        await sql`insert into notes (id, body) values (1, 'lost')`.execute(tx)
        throw new Error('changed my mind')
      })
      await expect(failed).rejects.toThrow('changed my mind')
      expect(await bodies()).toEqual([])
      await transaction(database, async (tx) => {
        await sql`insert into notes (id, body) values (1, 'kept')`.execute(tx)
      })
      expect(await bodies()).toEqual(['kept'])
    })

    test('never shows one transaction the unfinished work of another', async () => {
      await sql`delete from notes`.execute(database.kysely)
      const seen: number[] = []
      const bump = async (): Promise<void> => {
        await transaction(database, async (tx) => {
          const { rows } = await sql<{ n: number }>`
            select coalesce(max(id), 0)::int as n from notes
          `.execute(tx)
          const next = (rows[0]?.n ?? 0) + 1
          await new Promise((resolve) => {
            setTimeout(resolve, 5)
          })
          await sql`insert into notes (id, body) values (${next}, ${`note ${next}`})`.execute(tx)
          seen.push(next)
        })
      }
      if (engine === 'pglite') {
        await Promise.all(Array.from({ length: 12 }, bump))
        expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
      } else {
        const results = await Promise.allSettled(Array.from({ length: 12 }, bump))
        const kept = results.filter(({ status }) => status === 'fulfilled').length
        expect((await bodies()).length).toBe(kept)
      }
    })

    test('serves plain queries between the transactions, in order of arrival', async () => {
      await sql`delete from notes`.execute(database.kysely)
      let goOn = () => {}
      const isRead = new Promise<void>((resolve) => {
        goOn = resolve
      })
      const first = transaction(database, async (tx) => {
        await sql`insert into notes (id, body) values (1, 'a')`.execute(tx)
        await (engine === 'pglite' ? sql`select pg_sleep(0.02)`.execute(tx) : isRead)
        await sql`insert into notes (id, body) values (2, 'b')`.execute(tx)
      })
      const between = bodies()
      if (engine === 'pglite') {
        await first
        expect(await between).toEqual(['a', 'b'])
      } else {
        // Another connection does not wait, and sees nothing of what is unfinished.
        expect(await between).toEqual([])
        goOn()
        await first
      }
    })

    test('answers queries that were sent together inside one transaction', async () => {
      const values = await transaction(database, (tx) =>
        Promise.all(
          [1, 2, 3].map(async (value) => {
            const { rows } = await sql<{ n: number }>`select ${value}::int as n`.execute(tx)
            return rows[0]?.n
          }),
        ),
      )
      expect(values).toEqual([1, 2, 3])
    })

    test('refuses a second connection from inside a transaction', async () => {
      const nested = transaction(database, async () => {
        await sql`select 1`.execute(database.kysely)
      })
      await expect(nested).rejects.toBeInstanceOf(NestedConnection)
      await expect(
        database.kysely.transaction().execute(() => transaction(database, async () => undefined)),
      ).rejects.toThrow('Pass the transaction to the query instead')
      expect(await valueOf(sql`1`)).toBe(1)
    })

    test('lets work that outlives its transaction ask for a connection', async () => {
      const later = await transaction(database, async () => ({
        answer: new Promise((resolve) => {
          setTimeout(resolve, 20)
        }).then(() => valueOf(sql`2`)),
      }))
      expect(await later.answer).toBe(2)
    })

    test('tells when a swallowed failure made the commit a rollback', async () => {
      const swallowed = transaction(database, async (tx) => {
        await sql`select 1 / 0`.execute(tx).catch(() => undefined)
      })
      await expect(swallowed).rejects.toBeInstanceOf(TransactionAborted)
      expect(await valueOf(sql`3`)).toBe(3)
    })

    test('goes back to a savepoint and carries on', async () => {
      await sql`delete from notes`.execute(database.kysely)
      const tx = await database.kysely.startTransaction().execute()
      await sql`insert into notes (id, body) values (1, 'before')`.execute(tx)
      const inner = await tx.savepoint('inner').execute()
      await sql`insert into notes (id, body) values (2, 'undone')`.execute(inner)
      await inner.rollbackToSavepoint('inner').execute()
      await tx.commit().execute()
      expect(await bodies()).toEqual(['before'])
    })

    test('runs a transaction again that had to give way, three times at most', async () => {
      let attempts = 0
      const giveWay = transaction(
        database,
        async (tx) => {
          attempts += 1
          await sql`do $$ begin raise exception 'give way' using errcode = '40001'; end $$`.execute(
            tx,
          )
        },
        { random: () => 0 },
      )
      await expect(giveWay).rejects.toMatchObject({ name: 'SqlError', code: '40001' })
      expect(attempts).toBe(4)
    })

    test('gives the answer of the attempt that succeeded', async () => {
      let attempts = 0
      const answer = await transaction(database, async (tx) => {
        attempts += 1
        if (attempts < 3) {
          await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(
            tx,
          )
        }
        return attempts
      })
      expect(answer).toBe(3)
    })

    test('does not run any other failure again', async () => {
      let attempts = 0
      const failed = transaction(database, async (tx) => {
        attempts += 1
        await sql`select 1 / 0`.execute(tx)
      })
      await expect(failed).rejects.toMatchObject({ code: '22012' })
      expect(attempts).toBe(1)
    })
  })

  describe('refused statements', () => {
    beforeAll(async () => {
      await sql`delete from notes`.execute(database.kysely)
      await sql`insert into notes (id, body) values (1, 'one')`.execute(database.kysely)
    })

    test.each([
      ['unique', 'notes_body', `insert into notes (id, body) values (2, 'one')`],
      ['unique', 'notes_pkey', `insert into notes (id, body) values (1, 'two')`],
      ['foreignKey', 'notes_parent', `insert into notes (id, body, parent) values (2, 'two', 99)`],
      [
        'check',
        'notes_amount_is_positive',
        `insert into notes (id, body, amount) values (2, 'b', 0)`,
      ],
      ['notNull', 'notes_body_not_null', `insert into notes (id) values (2)`],
    ])('names the broken %s constraint %s', async (kind, constraint, statement) => {
      const error: unknown = await sql
        .raw(statement)
        .execute(database.kysely)
        .then(
          () => null,
          (reason: unknown) => reason,
        )
      expect(toConstraint(error)).toEqual({ kind, constraint })
    })

    test('carries the code, the detail and the table', async () => {
      const refused = sql`insert into notes (id, body) values (1, 'two')`.execute(database.kysely)
      await expect(refused).rejects.toMatchObject({
        name: 'SqlError',
        code: '23505',
        table: 'notes',
        constraint: 'notes_pkey',
        detail: 'Key (id)=(1) already exists.',
      })
    })

    test('leads from the error to the line that sent the query', async () => {
      const error: unknown = await sql`select nothing`
        .execute(database.kysely)
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(SqlError)
      expect(String(Object(error).stack)).toContain('engines.test.ts')
    })

    test('says of another error that it is about no constraint', async () => {
      const error: unknown = await sql`select 1 / 0`
        .execute(database.kysely)
        .catch((reason: unknown) => reason)
      expect(toConstraint(error)).toBeNull()
      expect(toConstraint(new Error('x'))).toBeNull()
    })

    test('goes on answering after a refused statement', async () => {
      await expect(valueOf(sql`nonsense(`)).rejects.toMatchObject({ code: '42601' })
      expect(await valueOf(sql`1`)).toBe(1)
    })
  })
})
