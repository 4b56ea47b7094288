import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ActionSource } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeJsa } from '../../../test/place-jsa.ts'
import { placeLoto } from '../../../test/place-loto.ts'

// Actions that are raised from an analysis and from a lockout (decision 0125).

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  const placed = { crew_code: 'F-01', pad_id: 'pad-1' }
  await placeJsa(world, 'job', { columns: { status: 'active', ...placed } })
  await placeLoto(world, 'lock', { columns: { status: 'work_active', pad_id: 'pad-1' } })
})
afterAll(() => world.close())

const draft = { title: 'Order tag lines', assigneeIds: [cast.colleague], dueOn: '2026-03-20' }

async function raise(who: CastName, sourceType: ActionSource, sourceId: string, key?: string) {
  world.wait(1000)
  const { actions } = await world.as(who)
  const origin = { sourceType, sourceId, ...(key === undefined ? {} : { questionKey: key }) }
  return actions.save({ ...draft, ...origin })
}

/** The actions that a record names to somebody. */
async function named(who: CastName, type: 'jsa' | 'loto') {
  const { jsa, loto } = await world.as(who)
  return type === 'jsa'
    ? contentOf(await jsa.get({ jsaId: 'job' })).actions
    : contentOf(await loto.information({ lotoId: 'lock' })).actions
}

const sources = [
  ['jsa', 'job', { number: 'JSA-26-job', title: 'Job job' }, ['F-01']],
  ['loto', 'lock', { number: 'LOTO-26-lock', title: 'Lockout lock' }, []],
] as const

test.each(sources)('%s: not by who may not read it, nor of what is not there', async (type, id) => {
  expect(problemOf(await raise('colleague', type, id))).toBe('forbidden')
  expect(problemOf(await raise('employee', type, 'none'))).toBe('forbidden')
  expect(await raise('employee', type, id, 'q-1')).toMatchObject({
    problem: { fields: [{ path: 'questionKey' }] },
  })
  expect(await named('employee', type)).toEqual([])
})

test.each(sources)(
  '%s: keeps its words and its place, and is named on its page',
  async (type, id, words, crewIds) => {
    const { actionId, number } = contentOf(await raise('foreman', type, id))
    const { actions } = await world.as('colleague')
    const detail = contentOf(await actions.get({ actionId }))
    expect(detail.source).toMatchObject({ type, id, ...words, questionKey: null, question: null })
    expect(detail).toMatchObject({ crewIds, padIds: ['pad-1'], districtId: 'PER', countryId: 'US' })
    const line = { actionId, number, title: draft.title, status: 'open' }
    expect(await named('foreman', type)).toEqual([{ ...line, canOpen: true }])
    // Who wrote it reads that there is one, and opens it by the rules of actions.
    expect(await named('employee', type)).toEqual([{ ...line, canOpen: false }])
  },
)
