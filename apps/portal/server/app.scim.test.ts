import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@holdpoint/server'
import { createApp } from './app.ts'
import { createHttpServer, listen, listenerOf } from './http-server.ts'
import { orderlyStop } from './orderly-stop.ts'
import { createRemoteApi } from './remote-api.ts'
import { openTestEntry, type TestEntry } from './test-entry.ts'
import { own, seedSite, serverSecret } from './test-site.ts'

// What Entra ID and Okta send, as they send it, over the whole of the portal's own entry.

const core = 'urn:ietf:params:scim:schemas:core:2.0:User'
const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
const holdpoint = 'urn:ietf:params:scim:schemas:extension:holdpoint:2.0:User'
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const secretOf = (sign: string) => `hps_${sign.repeat(43)}`
const [directory, powerless, orphaned, elsewhere] = ['d', 'e', 'f', 'g'].map(secretOf)
const leaversToken = 'l'.repeat(43)

let entry: TestEntry

beforeAll(async () => {
  entry = await openTestEntry({ publicOrigin: own, seed })
})
afterAll(() => entry.close())

/** The site with its one person, those who make keys, another organisation, and whoever leaves. */
async function seed(database: Database): Promise<void> {
  await seedSite(database)
  const { kysely } = database
  await kysely
    .insertInto('organisations')
    .values({ id: 'x', shard_key: 'x', name: 'X', time_zone: 'UTC' })
    .execute()
  await kysely.insertInto('countries').values({ code: 'US', name: 'United States' }).execute()
  await kysely
    .insertInto('districts')
    .values({ code: 'NORTH', name: 'North', country_code: 'US' })
    .execute()
  await kysely.insertInto('departments').values({ code: 'OPS', name: 'Operations' }).execute()
  await kysely
    .insertInto('job_titles')
    .values({ code: 'OP', name: 'Pump operator', department_code: 'OPS' })
    .execute()
  const person = (
    id: string,
    shard: string,
    more: { granted_keys?: string[]; is_active?: boolean },
  ) => ({
    ...{ id, shard_key: shard, employee_number: id, first_name: 'Test', last_name: id },
    ...{
      full_name: `Test ${id}`,
      email: `${id}@holdpoint.example`,
      employee_type: 'Field' as const,
    },
    ...{ employee_title: 'Operator', position: 'Operator', hire_date: '2020-01-01', ...more },
  })
  await kysely
    .insertInto('people')
    .values([
      person('p-admin', 'o', { granted_keys: ['admin', 'manage_employees'] }),
      person('p-plain', 'o', {}),
      person('p-gone', 'o', { is_active: false }),
      person('p-lead', 'o', {}),
      person('p-leaver', 'o', {}),
      person('p-other', 'x', { granted_keys: ['admin', 'manage_employees'] }),
    ])
    .execute()
  const at = new Date()
  const later = new Date(at.getTime() + 3600_000)
  const keys = [
    ['k-directory', 'o', directory, 'p-admin'],
    ['k-powerless', 'o', powerless, 'p-plain'],
    ['k-orphaned', 'o', orphaned, 'p-gone'],
    ['k-elsewhere', 'x', elsewhere, 'p-other'],
  ] as const
  await kysely
    .insertInto('api_keys')
    .values(
      keys.map(([id, shard, secret, maker]) => ({
        ...{ id, shard_key: shard, name: id, origins: [], scopes: ['directory'] },
        ...{ page_key_hash: `page ${id}`, server_secret_hash: hashOf(secret ?? '') },
        ...{ created_by: maker, created_at: at, expires_at: later },
      })),
    )
    .execute()
  await kysely
    .insertInto('sessions')
    .values({
      ...{ id: 's-leaver', person_id: 'p-leaver', shard_key: 'o', kind: 'browser' },
      ...{ device_type: 'portal', access_hash: hashOf(leaversToken), access_expires_at: later },
      ...{ created_at: at, last_seen_at: at, expires_at: later },
    })
    .execute()
}

