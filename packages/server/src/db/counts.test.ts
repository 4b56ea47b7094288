import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { countOf, countsOf, sumOf } from './counts.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const upTo = (count: number) => countOf(sql`from generate_series(1, ${count}::int)`)

test('several counts are asked for in one statement; one that is null counts nothing', async () => {
  const asked = { two: upTo(2), five: sumOf([upTo(4), null, upTo(1)]), none: null }
  expect(await countsOf(database.kysely, asked)).toEqual({ two: 2, five: 5, none: 0 })
  expect(await countsOf(database.kysely, { none: sumOf([null]) })).toEqual({ none: 0 })
})
