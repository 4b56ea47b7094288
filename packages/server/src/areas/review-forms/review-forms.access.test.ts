import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noState } from '@holdpoint/api'
import { cast, castPassword, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { askToApprove, placeEntry } from '../../../test/place-entry.ts'
import { grantTo } from '../../../test/rights.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
  await grantTo(world, 'employee', [
    'change_limited_access_control',
    'edit_own_forms_after_submission',
  ])
  await grantTo(world, 'foreman', ['access_all_submissions', 'change_limited_access_control'])
})
afterAll(() => world.close())

let placed = 0
async function anEntry(more: Parameters<typeof placeEntry>[2] = {}): Promise<string> {
  placed += 1
  return placeEntry(world, `access-${placed}`, more)
}

async function save(who: CastName, myFormId: string, personIds: string[], isLimitedAccess = true) {
  const { reviewForms } = await world.as(who)
  return reviewForms.saveAccessControl({ myFormId, isLimitedAccess, personIds })
}

async function mayRead(who: CastName, myFormId: string): Promise<boolean> {
  return (await (await world.as(who)).myForms.get({ myFormId })).status === 200
}

async function sharesOf(myFormId: string): Promise<string[]> {
  const rows = await world.database.kysely
    .selectFrom('my_form_shares')
    .select('person_id')
    .where('my_form_id', '=', myFormId)
    .orderBy('person_id')
    .execute()
  return rows.map((row) => row.person_id)
}

async function toldOf(myFormId: string) {
  await world.tell()
  return world.database.kysely
    .selectFrom('notifications')
    .select(['person_id', 'kind', 'actor_id'])
    .where('record_id', '=', myFormId)
    .orderBy('person_id')
    .execute()
}

describe('who says whom an entry is open to', () => {
  test('keeps it open neither for themselves nor for its submitter', async () => {
    const myFormId = await anEntry()
    contentOf(await save('foreman', myFormId, [cast.foreman, cast.employee, cast.manager]))
    expect(await sharesOf(myFormId)).toEqual([cast.manager])
    expect(await mayRead('foreman', myFormId)).toBe(false)
    const { myForms } = await world.as('employee')
    const [newest] = contentOf(await myForms.history({ myFormId })).data
    expect(newest?.fields).toContainEqual(
      expect.objectContaining({ key: 'sharedWith', from: null, to: 'Test Manager' }),
    )
  })

  test('keeps the share that somebody else gave them', async () => {
    const myFormId = await anEntry({ sharedWith: ['foreman'] })
    contentOf(await save('foreman', myFormId, [cast.foreman]))
    expect(await sharesOf(myFormId)).toEqual([cast.foreman])
    expect(await mayRead('foreman', myFormId)).toBe(true)
  })

  test('keeps the share of whoever came to approve it, whom the list shows as such', async () => {
    const myFormId = await anEntry({ sharedWith: ['colleague'] })
    await askToApprove(world, myFormId, 'colleague')
    contentOf(await save('foreman', myFormId, [cast.manager]))
    expect(await sharesOf(myFormId)).toEqual([cast.colleague, cast.manager].sort())
  })

  test('has the people told whom it is opened to, and nobody whom it was open to before', async () => {
    const myFormId = await anEntry({ sharedWith: ['colleague'] })
    contentOf(await save('employee', myFormId, [cast.colleague, cast.manager]))
    contentOf(await save('employee', myFormId, [cast.colleague, cast.manager]))
    expect(await toldOf(myFormId)).toEqual([
      { person_id: cast.manager, kind: 'form_shared', actor_id: cast.employee },
    ])
  })

  test.each(['in_progress', 'fill', 'new', 'pending', 'reject', 'approved'] as const)(
    'opens an entry that is %s to nobody new, and to those of before as before',
    async (status) => {
      const myFormId = await anEntry({ status, sharedWith: ['colleague'] })
      expect(await save('employee', myFormId, [cast.colleague, cast.manager])).toMatchObject({
        problem: {
          name: 'invalid_input',
          fields: [
            {
              path: 'personIds',
              message: 'A form can be shared once it is in review or completed.',
            },
          ],
        },
      })
      expect(await sharesOf(myFormId)).toEqual([cast.colleague])
      contentOf(await save('employee', myFormId, [cast.colleague]))
      contentOf(await save('employee', myFormId, [], false))
      expect(await sharesOf(myFormId)).toEqual([])
    },
  )
})

describe('an entry that was shared', () => {
  async function seenBy(who: CastName, myFormId: string) {
    const client = await world.as(who)
    const asked = { pLimit: 200 } as const
    const signature = await client.myForms.list({ section: 'signature', ...asked })
    const reviews = await client.reviewForms.list({ section: 'all', ...asked })
    const followed = await client.liveRows.changes({ recordType: 'my_form', ids: [myFormId] })
    return {
      isOpened: await mayRead(who, myFormId),
      isReviewed: (await client.reviewForms.information({ myFormId })).status === 200,
      isOnTab: contentOf(signature).data.some(({ id }) => id === myFormId),
      isListed: contentOf(reviews).data.some(({ id }) => id === myFormId),
      isFollowed: contentOf(followed).data[0]?.state !== noState,
    }
  }
  const seen = (is: boolean) => ({
    ...{ isOpened: is, isReviewed: is, isOnTab: is, isListed: is, isFollowed: is },
  })

  test.each(['in_progress', 'fill', 'new', 'pending'] as const)(
    'is its submitter’s alone while it is %s',
    async (status) => {
      const columns = { submitted_at: new Date('2026-03-02T09:00:00Z') }
      const myFormId = await anEntry({ status, sharedWith: ['manager'], columns })
      expect(await seenBy('manager', myFormId)).toEqual(seen(false))
      expect(await mayRead('employee', myFormId)).toBe(true)
    },
  )

  test('is closed to its readers while it is corrected, and open again once it is handed in', async () => {
    const columns = { submitted_at: new Date('2026-03-02T09:00:00Z') }
    const myFormId = await anEntry({ status: 'complete', sharedWith: ['manager'], columns })
    expect(await seenBy('manager', myFormId)).toEqual(seen(true))
    const { myForms, reviewForms } = await world.as('employee')
    contentOf(await reviewForms.saveStatus({ myFormId, event: 'reopen', reason: 'Wrong pad' }))
    expect(await seenBy('manager', myFormId)).toEqual(seen(false))
    const values = { at: '2026-03-05T09:00', district: 'PER', tidy: 'yes', barrier: 'yes' }
    const changes = Object.entries(values).map(([key, value]) => ({ key, value }))
    contentOf(await myForms.fill({ myFormId, changes }))
    const typed = { kind: 'typed', name: 'Test Employee', password: castPassword } as const
    contentOf(await myForms.sign({ myFormId, questionKey: 'inspector', ...typed }))
    contentOf(await myForms.submit({ myFormId }))
    expect(await seenBy('manager', myFormId)).toEqual(seen(true))
  })
})
