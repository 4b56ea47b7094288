import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cast, castEmail, castPassword } from '../test/cast.ts'
import { fromPage, fromServer, makeKey, type TestKey } from '../test/embedding.ts'
import { contentOf, startTestServer, type TestServer } from '../test/harness.ts'
import { verifyChain } from './audit.ts'

let world: TestServer
let key: TestKey

beforeAll(async () => {
  world = await startTestServer()
  key = await makeKey(world, {
    scopes: ['sign_in', 'saved_filters', 'embed_tokens', 'external_access'],
  })
})
afterAll(() => world.close())

const asJson = { 'Content-Type': 'application/json' }

/** The text of an answer's field, whatever stands around it. */
async function fieldOf(response: Response, field: string): Promise<string> {
  return new RegExp(`"${field}":"([^"]*)"`).exec(await response.text())?.[1] ?? ''
}

/** Saves a filter of this title by a request, and answers who wrote its row of the trail. */
async function writerOf(title: string, send: (body: string) => Promise<Response>) {
  const filterObject = JSON.stringify([{ title, type: 'myform', filterValues: {} }])
  const response = await send(JSON.stringify({ filterObject }))
  expect(response.status).toBe(200)
  return world.database.kysely
    .selectFrom('audit_events as event')
    .innerJoin('saved_filters as filter', 'filter.id', 'event.record_id')
    .select(['event.person_id', 'event.api_key_id'])
    .where('filter.title', '=', title)
    .executeTakeFirstOrThrow()
}

const bearing = (token: string) => (body: string) =>
  world.http('/saved-filters', {
    method: 'POST',
    body,
    headers: { ...asJson, Authorization: `Bearer ${token}` },
  })

const fromItsPage = (token: string) => (body: string) =>
  fromPage(world, '/saved-filters', {
    method: 'POST',
    body,
    headers: asJson,
    key: key.pageKey,
    token,
  })

async function letIn(): Promise<string> {
  const body = { person: cast.employee, path: '/my-forms' }
  const made = await fromServer(world, '/external-access', key.serverSecret, body)
  const externalKey = /hpx_[\w-]{43}/.exec(await made.text())?.[0] ?? ''
  const reply = await world.nobody.auth.exchangeExternalKey({
    key: externalKey,
    deviceType: 'mobile',
  })
  return contentOf(reply).accessToken
}

describe('the audit trail', () => {
  test('names no key where our own pages and programs wrote', async () => {
    const writer = await writerOf('Ours', bearing(await world.tokenOf('employee')))
    expect(writer).toEqual({ person_id: cast.employee, api_key_id: null })
  })

  test('names the key of the page that wrote, by a token or by signing in there', async () => {
    const body = { person: cast.employee }
    const minted = await fromServer(world, '/embed-token', key.serverSecret, body)
    const embedded = await writerOf('Embedded', fromItsPage(await fieldOf(minted, 'token')))
    expect(embedded).toEqual({ person_id: cast.employee, api_key_id: key.id })
    const login = await fromPage(world, '/login', {
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({ email: castEmail('employee'), password: castPassword }),
      key: key.pageKey,
    })
    const signedIn = await writerOf('Signed in', fromItsPage(await fieldOf(login, 'accessToken')))
    expect(signedIn).toEqual({ person_id: cast.employee, api_key_id: key.id })
  })

  test('names the key that let its person in, on our own pages too', async () => {
    const writer = await writerOf('Let in', bearing(await letIn()))
    expect(writer).toEqual({ person_id: cast.employee, api_key_id: key.id })
  })

  test('tells when a key let somebody in, and names the key in all that its server asked for', async () => {
    await letIn()
    const rows = await world.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'person_id', 'api_key_id', 'changes'])
      .where('record_type', '=', 'api_key')
      .where('record_id', '=', key.id)
      .orderBy('sequence')
      .execute()
    expect(rows.at(-2)).toMatchObject({ action: 'mint_external_access', api_key_id: key.id })
    expect(rows.at(-1)).toEqual({
      action: 'exchange_external_access',
      person_id: cast.employee,
      api_key_id: key.id,
      changes: { personId: cast.employee, deviceType: 'mobile' },
    })
    expect((await verifyChain(world.database.kysely)).broken).toBeUndefined()
  })
})

test('nothing of this is a failure of the server', () => {
  expect(world.failures).toEqual([])
})
