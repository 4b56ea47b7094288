import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keptFilterBytesMax, type CallInput, type CallOf, type Client } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../test/harness.ts'
import { cast, castShard } from '../../test/cast.ts'
import { grantTo } from '../../test/rights.ts'
import { runHousekeeping } from '../housekeeping.ts'

type Kept = CallInput<CallOf<'myForms.keepFilter'>>
type Listed = CallInput<CallOf<'myForms.list'>>

const day = 24 * 3_600_000

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['my_form_dashboard'])
  employee = await world.as('employee')
  const at = new Date('2026-03-01T18:00:00Z')
  const entry = {
    shard_key: castShard,
    form_id: 'f-check',
    form_version: 1,
    person_id: cast.employee,
    status: 'complete' as const,
    started_at: at,
    created_at: at,
    updated_at: at,
  }
  await world.database.kysely
    .insertInto('my_forms')
    .values([
      { ...entry, id: 'red', number: '1', crew_codes: ['F-01'], score: 20 },
      { ...entry, id: 'blue', number: '2', crew_codes: ['F-02'], score: 90 },
      { ...entry, id: 'none', number: '3' },
    ])
    .execute()
})
afterAll(() => world.close())

async function keep(filter: Kept, as: Client = employee): Promise<string> {
  return contentOf(await as.myForms.keepFilter(filter)).filter
}

async function found(asked: Listed): Promise<string[]> {
  const reply = await employee.myForms.list({ section: 'completed', ...asked })
  return contentOf(reply)
    .data.map(({ id }) => id)
    .sort()
}

function rows() {
  return world.database.kysely.selectFrom('kept_filters').selectAll().execute()
}

/** Ids as long as those that the server gives. */
function idsOf(count: number, start = '01JNKQ2Z8XW5T7RDBQ8M'): string[] {
  return Array.from({ length: count }, (_, place) => `${start}${String(place).padStart(6, '0')}`)
}

describe('the refusals of kept filters', () => {
  test('let nobody in', async () => {
    expect(problemOf(await world.nobody.myForms.keepFilter({}))).toBe('not_signed_in')
    expect(problemOf(await world.nobody.myForms.keptFilter({ filter: 'x' }))).toBe('not_signed_in')
  })

  test('take no filter that the list would not take', async () => {
    const before = await rows()
    const refused: Kept[] = [
      { score: '80-20' },
      { startDate: '2026-03-02', endDate: '2026-03-01' },
      { formIds: idsOf(10_000) },
    ]
    for (const filter of refused) {
      const kept = await employee.myForms.keepFilter(filter)
      expect(problemOf(kept)).toBe('invalid_input')
      expect(problemOf(await employee.myForms.list(filter))).toBe('invalid_input')
    }
    const half = await world.http('/my-form-filter', {
      method: 'POST',
      as: 'employee',
      headers: { 'Content-Type': 'application/json' },
      body: '{"startDate":"5 March"}',
    })
    expect(half.status).toBe(400)
    expect(await rows()).toEqual(before)
  })

  test('say how many ids a list takes', async () => {
    const reply = await employee.myForms.keepFilter({ formIds: idsOf(10_000) })
    expect(reply).toMatchObject({
      problem: { fields: [{ path: 'formIds', message: 'This takes at most 9999 entries.' }] },
    })
  })

  test('say how much a filter holds, also where every list is short enough', async () => {
    const wide = idsOf(9999, 'a-long-name-of-a-place-that-nobody-shortens-')
    const filter = { padNames: wide, customers: wide, formTypes: wide }
    expect(JSON.stringify(filter).length).toBeGreaterThan(keptFilterBytesMax)
    expect(await employee.myForms.keepFilter(filter)).toMatchObject({
      problem: {
        name: 'invalid_input',
        message: 'A filter takes at most 1024 kB. Please choose fewer entries.',
      },
    })
  })

  test.each(['never-kept', 'x'.repeat(43), '../../etc', "'; drop table kept_filters; --"])(
    'know no filter by the name %s',
    async (filter) => {
      const replies = await Promise.all([
        employee.myForms.keptFilter({ filter }),
        employee.myForms.list({ filter }),
        employee.myForms.excel({ filter }),
        employee.myForms.graph({ filter }),
      ])
      expect(replies.map(problemOf)).toEqual(Array(4).fill('unknown_filter'))
    },
  )

  test('open no filter of another organisation', async () => {
    const filter = await keep({ crews: 'F-77' })
    const outsider = await world.as('outsider')
    expect(problemOf(await outsider.myForms.keptFilter({ filter }))).toBe('unknown_filter')
    expect(problemOf(await outsider.myForms.list({ filter }))).toBe('unknown_filter')
    expect(await keep({ crews: 'F-77' }, outsider)).toBe(filter)
    expect(await rows()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ shard_key: castShard, hash: filter }),
        expect.objectContaining({ shard_key: 'other-org', hash: filter }),
      ]),
    )
  })
})

