import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { deleteEntry, limitEntry, placeEntry } from '../../../../test/place-entry.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

let placed = 0
async function anEntry(more: Parameters<typeof placeEntry>[2] = {}): Promise<string> {
  placed += 1
  world.wait(60_000)
  return placeEntry(world, `shared-${placed}`, more)
}

async function share(who: CastName, myFormId: string, personIds: string | string[]) {
  return (await world.as(who)).myForms.share({ myFormId, personIds })
}

async function isOffered(who: CastName, myFormId: string): Promise<boolean> {
  return contentOf(await (await world.as(who)).myForms.get({ myFormId })).can.share
}

async function sharesOf(myFormId: string): Promise<string[]> {
  const rows = await world.database.kysely
    .selectFrom('my_form_shares')
    .select(['person_id', 'shared_by'])
    .where('my_form_id', '=', myFormId)
    .orderBy('person_id')
    .execute()
  return rows.map((row) => `${row.person_id} by ${row.shared_by}`)
}

async function toldOf(myFormId: string) {
  await world.tell()
  return world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'kind', 'record_type', 'actor_id', 'read_at'])
    .where('shard_key', '=', 'test-org')
    .where('record_id', '=', myFormId)
    .orderBy('person_id')
    .execute()
}

describe('myForms.share', () => {
  test('refuses nobody, and answers 404 for a foreign, missing or deleted entry alike', async () => {
    const myFormId = await anEntry()
    const input = { myFormId, personIds: 'p-manager' }
    expect(problemOf(await world.nobody.myForms.share(input))).toBe('not_signed_in')
    for (const name of ['colleague', 'outsider'] as const) {
      expect(problemOf(await share(name, myFormId, 'p-manager'))).toBe('not_found')
      expect(problemOf(await share(name, 'none', 'p-manager'))).toBe('not_found')
    }
    const response = await world.http('/review-form-share', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(input).toString(),
      as: 'colleague',
    })
    expect(response.status).toBe(404)
    await deleteEntry(world, myFormId)
    expect(problemOf(await share('employee', myFormId, 'p-manager'))).toBe('not_found')
  })

  test.each(['in_progress', 'fill', 'new', 'pending', 'reject', 'approved'] as const)(
    'refuses an entry that is %s',
    async (status) => {
      const myFormId = await anEntry({ status })
      expect(problemOf(await share('employee', myFormId, 'p-manager'))).toBe('wrong_state')
      expect(await sharesOf(myFormId)).toEqual([])
    },
  )

  test.each([
    ['no one', ' , ', 'Please choose at least one person.'],
    ['somebody twice', 'p-manager, p-manager', 'Selected user already added in share list.'],
    [
      'more than 200 people',
      Array.from({ length: 201 }, (_, index) => `p-${index}`),
      'Share with at most 200 people at a time.',
    ],
  ])('refuses to share with %s', async (_what, personIds, sentence) => {
    const myFormId = await anEntry()
    const reply = await share('employee', myFormId, personIds)
    expect(reply.status === 'problem' && reply.problem).toMatchObject({
      name: 'invalid_input',
      fields: [{ path: 'personIds', message: sentence }],
    })
  })

  test('refuses people of other organisations, people who left and unknown ones alike', async () => {
    const myFormId = await anEntry()
    const { kysely } = world.database
    const isActive = (is_active: boolean) =>
      kysely.updateTable('people').set({ is_active }).where('id', '=', 'p-admin').execute()
    await isActive(false)
    for (const stranger of ['p-outsider', 'p-admin', 'p-nobody']) {
      const reply = await share('employee', myFormId, ['p-manager', stranger])
      expect(reply.status === 'problem' && reply.problem).toMatchObject({
        name: 'invalid_input',
        message: 'Some of the people chosen are not employees here, or no longer.',
        details: { personIds: [stranger] },
      })
    }
    await isActive(true)
    expect(await sharesOf(myFormId)).toEqual([])
    expect(await toldOf(myFormId)).toEqual([])
  })

  test('is not open to whom the entry was only shared with', async () => {
    const myFormId = await anEntry({ sharedWith: ['manager'] })
    expect(await isOffered('manager', myFormId)).toBe(false)
    expect(problemOf(await share('manager', myFormId, 'p-colleague'))).toBe('not_found')
  })

  test('leaves an entry of limited access to its submitter', async () => {
    const myFormId = await anEntry({ signers: ['colleague'], isLimited: true })
    expect(problemOf(await share('reviewer', myFormId, 'p-manager'))).toBe('not_found')
    expect(await isOffered('colleague', myFormId)).toBe(false)
    expect(problemOf(await share('colleague', myFormId, 'p-manager'))).toBe('wrong_state')
    expect(await isOffered('employee', myFormId)).toBe(true)
    contentOf(await share('employee', myFormId, 'p-manager'))
    const manager = await world.as('manager')
    expect((await manager.myForms.get({ myFormId })).status).toBe(200)
    await limitEntry(world, myFormId, false)
    contentOf(await share('colleague', myFormId, 'p-admin'))
  })

  test.each([
    ['its submitter', 'employee', 'in_review'],
    ['a signer', 'colleague', 'complete'],
    ['a reviewer', 'reviewer', 'complete'],
  ] as const)('is open to %s', async (_who, name, status) => {
    const myFormId = await anEntry({ status, signers: ['colleague'] })
    const manager = await world.as('manager')
    expect(problemOf(await manager.myForms.get({ myFormId }))).toBe('forbidden')
    expect(await isOffered(name, myFormId)).toBe(true)
    expect(contentOf(await share(name, myFormId, 'p-manager'))).toEqual({
      addedPersonIds: ['p-manager'],
      alreadySharedPersonIds: [],
    })
    expect((await manager.myForms.get({ myFormId })).status).toBe(200)
    expect(await sharesOf(myFormId)).toEqual([`p-manager by p-${name}`])
  })

  test('tells each receiver once, and takes who had it already for no error', async () => {
    const myFormId = await anEntry({ status: 'complete' })
    contentOf(await share('employee', myFormId, 'p-manager'))
    const again = contentOf(await share('employee', myFormId, ['p-manager', 'p-colleague']))
    expect(again).toEqual({
      addedPersonIds: ['p-colleague'],
      alreadySharedPersonIds: ['p-manager'],
    })
    const told = { kind: 'form_shared', record_type: 'my_form', actor_id: 'p-employee' }
    expect(await toldOf(myFormId)).toEqual([
      { person_id: 'p-colleague', ...told, read_at: null },
      { person_id: 'p-manager', ...told, read_at: null },
    ])
  })

  test('puts the entry on the Signature tab of its receivers, and of nobody else', async () => {
    const myFormId = await anEntry({ status: 'complete' })
    const idsOn = async (who: CastName, section: 'completed' | 'signature') => {
      const { data } = contentOf(await (await world.as(who)).myForms.list({ section, pLimit: 200 }))
      return data.map(({ id }) => id)
    }
    expect(await idsOn('manager', 'signature')).not.toContain(myFormId)
    contentOf(await share('employee', myFormId, 'p-manager'))
    expect(await idsOn('manager', 'signature')).toContain(myFormId)
    expect(await idsOn('manager', 'completed')).not.toContain(myFormId)
    expect(await idsOn('colleague', 'signature')).not.toContain(myFormId)
    await deleteEntry(world, myFormId)
    expect(await idsOn('manager', 'signature')).not.toContain(myFormId)
  })

  test('keeps an entry open neither for who shares it nor for its submitter', async () => {
    const myFormId = await anEntry()
    const reply = await share('reviewer', myFormId, 'p-reviewer,p-employee')
    expect(contentOf(reply)).toEqual({
      addedPersonIds: [],
      alreadySharedPersonIds: ['p-reviewer', 'p-employee'],
    })
    expect(await sharesOf(myFormId)).toEqual([])
    expect(await toldOf(myFormId)).toEqual([])
  })

  test('ten at once share once and tell once', async () => {
    const myFormId = await anEntry()
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => share('employee', myFormId, 'p-manager,p-colleague')),
    )
    const added = replies.flatMap((reply) => contentOf(reply).addedPersonIds)
    expect(added.sort()).toEqual(['p-colleague', 'p-manager'])
    expect(await toldOf(myFormId)).toHaveLength(2)
  })
})

