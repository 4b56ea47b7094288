import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, Client } from '@holdpoint/api'
import { cast, castShard } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { rebuildDayTotals } from '../my-forms.day-totals.ts'
import { threeDigits } from './list.total.ts'
import { rebuildReaders } from '../my-forms.readers.ts'

let world: TestServer
let employee: Client

type Listed = CallInput<CallOf<'myForms.list'>>

const entries = 13_000
/** Every fifth entry is of one customer only, every thirteenth scored nothing. */
const ofCustomer = entries - Math.floor(entries / 5)
const any = { section: 'completed', startDate: 'none' } as const

async function totalOf(asked: Listed, client = employee) {
  const { data, totalRecords, isTotalAbout } = contentOf(await client.myForms.list(asked))
  return { shown: data.length, totalRecords, isTotalAbout }
}

/** An entry every 25 minutes back from the clock of the tests, in the statuses of Completed. */
async function fill(personId: string, prefix: string): Promise<void> {
  await sql`
    insert into my_forms (
      shard_key, id, number, form_id, form_version, person_id, status, started_at, created_at,
      updated_at, customer_id, deleted_at
    )
    select ${castShard}, ${prefix}::text || lpad(n::text, 6, '0'), ${prefix}::text || n, 'f-check', 1,
      ${personId}, (array['complete', 'complete', 'in_review', 'reject'])[1 + n % 4], at, at, at,
      case when n % 5 = 0 then null else 'c-1' end, case when n > ${entries}::integer then at end
    from (
      select n, '2026-03-05T14:00:00Z'::timestamptz - n * interval '25 minutes' as at
      from generate_series(1, ${entries}::integer + 50) as n
    ) as made
  `.execute(world.database.kysely)
}

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
  await fill(cast.employee, 'e')
  await fill(cast.colleague, 'c')
  await rebuildDayTotals(world.database.kysely)
  await sql`
    insert into my_form_signers (
      shard_key, id, my_form_id, person_id, task, meaning, status, started_at
    )
    select shard_key, 's' || id, id, ${cast.manager}, 'sign', 'Reviewed', 'pending', started_at
    from my_forms where person_id = ${cast.colleague} and deleted_at is null
  `.execute(world.database.kysely)
  await rebuildReaders(world.database.kysely)
  await sql`analyze my_forms, my_form_signers, my_form_readers`.execute(world.database.kysely)
})
afterAll(() => world.close())

describe('the total of a long list', () => {
  test('is told to nobody who is not signed in', async () => {
    expect(problemOf(await world.nobody.myForms.list(any))).toBe('not_signed_in')
  })

  test('is exact above 10,000 entries when tab, statuses and days alone are asked', async () => {
    const isTotalAbout = false
    expect(await totalOf(any)).toEqual({ shown: 10, totalRecords: entries, isTotalAbout })
    expect(await totalOf({ ...any, orderBy: 'form_name' })).toMatchObject({ totalRecords: entries })
    const status = 'complete,in_review'
    const statuses = await totalOf({ ...any, status })
    expect(statuses).toEqual({ shown: 10, totalRecords: 9750, isTotalAbout })
    const more = await totalOf({ ...any, status: 'complete,in_review,reject' })
    expect(more).toMatchObject({ totalRecords: entries, isTotalAbout })
  })

  test.each([
    ['none', '2026-03-04'],
    ['none', '2026-02-01'],
    ['2025-07-20', '2026-03-05'],
    ['2025-07-19', '2026-02-28'],
  ])(
    'is exact for the days from %s to %s, which begin at midnight in Chicago',
    async (from, to) => {
      const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from my_forms
      where person_id = ${cast.employee} and deleted_at is null
        and (${from}::text = 'none' or started_at at time zone 'America/Chicago' >= nullif(${from}::text, 'none')::timestamp)
        and started_at at time zone 'America/Chicago' < ${to}::timestamp + interval '1 day'
    `.execute(world.database.kysely)
      const total = rows[0]?.total ?? 0
      expect(total).toBeGreaterThan(10_000)
      const asked = { section: 'completed', startDate: from, endDate: to } as const
      expect(await totalOf(asked)).toMatchObject({ totalRecords: total, isTotalAbout: false })
    },
  )

  test('is about right above 10,000 when more is asked, and exact up to there', async () => {
    const { totalRecords, isTotalAbout } = await totalOf({ ...any, customers: 'c-1' })
    expect(isTotalAbout).toBe(true)
    expect(Math.abs(totalRecords - ofCustomer)).toBeLessThan(ofCustomer * 0.02)
    expect(await totalOf({ ...any, customers: 'c-1', status: 'complete' })).toEqual({
      shown: 10,
      totalRecords: ofCustomer / 2,
      isTotalAbout: false,
    })
  })

  test('is exact on the last page and behind it, however it is filtered', async () => {
    const filtered = { ...any, customers: 'c-1' } as const
    const exact = { totalRecords: ofCustomer, isTotalAbout: false }
    const last = await totalOf({ ...filtered, pOffset: ofCustomer - 3 })
    expect(last).toEqual({ shown: 3, ...exact })
    expect(await totalOf({ ...filtered, pOffset: entries })).toEqual({ shown: 0, ...exact })
  })

  test('never says that there is nothing behind a page that is not the last', async () => {
    const { totalRecords } = await totalOf({ ...any, customers: 'c-1', pOffset: ofCustomer - 20 })
    expect(totalRecords).toBeGreaterThan(ofCustomer - 10)
  })

  test('is about right on the Signature tab, from the days of its signers', async () => {
    const manager = await world.as('manager')
    const asked = { section: 'signature', startDate: 'none' } as const
    const { totalRecords, isTotalAbout } = await totalOf(asked, manager)
    expect(isTotalAbout).toBe(true)
    expect(totalRecords).toBe(entries)
    const few = await totalOf({ ...asked, status: 'reject' }, manager)
    expect(few).toMatchObject({ totalRecords: 3250, isTotalAbout: false })
  })

  test('is said with three digits when nobody counted it', () => {
    expect([12_345, 99_960, 1_234_567].map(threeDigits)).toEqual([12_300, 100_000, 1_230_000])
  })
})