type Body = Record<string, unknown>
type Answer = { status: number; body: Body; headers: Headers }

async function scim(
  method: string,
  path: string,
  body?: object,
  { secret = directory, headers = {} }: { secret?: string | undefined; headers?: HeadersInit } = {},
): Promise<Answer> {
  const said = new Headers(headers)
  said.set('Content-Type', 'application/scim+json; charset=utf-8')
  if (secret !== '') {
    said.set('Authorization', `Bearer ${secret}`)
  }
  const response = await entry.send(`/scim/v2${path}`, {
    method,
    headers: said,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const answered: Body = text === '' ? {} : JSON.parse(text)
  return { status: response.status, body: answered, headers: response.headers }
}

const found = (filter: string) => scim('GET', `/Users?filter=${encodeURIComponent(filter)}`)
const patch = (id: string, ...Operations: object[]) =>
  scim('PATCH', `/Users/${id}`, { schemas: [patchOp], Operations })

/** A user as Entra ID makes one with its usual mapping. */
const entraUser = (name: string, number: string): Body => ({
  schemas: [core, enterprise],
  externalId: `aad-${name}`,
  userName: `${name}@corp.onmicrosoft.example`,
  active: true,
  displayName: `Ada ${name}`,
  emails: [{ primary: true, type: 'work', value: `${name}@corp.example` }],
  meta: { resourceType: 'User' },
  name: { formatted: `Ada ${name}`, familyName: name, givenName: 'Ada' },
  title: 'Field engineer',
  preferredLanguage: 'en-US',
  phoneNumbers: [{ type: 'mobile', value: '+1 555 0100' }],
  [enterprise]: { employeeNumber: number, department: 'Completions' },
})

async function made(name: string, more: Body = {}): Promise<string> {
  const { status, body } = await scim('POST', '/Users', {
    ...entraUser(name, `n-${name}`),
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return String(body['id'])
}

const rowOf = (id: string) =>
  entry.database.kysely
    .selectFrom('people')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('the door for directories', () => {
  test.each([
    ['no key', '', 401],
    ['a key that is none', `hps_${'z'.repeat(43)}`, 401],
    ['a session of somebody', 't'.repeat(43), 401],
    ['a key of other scopes', serverSecret, 403],
    ['a key of somebody who does not keep accounts', powerless, 403],
    ['a key of somebody who has left', orphaned, 401],
  ])('is shut to %s', async (_what, secret, status) => {
    const calls = [
      scim('GET', '/Users', undefined, { secret }),
      scim('POST', '/Users', entraUser('nobody', 'n-0'), { secret }),
      scim('PATCH', '/Users/p-1', { Operations: [] }, { secret }),
      scim('DELETE', '/Users/p-1', undefined, { secret }),
    ]
    for (const { status: came, body, headers } of await Promise.all(calls)) {
      // A patch that says nothing is refused for that, once somebody is known who sends it.
      expect([status, 400]).toContain(came)
      expect(body).toMatchObject({ schemas: [errorSchema], status: String(came) })
      expect(headers.get('Content-Type')).toBe('application/scim+json; charset=utf-8')
      expect(headers.get('WWW-Authenticate')).toBe(came === 401 ? 'Bearer' : null)
    }
    expect(
      (await found('userName eq "nobody@corp.onmicrosoft.example"')).body['totalResults'],
    ).toBe(0)
  })

  test('is shut to cookies and to pages, and the key opens nothing else', async () => {
    const cookie = { Cookie: `__Host-hp=${'t'.repeat(43)}` }
    expect((await scim('GET', '/Users', undefined, { secret: '', headers: cookie })).status).toBe(
      401,
    )
    const page = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await scim('GET', '/Users', undefined, { headers: page })).status).toBe(401)
    const call = (path: string) =>
      entry.send(`/api/v1${path}`, { headers: { Authorization: `Bearer ${directory}` } })
    expect((await call('/person-search')).status).toBe(403)
    expect((await call('/employees')).status).toBe(403)
  })

  test('keeps the people of another organisation apart', async () => {
    const { status, body } = await scim('GET', '/Users/p-1', undefined, { secret: elsewhere })
    expect([status, body['detail']]).toEqual([404, 'There is no such user.'])
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const asked =
        method === 'DELETE' ? undefined : { Operations: [{ op: 'remove', path: 'title' }] }
      const answer = await scim(method, '/Users/p-1', asked, { secret: elsewhere })
      expect(answer.status).toBe(404)
    }
    const all = await scim('GET', '/Users', undefined, { secret: elsewhere })
    expect(all.body['totalResults']).toBe(1)
  })

  test('is there as well where the API is on another host', async () => {
    const server = createHttpServer()
    server.on('request', listenerOf(entry.app))
    const baseUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
    const api = createRemoteApi({ baseUrl, now: () => new Date() })
    const portal = createApp({ ...entry.parts, api })
    const asked = async (secret: string) =>
      portal.request(
        new Request(`${own}/scim/v2/Users/p-1`, {
          method: 'PATCH',
          body: JSON.stringify({ Operations: [{ op: 'replace', path: 'title', value: 'Lead' }] }),
          headers: {
            Authorization: `Bearer ${secret}`,
            'Content-Type': 'application/scim+json',
          },
        }),
      )
    expect((await asked(elsewhere ?? '')).status).toBe(404)
    const response = await asked(directory ?? '')
    expect(await response.json()).toMatchObject({
      ...{ id: 'p-1', title: 'Lead' },
      meta: { location: `${own}/scim/v2/Users/p-1` },
    })
    await orderlyStop({ server, closeRest: () => Promise.resolve() })()
  })

  test('says what it understands', async () => {
    const config = await scim('GET', '/ServiceProviderConfig')
    expect(config.body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } })
    const types = await scim('GET', '/ResourceTypes')
    expect(types.body).toMatchObject({ totalResults: 1, Resources: [{ id: 'User', schema: core }] })
    const schemas = await scim('GET', '/Schemas')
    expect(schemas.body['totalResults']).toBe(3)
    const one = await scim('GET', `/Schemas/${enterprise}`)
    const [, number, manager] = one.body['attributes'] as Body[]
    expect(number).toMatchObject({ name: 'employeeNumber', required: true, type: 'string' })
    expect(manager).toMatchObject({ name: 'manager', type: 'complex' })
    expect((await scim('GET', '/Groups')).body).toMatchObject({ totalResults: 0, Resources: [] })
    expect((await scim('POST', '/Groups', { displayName: 'x' })).status).toBe(501)
    expect((await scim('POST', '/Bulk', {})).status).toBe(501)
    expect((await scim('GET', '/Nothing')).status).toBe(404)
    expect((await scim('PUT', '/Users', {})).headers.get('Allow')).toBe('GET, POST')
  })
})

