import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import type { CastName } from '../../../../test/cast.ts'
import { contentOf, problemOf, startTestServer, type TestServer } from '../../../../test/harness.ts'
import { placeEntry } from '../../../../test/place-entry.ts'

let world: TestServer
let employee: Client

beforeAll(async () => {
  world = await startTestServer()
  employee = await world.as('employee')
})
afterAll(() => world.close())

async function historyFor(who: CastName, myFormId: string) {
  return contentOf(await (await world.as(who)).myForms.history({ myFormId }))
}

async function actionsFor(who: CastName, myFormId: string): Promise<string[]> {
  const { data, totalRecords } = await historyFor(who, myFormId)
  expect(totalRecords).toBe(data.length)
  return data.map(({ action, person }) => `${action} by ${person?.personId}`)
}

async function say(
  who: CastName,
  input: { myFormId: string; comment: string; privacyType?: 'public' | 'private' },
): Promise<string> {
  world.wait(1000)
  return contentOf(await (await world.as(who)).myForms.saveComment(input)).id
}

describe('myForms.history', () => {
  test('refuses a page that is none', async () => {
    for (const pLimit of [0, 201]) {
      const reply = await employee.myForms.history({ myFormId: 'x', pLimit })
      expect(problemOf(reply)).toBe('invalid_input')
    }
  })

  test('says who did what, when, and from what to what', async () => {
    const { id: myFormId } = contentOf(await employee.myForms.start({ formId: 'f-check' }))
    world.wait(1000)
    const changes = [
      { key: 'seen', value: 'A loose plank' },
      { key: 'tidy', value: 'yes' },
    ]
    contentOf(await employee.myForms.fill({ myFormId, changes }))
    const { data } = await historyFor('employee', myFormId)
    expect(data).toEqual([
      {
        at: world.ports.clock.now().toISOString(),
        person: { personId: 'p-employee', fullName: 'Test Employee', profileImage: null },
        recordType: 'my_form',
        recordId: myFormId,
        action: 'fill',
        fields: [
          { key: 'seen', label: 'What was seen', from: null, to: 'A loose plank' },
          { key: 'tidy', label: 'Walkways are free', from: null, to: 'Yes' },
        ],
        reason: null,
      },
      expect.objectContaining({ action: 'start' }),
    ])
  })

  test('tells of votes, shares and public comments', async () => {
    const myFormId = await placeEntry(world, 'seen', { sharedWith: ['manager'] })
    const reviewer = await world.as('reviewer')
    contentOf(await reviewer.myForms.vote({ myFormId }))
    world.wait(1000)
    contentOf(await employee.myForms.share({ myFormId, personIds: 'p-colleague' }))
    const commentId = await say('employee', { myFormId, comment: 'Good' })
    world.wait(1000)
    const edit = { myFormId, commentId, comment: 'Better' }
    contentOf(await employee.myForms.saveComment(edit))
    world.wait(1000)
    contentOf(await employee.myForms.removeComment({ commentId }))
    const { data } = await historyFor('manager', myFormId)
    expect(data.map(({ action, fields }) => [action, ...fields.map(({ key }) => key)])).toEqual([
      ['delete comment', 'comment', 'privacyType'],
      ['edit comment', 'comment'],
      ['add comment', 'comment', 'privacyType'],
      ['share', 'sharedWith'],
      ['vote', 'upvoteCount'],
    ])
  })

  test('keeps private comments from those who may not see them, deleted or not', async () => {
    const myFormId = await placeEntry(world, 'discreet', {
      signers: ['colleague'],
      sharedWith: ['manager', 'foreman'],
    })
    await say('employee', { myFormId, comment: 'For all' })
    await say('reviewer', { myFormId, comment: 'Quiet', privacyType: 'private' })
    const gone = await say('colleague', { myFormId, comment: 'Gone', privacyType: 'private' })
    world.wait(1000)
    contentOf(await (await world.as('colleague')).myForms.removeComment({ commentId: gone }))
    const all = [
      'delete comment by p-colleague',
      'add comment by p-colleague',
      'add comment by p-reviewer',
      'add comment by p-employee',
    ]
    expect(await actionsFor('reviewer', myFormId)).toEqual(all)
    expect(await actionsFor('admin', myFormId)).toEqual(all)
    expect(await actionsFor('employee', myFormId)).toEqual(['add comment by p-employee'])
    expect(await actionsFor('manager', myFormId)).toEqual(['add comment by p-employee'])
    expect(await actionsFor('foreman', myFormId)).toEqual(['add comment by p-employee'])
    expect(await actionsFor('colleague', myFormId)).toEqual([
      'delete comment by p-colleague',
      'add comment by p-colleague',
      'add comment by p-employee',
    ])
  })

  test('keeps the private time of a comment that is public now, and all of one that no longer is', async () => {
    const myFormId = await placeEntry(world, 'changing', { sharedWith: ['manager'] })
    const opened = await say('employee', { myFormId, comment: 'Draft', privacyType: 'private' })
    await say('employee', { ...editOf(opened, 'Still a draft'), myFormId })
    await say('employee', { ...editOf(opened, 'Out'), myFormId, privacyType: 'public' })
    await say('employee', { ...editOf(opened, 'Out, mended'), myFormId })
    expect(await actionsFor('manager', myFormId)).toEqual(['edit comment by p-employee'])
    expect(await actionsFor('employee', myFormId)).toHaveLength(4)
    const closed = await say('employee', { myFormId, comment: 'Too loud' })
    expect(await actionsFor('manager', myFormId)).toHaveLength(2)
    await say('employee', { ...editOf(closed, 'Too loud'), myFormId, privacyType: 'private' })
    expect(await actionsFor('manager', myFormId)).toHaveLength(1)
  })

  test('pages, and counts what the reader may see alone', async () => {
    const myFormId = await placeEntry(world, 'paged', { sharedWith: ['manager'] })
    for (let index = 0; index < 5; index += 1) {
      await say('reviewer', { myFormId, comment: `Quiet ${index}`, privacyType: 'private' })
      await say('employee', { myFormId, comment: `Loud ${index}` })
    }
    const manager = await world.as('manager')
    const page = async (client: Client, pOffset: number) =>
      contentOf(await client.myForms.history({ myFormId, pOffset, pLimit: 2 }))
    expect((await page(manager, 4)).data).toHaveLength(1)
    expect(await page(manager, 4)).toMatchObject({ totalRecords: 5, offset: 4 })
    expect(await page(await world.as('reviewer'), 4)).toMatchObject({ totalRecords: 10 })
  })
})

function editOf(commentId: string, comment: string) {
  return { commentId, comment }
}
