import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { deleteEntry, placeEntry } from '../../../../test/place-entry.ts'

type Filters = Parameters<Client['myForms']['excel']>[0]

let world: TestServer
const wild = ['👷🏽‍♀️ done', 'السلامة أولاً', '=1+1', '@SUM(A1)', '<b>&', '007']

beforeAll(async () => {
  world = await startTestServer()
  for (const [index, answer] of wild.entries()) {
    await placed(`wild-${index}`, { form_title_answer: answer })
  }
})
afterAll(() => world.close())
beforeEach(() => world.wait(60_000))

async function placed(
  id: string,
  columns: { form_title_answer?: string; started_at?: Date },
): Promise<string> {
  await placeEntry(world, id, { status: 'complete' })
  if (Object.keys(columns).length > 0) {
    const { kysely } = world.database
    await kysely.updateTable('my_forms').set(columns).where('id', '=', id).execute()
  }
  return id
}

function fetched(url: string, as: CastName): Promise<Response> {
  return world.http(url.replace('/api/v1', ''), { as })
}

async function linkOf(as: CastName, input: Filters): Promise<string> {
  return contentOf(await (await world.as(as)).myForms.excel(input)).url
}

/** The rows of the first sheet by their headings, and what the second says. */
async function sheetsOf(as: CastName, input: Filters) {
  const response = await fetched(await linkOf(as, input), as)
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  const [forms, about] = sheets
  const [head = [], ...rows] = forms?.rows ?? []
  return {
    rows: rows.map((row) => new Map(head.map((name, at) => [String(name), row[at]]))),
    about: new Map(about?.rows.map(([what, value]) => [what, value])),
  }
}

describe('the address of a file', () => {
  test('is of no use for another file, for another list, or for longer', async () => {
    const employee = await world.as('employee')
    const { url } = contentOf(await employee.myForms.pdf({ myFormId: 'wild-0' }))
    const changed = [
      url.replace('wild-0', 'wild-1'),
      url.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 60_000}`),
      url
        .replace('my-form-pdf-file', 'my-form-excel-file')
        .replace('myFormId=wild-0', 'section=completed'),
    ]
    for (const address of changed) {
      const response = await fetched(address, 'employee')
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ problem: { name: 'link_expired' } })
    }
    expect((await world.http(url.replace('/api/v1', ''))).status).toBe(401)
  })

  test('of a list runs out after a minute', async () => {
    const url = await linkOf('employee', { section: 'completed' })
    world.wait(59_000)
    expect((await fetched(url, 'employee')).status).toBe(200)
    world.wait(2000)
    const late = await fetched(url, 'employee')
    expect(await late.json()).toMatchObject({ problem: { name: 'link_expired' } })
  })

  test('asks once more whether the entry is still there to be read', async () => {
    const id = await placed('gone', {})
    const employee = await world.as('employee')
    const { url } = contentOf(await employee.myForms.pdf({ myFormId: id }))
    await deleteEntry(world, id)
    expect((await fetched(url, 'employee')).status).toBe(403)
    expect(problemOf(await employee.myForms.pdf({ myFormId: id }))).toBe('forbidden')
  })
})

describe('a workbook', () => {
  test('keeps every text as it was typed', async () => {
    const { rows, about } = await sheetsOf('employee', { section: 'completed' })
    const answers = rows.map((row) => row.get('Title answer'))
    expect(answers.filter((answer) => answer !== null && answer !== '').toSorted()).toEqual(
      wild.toSorted(),
    )
    expect(about.get('Forms')).toBe(rows.length)
  })

  test('holds the clock of the place on both sides of a change of the clock', async () => {
    const instants = ['2025-11-02T06:30:00Z', '2025-11-02T07:30:00Z', '2025-11-02T08:30:00Z']
    for (const [index, instant] of instants.entries()) {
      await placed(`clock-${index}`, { started_at: new Date(instant) })
    }
    const window = { section: 'completed', startDate: '2025-11-01', endDate: '2025-11-03' } as const
    const { rows, about } = await sheetsOf('employee', window)
    const started = rows.map((row) => row.get('Started'))
    expect(started).toEqual(
      ['02:30', '01:30', '01:30'].map((time) => new Date(`2025-11-02T${time}:00Z`)),
    )
    expect(about.get('Started')).toBe('2025-11-01 to 2025-11-03')
  })

  test('counts private comments for those alone who may read them', async () => {
    const id = await placed('talked', {})
    const said = { myFormId: id, comment: 'Between us', privacyType: 'private' } as const
    contentOf(await (await world.as('reviewer')).myForms.saveComment(said))
    contentOf(await (await world.as('reviewer')).myForms.saveComment(said))
    contentOf(await (await world.as('employee')).myForms.saveComment(said))
    const counted = async (as: CastName) => {
      const { rows } = await sheetsOf(as, { section: 'completed' })
      return rows.find((row) => row.get('Number') === id)?.get('Private comments')
    }
    expect(await counted('employee')).toBe(1)
    const { kysely } = world.database
    await kysely
      .updateTable('my_forms')
      .set({ person_id: 'p-reviewer' })
      .where('id', '=', id)
      .execute()
    expect(await counted('reviewer')).toBe(3)
  })

  test('holds what its filters let through and nothing else', async () => {
    const { rows, about } = await sheetsOf('employee', {
      section: 'completed',
      isPrivateComment: true,
    })
    expect(rows).toEqual([])
    expect(about.get('With private comments')).toBe('Yes')
    const nothing = await sheetsOf('colleague', { section: 'completed' })
    expect([nothing.rows.length, nothing.about.get('Forms')]).toEqual([0, 0])
  })

  test('leaves room for other calls while it is made', async () => {
    const url = await linkOf('employee', { section: 'completed' })
    const response = await fetched(url, 'employee')
    const reader = response.body?.getReader()
    expect((await reader?.read())?.done).toBe(false)
    const employee = await world.as('employee')
    expect((await employee.myForms.list({ section: 'completed' })).status).toBe(200)
    await reader?.cancel()
    // The turn of whoever went is over, so the next file is made.
    expect(
      (await fetched(await linkOf('employee', { section: 'completed' }), 'employee')).status,
    ).toBe(200)
  })
})

test('nothing of this left a trace in the log', () => {
  expect(world.failures).toEqual([])
})