describe('a user that cannot be', () => {
  test.each([
    [{ name: { givenName: '', familyName: 'M' } }, 'name.givenName: Enter a name.'],
    [{ userName: '' }, 'userName: Enter a user name.'],
    [{ [enterprise]: {} }, `${enterprise}:employeeNumber: Enter an employee number.`],
    [{ emails: [], userName: 'ada' }, 'emails[type eq "work"].value: Enter an email address.'],
    [{ [holdpoint]: { jobCode: 'NONE' } }, `${holdpoint}:jobCode: There is no such job title.`],
    [
      { [enterprise]: { employeeNumber: 'n-odd', manager: { value: 'p-other' } } },
      `${enterprise}:manager: This is not an employee here, or no longer.`,
    ],
    [{ active: 'perhaps' }, 'active is true or false.'],
  ])('%j is refused with the sentence of the import', async (more, said) => {
    const { status, body } = await scim('POST', '/Users', { ...entraUser('odd', 'n-odd'), ...more })
    expect(status).toBe(400)
    expect(body).toMatchObject({ scimType: 'invalidValue', detail: said })
  })

  test.each([
    ['userName', { userName: 'P-1@Corp.onmicrosoft.example' }],
    ['externalId', { externalId: 'aad-twin' }],
    ['emails', { emails: [{ type: 'work', value: 'Twin@corp.example' }] }],
    ['employeeNumber', { [enterprise]: { employeeNumber: 'n-twin' } }],
  ])('is refused where somebody has its %s', async (what, more) => {
    const twin = what === 'userName' ? 'p-1' : 'twin'
    const known = await found(`userName eq "${twin}@corp.onmicrosoft.example"`)
    if (known.body['totalResults'] === 0) {
      await made(twin)
    }
    const { status, body } = await scim('POST', '/Users', {
      ...entraUser(`other-${what.toLowerCase()}`, `other-${what}`),
      ...more,
    })
    expect([status, body['scimType']]).toEqual([409, 'uniqueness'])
    expect(body['detail']).toContain('Somebody has this')
  })

  test('is refused where it is no JSON, and a filter by name', async () => {
    const response = await entry.send('/scim/v2/Users', {
      method: 'POST',
      body: '{"userName":',
      headers: { Authorization: `Bearer ${directory}`, 'Content-Type': 'application/scim+json' },
    })
    expect(await response.json()).toMatchObject({ status: '400', scimType: 'invalidSyntax' })
    expect((await found('userName sw "a"')).body).toMatchObject({ scimType: 'invalidFilter' })
    expect((await scim('GET', '/Users?count=many')).body).toMatchObject({
      scimType: 'invalidValue',
    })
  })
})