test('a share that is taken back is off its reader’s list and closed to them at once', async () => {
  const myFormId = await anEntry({ status: 'complete', signers: ['colleague'] })
  contentOf(await share('employee', myFormId, ['p-manager', 'p-colleague']))
  const manager = await world.as('manager')
  const employee = await world.as('employee')
  const idsOf = async (who: CastName) => {
    const mine = await world.as(who)
    const { data } = contentOf(await mine.myForms.list({ section: 'signature', pLimit: 200 }))
    return data.map(({ id }) => id)
  }
  expect(contentOf(await employee.myForms.shares({ myFormId })).personIds).toContain('p-manager')
  expect(await idsOf('manager')).toContain(myFormId)
  const asked = { myFormId, personId: 'p-manager' }
  expect(problemOf(await manager.myForms.unshare(asked))).toBe('not_found')
  contentOf(await employee.myForms.unshare(asked))
  expect(await idsOf('manager')).not.toContain(myFormId)
  expect(problemOf(await manager.myForms.get({ myFormId }))).toBe('forbidden')
  expect(problemOf(await employee.myForms.unshare(asked))).toBe('not_found')
  contentOf(await employee.myForms.unshare({ myFormId, personId: 'p-colleague' }))
  expect(await idsOf('colleague')).toContain(myFormId)
  expect(contentOf(await employee.myForms.shares({ myFormId })).personIds).toEqual([])
})
