import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentences, type Client } from '@holdpoint/api'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeMessage } from '../../../test/place-message.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer
let author: Client
let reader: Client

const wind = { title: 'Viento el viernes', description: 'Las grúas quedan abajo.' }
const inSpanish = (messageId: string) => ({ messageId, language: 'es' as const, ...wind })

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', ['create_messages', 'edit_own_messages'])
  author = await world.as('employee')
  reader = await world.as('colleague')
  await placeMessage(world, 'wind', { columns: { priority: 'critical' } })
  await placeMessage(world, 'over', { state: 'expired' })
})
afterAll(() => world.close())

test('a text of another language is its author’s to write, while the message lives', async () => {
  expect(problemOf(await reader.messages.saveText(inSpanish('wind')))).toBe('forbidden')
  expect(problemOf(await author.messages.saveText(inSpanish('over')))).toBe('wrong_state')
  const none = { messageId: 'wind', language: 'es' } as const
  expect(problemOf(await author.messages.removeText(none))).toBe('not_found')
  expect(await author.messages.saveText({ ...none, title: '', description: '' })).toMatchObject({
    problem: {
      fields: [
        { path: 'title', message: sentences.required.title },
        { path: 'description', message: 'Please enter description' },
      ],
    },
  })
})

test('each reads a message in the language of their settings, finds it in any, and acknowledges it once', async () => {
  contentOf(await author.messages.saveText(inSpanish('wind')))
  const seen = async () => {
    const message = contentOf(await reader.messages.get({ messageId: 'wind' }))
    const { critical } = contentOf(await reader.home.counts({}))
    const { language, title, ownTitle } = message
    return { language, title, ownTitle, over: critical.map((one) => one.title) }
  }
  const plain = { language: 'en', title: 'Message wind', ownTitle: null, over: ['Message wind'] }
  expect(await seen()).toEqual(plain)
  expect(contentOf(await reader.settings.get({})).language).toBe('en')
  contentOf(await reader.settings.saveLanguage({ language: 'es' }))
  // What else is set stays, and the other way round.
  contentOf(await reader.userSettings.save({ isMyFormDashboardDefaultView: true }))
  expect(contentOf(await reader.settings.get({})).language).toBe('es')
  expect(await seen()).toEqual({
    ...{ language: 'es', title: 'Message wind' },
    ...{ ownTitle: wind.title, over: [wind.title] },
  })
  for (const search of ['viento', 'message wind']) {
    const { data } = contentOf(await reader.messages.list({ search }))
    expect(data.map((one) => one.ownTitle)).toEqual([wind.title])
  }
  contentOf(await reader.messages.acknowledge({ messageId: 'wind' }))
  contentOf(await reader.settings.saveLanguage({ language: 'fr' }))
  const { own, texts } = contentOf(await reader.messages.get({ messageId: 'wind' }))
  expect(own?.isToAcknowledge).toBe(false)
  expect(texts).toEqual([{ language: 'es', ...wind }])
  contentOf(await author.messages.removeText({ messageId: 'wind', language: 'es' }))
  expect(contentOf(await reader.messages.get({ messageId: 'wind' })).texts).toEqual([])
})

test('what is used again says the same in every language', async () => {
  await world.database.kysely
    .insertInto('message_texts')
    .values({
      ...{ shard_key: 'test-org', message_id: 'over', language: 'es', ...wind },
      ...{ updated_by: 'p-employee', updated_at: '2026-02-01T12:00:00Z' },
    })
    .execute()
  const draft = contentOf(await author.messages.move({ messageId: 'over', event: 'copy' }))
  expect(draft.texts).toEqual([{ language: 'es', ...wind }])
})