describe('Entra ID', () => {
  test('tests the connection, finds nobody and makes somebody', async () => {
    const filter = 'userName eq "moss@corp.onmicrosoft.example"'
    expect((await found(filter)).body).toMatchObject({ totalResults: 0, Resources: [] })
    const { status, body, headers } = await scim('POST', '/Users', entraUser('moss', 'n-moss'))
    expect(status).toBe(201)
    const id = String(body['id'])
    expect(headers.get('Location')).toBe(`${own}/scim/v2/Users/${id}`)
    expect(headers.get('ETag')).toBe('W/"1"')
    expect(body).toEqual({
      schemas: [core, enterprise, holdpoint],
      id,
      userName: 'moss@corp.onmicrosoft.example',
      externalId: 'aad-moss',
      userType: 'Field',
      active: true,
      title: 'Field engineer',
      displayName: 'Ada moss',
      name: { formatted: 'Ada moss', givenName: 'Ada', familyName: 'moss' },
      emails: [{ value: 'moss@corp.example', type: 'work', primary: true }],
      [enterprise]: { employeeNumber: 'n-moss' },
      [holdpoint]: { hireDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), isSSE: false },
      meta: {
        resourceType: 'User',
        location: `${own}/scim/v2/Users/${id}`,
        version: 'W/"1"',
      },
    })
    expect((await found(filter)).body).toMatchObject({ totalResults: 1, Resources: [body] })
    expect((await found('externalId eq "aad-moss"')).body['totalResults']).toBe(1)
    expect(await rowOf(id)).toMatchObject({ email: 'moss@corp.example', password_hash: null })
  })

  test('takes over somebody who was there, and the audit trail names the key and its owner', async () => {
    const { body } = await found('userName eq "P-LEAD@holdpoint.example"')
    expect(body).toMatchObject({ totalResults: 1, Resources: [{ id: 'p-lead' }] })
    const answer = await patch('p-lead', { op: 'Add', path: 'externalId', value: 'aad-lead' })
    expect(answer.status).toBe(200)
    expect(await rowOf('p-lead')).toMatchObject({ external_id: 'aad-lead', row_version: 2 })
    const event = await entry.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'person_id', 'api_key_id', 'changes'])
      .where('record_type', '=', 'person')
      .where('record_id', '=', 'p-lead')
      .executeTakeFirstOrThrow()
    expect(event).toMatchObject({ action: 'edit', person_id: 'p-admin', api_key_id: 'k-directory' })
    expect(event.changes).toMatchObject({ external_id: { from: null, to: 'aad-lead' } })
  })

  test('renames somebody, gives them a manager and takes that away', async () => {
    const id = await made('rename')
    await patch(
      id,
      { op: 'Replace', path: 'name.familyName', value: 'Married' },
      { op: 'Replace', path: 'displayName', value: 'Ada Married' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'Married@corp.example' },
      { op: 'Add', path: `${enterprise}:manager`, value: 'p-lead' },
    )
    expect(await rowOf(id)).toMatchObject({
      ...{ full_name: 'Ada Married', email: 'married@corp.example', manager_id: 'p-lead' },
      ...{ directory_name: 'rename@corp.onmicrosoft.example' },
    })
    const { body } = await scim('GET', `/Users/${id}`)
    expect(body[enterprise]).toEqual({
      employeeNumber: 'n-rename',
      manager: {
        value: 'p-lead',
        $ref: `${own}/scim/v2/Users/p-lead`,
        displayName: 'Test p-lead',
      },
    })
    await patch(id, { op: 'Remove', path: `${enterprise}:manager` })
    expect((await rowOf(id)).manager_id).toBeNull()
    const circle = await patch(id, { op: 'Add', path: `${enterprise}:manager`, value: id })
    expect(circle.body['detail']).toBe(`${enterprise}:manager: Nobody is their own manager.`)
  })

  test('deactivates with a text, and gives back', async () => {
    const id = await made('leaving')
    const left = await patch(id, { op: 'Replace', path: 'active', value: 'False' })
    expect(left.body).toMatchObject({ id, active: false })
    expect((await rowOf(id)).is_active).toBe(false)
    expect((await found('active eq false and externalId eq "aad-leaving"')).body).toMatchObject({
      totalResults: 1,
    })
    const back = await patch(id, { op: 'Replace', path: 'active', value: 'True' })
    expect(back.body['active']).toBe(true)
  })

  test('pages through more people than fit one page', async () => {
    const before = Number((await scim('GET', '/Users?count=0')).body['totalResults'])
    for (let at = 0; at < 120; at += 1) {
      await made(`many-${at}`)
    }
    const pages: Body[][] = []
    for (let start = 1; pages.length === 0 || pages.at(-1)?.length === 50; start += 50) {
      const { body } = await scim('GET', `/Users?startIndex=${start}&count=50`)
      expect(body).toMatchObject({ totalResults: before + 120, startIndex: start })
      pages.push(body['Resources'] as Body[])
    }
    const ids = pages.flat().map(({ id }) => id)
    expect(new Set(ids).size).toBe(before + 120)
    expect((await scim('GET', '/Users')).body['itemsPerPage']).toBe(100)
  })
})

