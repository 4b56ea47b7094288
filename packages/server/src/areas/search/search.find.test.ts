import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentences, type Client } from '@holdpoint/api'
import { cast, castShard, type CastName } from '../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { askToApprove, placeEntry } from '../../../test/place-entry.ts'
import { writeForReaders } from '../my-forms/my-forms.readers.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  const on = (day: number) => ({ started_at: new Date(Date.UTC(2026, 2, day)) })
  await placeEntry(world, 'FRM-26-00007', { status: 'in_progress', columns: on(2) })
  await placeEntry(world, 'FRM-26-00008', { signers: ['employee', 'colleague'], columns: on(3) })
  await placeEntry(world, 'FRM-26-00107', {
    ...{ status: 'complete', sharedWith: ['colleague'], columns: on(1) },
  })
  await placeEntry(world, 'FRM-26-00207', { columns: { deleted_at: new Date() } })
  const handedIn = (day: number) => ({ ...on(day), submitted_at: new Date(Date.UTC(2026, 2, day)) })
  await placeEntry(world, 'FRM-26-00301', {
    ...{ person: 'admin', status: 'complete', columns: handedIn(9) },
  })
  await placeEntry(world, 'FRM-26-00302', { person: 'admin', columns: handedIn(4) })
  await askToApprove(world, 'FRM-26-00302', 'foreman')
  await askToApprove(world, 'FRM-26-00302', 'manager', { step: 2 })
  await writeForReaders(world.database.kysely, castShard, 'FRM-26-00302')
  await placeEntry(world, 'FRM-26-00303', {
    ...{ person: 'admin', sharedWith: ['foreman', 'reviewer'], columns: handedIn(5) },
  })
  await placeEntry(world, 'FRM-26-00304', {
    ...{ person: 'reviewer', isLimited: true, columns: handedIn(6) },
  })
  await placeAction(world, 'short', { columns: { title: 'Shorten the whip 7', number: 'ACT-7' } })
  await placeAction(world, 'long-ago', { columns: { title: 'Shorten a hose', status: 'closed' } })
})
afterAll(() => world.close())

type Asked = Parameters<Client['search']['find']>[0]

async function found(who: CastName, asked: Asked) {
  return contentOf(await (await world.as(who)).search.find(asked))
}

describe('search.find', () => {
  test('refuses who is not signed in', async () => {
    expect(problemOf(await world.nobody.search.find({ search: 'check' }))).toBe('not_signed_in')
  })

  test.each([
    ['', sentences.length.atLeast2],
    [' a ', sentences.length.atLeast2],
    ['a'.repeat(101), sentences.length.atMost100],
  ])('refuses “%s”, in the words of its length', async (search, message) => {
    const reply = await (await world.as('employee')).search.find({ search })
    expect(reply).toMatchObject({ problem: { fields: [{ path: 'search', message }] } })
  })

  test('refuses a kind that does not exist', async () => {
    const asked = { search: 'check', kinds: 'entries,secrets' }
    expect(problemOf(await (await world.as('employee')).search.find(asked))).toBe('invalid_input')
  })

  test('finds forms by name and number, one’s own, to be signed and shared', async () => {
    const { entries } = await found('employee', { search: 'short CHECK' })
    expect(entries.data.map(({ number, isOwn }) => [number, isOwn])).toEqual([
      ['FRM-26-00008', true],
      ['FRM-26-00007', true],
      ['FRM-26-00107', true],
    ])
    const numbered = await found('colleague', { search: '26-00' })
    expect(new Set(numbered.entries.data.map(({ number, isOwn }) => [number, isOwn]))).toEqual(
      new Set([
        ['FRM-26-00107', false],
        ['FRM-26-00008', false],
      ]),
    )
  })

  test('finds nothing of somebody else’s', async () => {
    for (const search of ['check', '26-00', 'shorten']) {
      const { entries, actions } = await found('outsider', { search })
      expect([entries.data, actions.data], search).toEqual([[], []])
    }
  })

  test('finds among reviews what waits for one’s decision first, then what else one may read', async () => {
    const reviewsOf = async (who: CastName, asked: Asked) => {
      const { entries, reviews } = await found(who, { kinds: 'entries,reviews', ...asked })
      const seen = [...entries.data, ...reviews.data].map(({ id }) => id)
      expect(new Set(seen).size, `${who} meets each once`).toBe(seen.length)
      return reviews.data.map(({ id, isOwnApprovalPending }) => [id, isOwnApprovalPending])
    }
    expect(await reviewsOf('foreman', { search: '26-003' })).toEqual([['FRM-26-00302', true]])
    expect(await reviewsOf('manager', { search: 'short check' })).toEqual([['FRM-26-00302', false]])
    await askToApprove(world, 'FRM-26-00302', 'reviewer')
    expect(await reviewsOf('reviewer', { search: '26-003' })).toEqual([
      ['FRM-26-00302', true],
      ['FRM-26-00301', false],
    ])
    expect(await reviewsOf('reviewer', { search: '26-003', pLimit: 1 })).toHaveLength(1)
    // What one handed in, and what was shared with one, lies in My Forms,
    // and one that is limited is read by nobody but whoever handed it in.
    expect(await reviewsOf('admin', { search: '26-003' })).toEqual([])
    expect(await reviewsOf('outsider', { search: '26-003' })).toEqual([])
  })

  test('finds what one decides on among reviews alone, and all else of the Signature tab', async () => {
    const { entries } = await found('foreman', { search: '26-003', kinds: 'entries' })
    expect(entries.data.map(({ id }) => id)).toEqual(['FRM-26-00303'])
  })

  test('finds actions by title and number, closed ones too', async () => {
    const { actions } = await found('colleague', { search: 'shorten' })
    expect(actions.data.map(({ actionId }) => actionId).sort()).toEqual(['long-ago', 'short'])
    const numbered = await found('colleague', { search: 'act-7', kinds: 'actions' })
    expect(numbered.actions.data.map(({ title }) => title)).toEqual(['Shorten the whip 7'])
  })

  test('finds people, and forms that one may fill', async () => {
    const { people, forms } = await found('employee', { search: 'colleague' })
    expect(people.data.map(({ personId }) => personId)).toEqual([cast.colleague])
    expect(Object.keys(people.data[0] ?? {}).sort()).toEqual([
      ...['contractorOf', 'employeeEmail', 'employeeTitle', 'fullName', 'isSSE', 'personId'],
      'profileImage',
    ])
    expect(forms.data).toEqual([])
    const check = await found('employee', { search: 'check' })
    expect(check.forms.data.map(({ id }) => id)).toEqual(['f-check'])
  })

  test('answers a few of each kind, says that there are more, and asks only what is named', async () => {
    const few = await found('employee', { search: 'check', pLimit: 2 })
    expect(few.entries.data).toHaveLength(2)
    expect(few.entries.hasMore).toBe(true)
    const all = await found('employee', { search: 'check', pLimit: 3, kinds: ['entries'] })
    expect(all.entries).toMatchObject({ data: { length: 3 }, hasMore: false })
    expect(all.forms.data).toEqual([])
  })

  test('takes the signs of a pattern for themselves', async () => {
    const { entries, actions } = await found('employee', { search: '%_' })
    expect([entries.data, actions.data]).toEqual([[], []])
  })
})
