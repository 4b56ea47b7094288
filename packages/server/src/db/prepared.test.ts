import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { preparedQuery } from './prepared.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

type Numbers = {
  ascending: boolean
  above: number | undefined
  among: readonly number[] | undefined
  limit: number
}

/** The numbers from 1 to 9, and how often the query was built. */
function numbers() {
  const built: Numbers[] = []
  const select = preparedQuery(['ascending'], (db, query: Numbers) => {
    built.push(query)
    const { above, among } = query
    return db
      .selectFrom(sql<{ n: number }>`generate_series(1, 9)`.as<'numbers'>(sql`numbers(n)`))
      .select('n')
      .$if(above !== undefined, (rows) => rows.where(sql<boolean>`n > ${above}::int`))
      .$if(among !== undefined, (rows) => rows.where(sql<boolean>`n = any(${among}::int[])`))
      .orderBy('n', query.ascending ? 'asc' : 'desc')
      .limit(query.limit)
  })
  const ask = async (query: Partial<Numbers>, db = database.kysely) => {
    const asked = { ascending: true, above: undefined, among: undefined, limit: 9, ...query }
    return (await select(db, asked)).map(({ n }) => n)
  }
  return { ask, built }
}

describe('a prepared query', () => {
  test('is built once and answers by the values of each call', async () => {
    const { ask, built } = numbers()
    expect(await ask({ above: 6 })).toEqual([7, 8, 9])
    expect(await ask({ above: 7 })).toEqual([8, 9])
    expect(await ask({ above: 0, limit: 2 })).toEqual([1, 2])
    expect(built).toHaveLength(1)
  })

  test('is built anew when a value is left out or comes in', async () => {
    const { ask, built } = numbers()
    expect(await ask({ limit: 1 })).toEqual([1])
    expect(await ask({ limit: 1, above: 4 })).toEqual([5])
    expect(await ask({ limit: 1, among: [3, 8] })).toEqual([3])
    expect(await ask({ among: [] })).toEqual([])
    expect(await ask({ among: [9, 2], above: 1 })).toEqual([2, 9])
    expect(built).toHaveLength(4)
  })

  test('is built anew when its structure changes', async () => {
    const { ask, built } = numbers()
    expect(await ask({ ascending: false, limit: 2 })).toEqual([9, 8])
    expect(await ask({ ascending: true, limit: 2 })).toEqual([1, 2])
    expect(await ask({ ascending: false, limit: 3 })).toEqual([9, 8, 7])
    expect(built).toHaveLength(2)
  })

  test('that was built in a transaction outlives it', async () => {
    const { ask, built } = numbers()
    expect(await transaction(database, (db) => ask({ above: 8 }, db))).toEqual([9])
    expect(await ask({ above: 7 })).toEqual([8, 9])
    expect(built).toHaveLength(1)
  })
})