describe('Okta', () => {
  const oktaUser = {
    schemas: [core, enterprise],
    userName: 'grace@corp.example',
    name: { givenName: 'Grace', familyName: 'Hop' },
    emails: [{ primary: true, value: 'grace@corp.example', type: 'work' }],
    displayName: 'Grace Hop',
    locale: 'en-US',
    externalId: '00u1grace',
    groups: [],
    password: 'not kept',
    active: true,
    [enterprise]: { employeeNumber: 'g-1' },
  }

  test('makes somebody, reads them, and writes them whole', async () => {
    const { body } = await scim('POST', '/Users', oktaUser)
    const id = String(body['id'])
    const read = await scim('GET', `/Users/${id}`)
    const changed = {
      ...read.body,
      ...{ userName: 'grace.h@corp.example', active: true },
      [holdpoint]: { divisionCode: 'NORTH', jobCode: 'OP', isSSE: true, hireDate: '2026-02-01' },
    }
    const put = await scim('PUT', `/Users/${id}`, { ...changed, emails: undefined })
    expect(put.status).toBe(200)
    expect(put.body).toMatchObject({
      ...{ userName: 'grace.h@corp.example', title: 'Pump operator' },
      emails: [{ value: 'grace.h@corp.example' }],
      [enterprise]: { department: 'Operations' },
      [holdpoint]: { countryCode: 'US', divisionCode: 'NORTH', jobCode: 'OP', isSSE: true },
    })
    // What a resource leaves out is not said.
    const again = await scim('PUT', `/Users/${id}`, { schemas: [core], active: true })
    expect(again.body).toEqual(put.body)
    expect((await rowOf(id)).password_hash).toBeNull()
  })

  test('deactivates by a patch without a path', async () => {
    const { body } = await found('userName eq "grace.h@corp.example"')
    const [user] = body['Resources'] as Body[]
    const id = String(user?.['id'])
    const left = await patch(id, { op: 'replace', value: { active: false } })
    expect(left.body['active']).toBe(false)
  })

  test('asks for a part, and for the version that it has seen', async () => {
    const id = await made('parts')
    const some = await scim('GET', `/Users/${id}?attributes=userName,name.givenName`)
    expect(Object.keys(some.body).toSorted()).toEqual(['id', 'name', 'schemas', 'userName'])
    const rest = await scim('GET', `/Users/${id}?excludedAttributes=emails,${holdpoint}`)
    expect(Object.keys(rest.body)).not.toContain('emails')
    const stale = { headers: { 'If-Match': 'W/"7"' } }
    const body = { Operations: [{ op: 'replace', path: 'title', value: 'x' }] }
    expect((await scim('PATCH', `/Users/${id}`, body, stale)).status).toBe(412)
    expect((await scim('DELETE', `/Users/${id}`, undefined, stale)).status).toBe(412)
    expect(await rowOf(id)).toMatchObject({ employee_title: 'Field engineer', is_active: true })
  })
})

