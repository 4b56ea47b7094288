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
  expect(texts).toEqual([{ language: 'es', ...wind, isOlder: false }])
  contentOf(await author.messages.removeText({ messageId: 'wind', language: 'es' }))
  expect(contentOf(await reader.messages.get({ messageId: 'wind' })).texts).toEqual([])
})

test('what a message said before it was changed is shown to nobody until it is saved anew', async () => {
  const messageId = 'changed'
  await placeMessage(world, messageId, { columns: { priority: 'critical' } })
  contentOf(await author.messages.saveText(inSpanish(messageId)))
  contentOf(await reader.settings.saveLanguage({ language: 'es' }))
  const seen = async () => {
    const { language, ownTitle, texts } = contentOf(await reader.messages.get({ messageId }))
    const { critical } = contentOf(await reader.home.counts({}))
    const over = critical.find((one) => one.messageId === messageId)?.title
    const found = contentOf(await reader.messages.list({ search: 'viento' })).data.length
    return { language, ownTitle, over, found, texts: texts.length }
  }
  const spanish = { language: 'es', ownTitle: wind.title, over: wind.title, found: 1, texts: 1 }
  expect(await seen()).toEqual(spanish)
  const text = {
    ...{ messageId, category: 'bulletin', priority: 'critical', description: 'Read this.' },
    ...{ startsAt: '2026-03-01T06:00', endsAt: '2026-12-24T18:00', countries: '-1' },
    ...{ districts: '-1', departments: '-1', businessUnits: '-1', jobTitles: '-1' },
  } as const
  contentOf(await author.messages.edit({ ...text, title: `Message ${messageId}` } as never))
  expect(await seen()).toEqual(spanish)
  contentOf(await author.messages.edit({ ...text, title: 'Wind on Saturday' } as never))
  const first = { language: 'en', ownTitle: null, over: 'Wind on Saturday', found: 0, texts: 0 }
  expect(await seen()).toEqual(first)
  const { texts, edition } = contentOf(await author.messages.get({ messageId }))
  expect(texts).toEqual([{ language: 'es', ...wind, isOlder: true }])
  const early = { ...inSpanish(messageId), edition: edition - 1 }
  expect(problemOf(await author.messages.saveText(early))).toBe('wrong_state')
  contentOf(await author.messages.move({ messageId, event: 'recall', reason: 'It is over.' }))
  const again = contentOf(await author.messages.move({ messageId, event: 'copy' }))
  expect(again.texts).toEqual([{ language: 'es', ...wind, isOlder: true }])
  contentOf(await author.messages.saveText({ ...inSpanish(again.messageId), edition: 1 }))
  const saved = contentOf(await author.messages.get({ messageId: again.messageId }))
  expect(saved.texts).toEqual([{ language: 'es', ...wind, isOlder: false }])
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
  expect(draft.texts).toEqual([{ language: 'es', ...wind, isOlder: false }])
})
