import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { takeToast } from '../../session/flash.server.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let colleague: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  colleague = await world.signedIn('colleague')
  const { personId } = content(await colleague.client.auth.session({})).user
  const db = world.entry.database.kysely
  const { shard_key } = await db
    .selectFrom('people')
    .select('shard_key')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  await db.deleteFrom('notifications').where('person_id', '=', personId).execute()
  const { context } = await world.arriving(colleague, paths.home())
  const told = (id: string, recordId: string, minutesAgo: number) => ({
    ...{ shard_key, id, person_id: personId, kind: 'form_shared', record_type: 'my_form' },
    ...{ record_id: recordId, actor_id: null },
    created_at: new Date(context.now().getTime() - minutesAgo * 60_000),
  })
  await db
    .insertInto('notifications')
    .values([told('n-1', 'gone', 30), told('n-2', 'other', 20), told('n-3', 'gone', 10)])
    .execute()
}, 120_000)
afterAll(() => world.entry.close())

async function page(query: Parameters<typeof paths.notifications>[0] = {}) {
  return loader(await world.arriving(colleague, paths.notifications(query)))
}

/** Each post is another one. */
let keys = 0

/** What is said after a post, on the page that it leads back to. */
async function posted(fields: Record<string, string>, query = {}) {
  const body = new URLSearchParams({ ...fields, formKey: `post-${(keys += 1)}` })
  const to = paths.notifications(query)
  const arrived = await world.arriving(colleague, to, { method: 'POST', body })
  const answer = await action(arrived)
  expect(answer.headers.get('Location')).toBe(to)
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
  const next = new Request(arrived.request.url, { headers: { Cookie: cookie } })
  return (await takeToast(arrived.context, next)).toast
}

test('a record is a line; those before its newest are shown where they are asked for', async () => {
  const { rows, totalRecords, unread } = await page()
  expect([totalRecords, unread]).toEqual([2, 3])
  expect(rows).toMatchObject([
    { id: 'n-3', unread: 2, earlierCount: 1, earlier: null, about: null },
    { id: 'n-2', unread: 1, earlierCount: 0 },
  ])
  const opened = await page({ earlier: 'n-3' })
  expect(opened.rows[0]?.earlier).toMatchObject([{ id: 'n-1', isRead: false }])
  // An id that is not on the page opens nothing.
  expect((await page({ earlier: 'nowhere' })).rows.every(({ earlier }) => !earlier)).toBe(true)
})

test('a record is put off, waits under Later, and is brought back', async () => {
  expect(await posted({ intent: 'week', id: 'n-3' })).toMatchObject({
    tone: 'success',
    text: expect.stringMatching(/^Put off\. It comes back /),
  })
  expect((await page()).rows.map(({ id }) => id)).toEqual(['n-2'])
  const { rows, putOff } = await page({ show: 'later' })
  expect(putOff).toBe(1)
  expect(rows).toMatchObject([{ id: 'n-3', putOffUntil: { words: expect.any(String) } }])
  const back = await posted({ intent: 'now', id: 'n-3' }, { show: 'later' })
  expect(back).toMatchObject({ text: 'It stands in your inbox again.' })
  expect((await page()).rows.map(({ id }) => id)).toEqual(['n-3', 'n-2'])
})

test('a record is read as a whole', async () => {
  expect(await posted({ intent: 'read', id: 'n-3' })).toMatchObject({ text: 'Marked as read.' })
  const { rows } = await page({ show: 'unread' })
  expect(rows.map(({ id }) => id)).toEqual(['n-2'])
})
