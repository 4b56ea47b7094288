import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let author: TestPerson
let reader: TestPerson
let messageId: string

beforeAll(async () => {
  world = await openTestPage()
  author = await world.signedIn('manager')
  reader = await world.signedIn('employee')
  const { data } = content(await reader.client.messages.list({}))
  messageId = data.find(({ own }) => own?.isToAcknowledge)?.messageId ?? ''
}, 120_000)
afterAll(() => world.entry.close())

async function page(person: TestPerson) {
  const arrived = await world.arriving(person, paths.message(messageId))
  return loader({ ...arrived, params: { id: messageId } })
}

let keys = 0

async function acknowledge(fields: Record<string, string>) {
  keys += 1
  const body = new URLSearchParams({ intent: 'acknowledge', formKey: `post-${keys}`, ...fields })
  const arrived = await world.arriving(reader, paths.message(messageId), { method: 'POST', body })
  const answer = await action({ ...arrived, params: { id: messageId } })
  return answer instanceof Response ? answer.headers.get('Location') : answer
}

const isAsked = async () => (await page(reader)).view.isToAcknowledge

test('a message that was changed in between is read before it is acknowledged, from Home as well', async () => {
  const { round } = (await page(reader)).view
  await world.entry.database.kysely
    .updateTable('messages')
    .set({ round: round + 1 })
    .where('id', '=', messageId)
    .execute()
  for (const fields of [{ round: String(round) }, { round: String(round), to: paths.home() }, {}]) {
    expect(await acknowledge(fields)).toBe(paths.message(messageId))
    expect(await isAsked()).toBe(true)
  }
  const shown = String((await page(reader)).view.round)
  expect(await acknowledge({ round: shown, to: paths.home() })).toBe(paths.home())
  expect(await isAsked()).toBe(false)
})

test('a text of an earlier wording is named to who may edit it, and shown to nobody', async () => {
  const { kysely } = world.entry.database
  const [row] = await kysely
    .selectFrom('messages')
    .select(['shard_key', 'created_by'])
    .where('id', '=', messageId)
    .execute()
  const said = { language: 'es' as const, title: 'Antes', description: 'Lo de antes.', edition: 0 }
  await kysely
    .insertInto('message_texts')
    .values({
      ...{ shard_key: row?.shard_key ?? '', message_id: messageId, ...said },
      ...{ updated_by: row?.created_by ?? '', updated_at: '2026-02-01T12:00:00Z' },
    })
    .execute()
  const mine = await page(author)
  expect(mine.view.notes.join()).toContain('Older than the message: Español.')
  for (const { view } of [mine, await page(reader)]) {
    expect(view.languages.map(({ code }) => code)).toEqual(['en'])
  }
  expect((await page(reader)).view.notes.join()).not.toContain('Older')
})