describe('whoever leaves', () => {
  test('is not whoever made the key, nor the last administrator, nor a new one by mistake', async () => {
    const own = await patch('p-admin', { op: 'replace', path: 'active', value: false })
    expect([own.status, own.body['schemas']]).toEqual([403, [errorSchema]])
    expect((await scim('DELETE', '/Users/p-admin')).status).toBe(403)
    expect((await rowOf('p-admin')).is_active).toBe(true)
    // With another administrator gone, the one who is left is the last.
    await entry.database.kysely
      .updateTable('people')
      .set({ granted_keys: ['manage_employees'] })
      .where('id', '=', 'p-admin')
      .execute()
    await entry.database.kysely
      .updateTable('people')
      .set({ granted_keys: ['admin'] })
      .where('id', '=', 'p-plain')
      .execute()
    const beyond = await patch('p-plain', { op: 'replace', path: 'active', value: false })
    expect(beyond.status).toBe(403)
    expect(beyond.body['detail']).toContain('This person may do more than you.')
    await entry.database.kysely
      .updateTable('people')
      .set({ granted_keys: ['admin', 'manage_employees'] })
      .where('id', '=', 'p-admin')
      .execute()
    await entry.database.kysely
      .updateTable('people')
      .set({ granted_keys: [] })
      .where('id', '=', 'p-plain')
      .execute()
  })

  test('is signed out at once, and what waits for them is for their manager', async () => {
    const session = () =>
      entry.send('/api/v1/session', { headers: { Cookie: `__Host-hp=${leaversToken}` } })
    expect((await session()).status).toBe(200)
    await patch('p-leaver', { op: 'Add', path: `${enterprise}:manager`, value: 'p-lead' })
    expect((await scim('DELETE', '/Users/p-leaver')).status).toBe(204)
    expect((await session()).status).toBe(401)
    const again = await scim('GET', '/Users/p-leaver')
    expect(again.body).toMatchObject({ active: false })
    expect((await scim('DELETE', '/Users/p-leaver')).status).toBe(204)
    const actions = await entry.database.kysely
      .selectFrom('audit_events')
      .select('action')
      .where('record_id', '=', 'p-leaver')
      .orderBy('sequence')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['edit', 'deactivate'])
    expect((await scim('DELETE', '/Users/nobody')).status).toBe(404)
  })
})