describe('a kept filter', () => {
  test('is kept once, whatever order and repetition its values come in', async () => {
    const first = await keep({ crews: ['F-01', 'F-02'], formIds: 'b,a', elevated: true })
    const count = (await rows()).length
    const others: Kept[] = [
      { elevated: 1, formIds: ['a', 'b', 'a'], crews: ' F-02 ,F-01,-1' },
      { crews: 'F-02,F-01', formIds: 'a,b', elevated: 'true', isKudos: false, score: '0-100' },
      { crews: 'F-02,F-01', formIds: 'a,b', elevated: true, customers: 'c-1,-1' },
    ]
    for (const other of others) {
      expect(await keep(other)).toBe(first)
    }
    expect(await Promise.all([keep(others[0] ?? {}), keep(others[1] ?? {})])).toEqual([
      first,
      first,
    ])
    expect(await rows()).toHaveLength(count)
    expect(await keep({ crews: 'F-01', formIds: 'a,b', elevated: true })).not.toBe(first)
  })

  test('is answered as it was meant, without what narrows nothing', async () => {
    const filter = await keep({
      countries: 'US,-2',
      businessUnites: '-2',
      score: ' 20 - 80 ',
      isKudos: 1,
      isPrivateComment: false,
      startDate: 'none',
      endDate: '2026-03-04',
    })
    expect(contentOf(await employee.myForms.keptFilter({ filter }))).toEqual({
      countries: ['US'],
      businessUnites: ['-2'],
      score: '20-80',
      isKudos: true,
      startDate: 'none',
      endDate: '2026-03-04',
    })
    const empty = await keep({})
    expect(contentOf(await employee.myForms.keptFilter({ filter: empty }))).toEqual({})
    expect(await found({ filter: empty })).toEqual(['blue', 'none', 'red'])
  })

  test('is opened by whoever of the organisation has its name', async () => {
    const filter = await keep({ crews: 'F-01' })
    const colleague = await world.as('colleague')
    expect(contentOf(await colleague.myForms.keptFilter({ filter }))).toEqual({ crews: ['F-01'] })
    expect(contentOf(await colleague.myForms.list({ section: 'completed', filter })).data).toEqual(
      [],
    )
  })

  test('narrows the list, the graphs and the workbook alike', async () => {
    const filter = await keep({ crews: 'F-01,F-02' })
    expect(await found({ filter })).toEqual(['blue', 'red'])
    expect(await found({ filter: '' })).toEqual(['blue', 'none', 'red'])
    const graph = contentOf(await employee.myForms.graph({ section: 'completed', filter }))
    expect(graph.totalRecords).toBe(2)
    const { url } = contentOf(await employee.myForms.excel({ section: 'completed', filter }))
    const file = await world.http(url.replace('/api/v1', ''), { as: 'employee' })
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheets[0]?.rows).toHaveLength(1 + 2)
    const about = new Map(sheets[1]?.rows.map(([what, value]) => [what, value]))
    expect(about.get('Crew')).toBe('F-01 Red, F-02')
  })

  test('gives way to what is sent beside it, and only there', async () => {
    const filter = await keep({ crews: 'F-01,F-02', score: '0-50' })
    expect(await found({ filter })).toEqual(['red'])
    expect(await found({ filter, score: '60-100' })).toEqual(['blue'])
    expect(await found({ filter, score: '0-100' })).toEqual(['blue', 'red'])
    expect(await found({ filter, crews: '', score: '' })).toEqual(['blue', 'none', 'red'])
    const flagged = await keep({ elevated: true })
    expect(await found({ filter: flagged })).toEqual([])
    expect(await found({ filter: flagged, elevated: false })).toEqual(['blue', 'none', 'red'])
    const graph = await employee.myForms.graph({ section: 'completed', filter, score: '0-100' })
    expect(contentOf(graph).totalRecords).toBe(2)
  })

  test('of 9,999 ids narrows as the ids themselves do', async () => {
    const formIds = [...idsOf(9998), 'f-check']
    const filter = await keep({ formIds })
    expect(filter).toMatch(/^[\w-]{43}$/)
    expect(await found({ filter })).toEqual(['blue', 'none', 'red'])
    expect(await found({ filter })).toEqual(await found({ formIds }))
    expect(contentOf(await employee.myForms.keptFilter({ filter })).formIds).toHaveLength(9999)
    expect(await found({ filter: await keep({ formIds: idsOf(9999) }) })).toEqual([])
  })
})

describe('a kept filter that nobody uses', () => {
  const usedOn = async (hash: string) => {
    const kept = await rows()
    return kept.find((row) => row.shard_key === castShard && row.hash === hash)?.last_used_on
  }

  test('is gone after 90 days, and one that was used stays', async () => {
    const forgotten = await keep({ crews: 'forgotten' })
    const kept = await keep({ crews: 'kept again' })
    const listed = await keep({ crews: 'listed' })
    world.wait(60 * day)
    await keep({ crews: 'kept again' })
    await found({ filter: listed })
    expect(await usedOn(listed)).toBe('2026-05-04')
    expect(await usedOn(forgotten)).toBe('2026-03-05')
    world.wait(30 * day)
    expect((await runHousekeeping(world)).keptFilters).toBe(0)
    world.wait(day)
    expect((await runHousekeeping(world)).keptFilters).toBeGreaterThan(0)
    expect(problemOf(await employee.myForms.keptFilter({ filter: forgotten }))).toBe(
      'unknown_filter',
    )
    expect(contentOf(await employee.myForms.keptFilter({ filter: kept }))).toEqual({
      crews: ['kept again'],
    })
    expect(await found({ filter: listed })).toEqual([])
    expect(await keep({ crews: 'forgotten' })).toBe(forgotten)
  })

  test('that no version can read any more is unknown, not a failure', async () => {
    const filter = await keep({ crews: 'of another time' })
    await world.database.kysely
      .updateTable('kept_filters')
      .set({ contents: '{"score":"high"}' })
      .where('hash', '=', filter)
      .execute()
    expect(problemOf(await employee.myForms.list({ filter }))).toBe('unknown_filter')
  })
})

test('nothing of this left a trace in the log', () => {
  expect(world.failures).toEqual([])
})
