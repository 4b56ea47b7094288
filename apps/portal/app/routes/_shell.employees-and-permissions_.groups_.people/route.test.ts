import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoEmail } from '@holdpoint/server'
import { paths, withQuery } from '../../paths.ts'
import { changedIn, lookedIn } from '../../permissions/group-deeds.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let groupId: string
let people: string[]

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  const group = { name: 'Topic keepers', permissions: ['create_topics'] }
  groupId = content(await admin.client.permissions.saveGroup(group)).groupId
  const idOf = async (role: 'employee' | 'colleague') =>
    content(await admin.client.people.search({ search: demoEmail(role) })).data[0]?.personId ?? ''
  people = [await idOf('employee'), await idOf('colleague')]
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
const nextKey = () => `people-${(keys += 1)}`

async function posted(fields: readonly [string, string][]) {
  const body = new URLSearchParams([...fields.map(([...field]) => field), ['formKey', nextKey()]])
  const to = paths.groupPeople(groupId)
  const arrived = await world.arriving(admin, to, { method: 'POST', body })
  const answer: unknown = await action(arrived).catch((thrown: unknown) => thrown)
  const again =
    typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null
  return {
    to: answer instanceof Response ? answer.headers.get('Location') : null,
    again: isEditAgain(again) ? again : undefined,
    changed: changedIn(answer),
  }
}

const ticked = () => people.map((id): [string, string] => ['userIds', id])
const memberCount = async () =>
  content(await admin.client.permissions.getGroup({ groupId })).memberCount

test('nobody ticked is refused, and somebody is found without losing who was ticked', async () => {
  const nobody = await posted([
    ['intent', 'apply'],
    ['deed', 'add'],
    ['userIds', ''],
  ])
  expect(nobody.again?.lastResult.error).toEqual({ userIds: ['Please select people.'] })
  const found = await posted([
    ['intent', 'find:userIds'],
    ['find.userIds', demoEmail('colleague')],
    ['deed', 'remove'],
    ['userIds', people[0] ?? ''],
  ])
  expect(found.again?.found?.choices.map(({ id }) => id)).toEqual([people[1]])
  expect(found.again?.known['userIds']?.map(({ id }) => id)).toEqual([people[0]])
  expect(found.again?.lastResult.initialValue).toMatchObject({ deed: 'remove' })
})

test('what would change is shown, changed, and taken back', async () => {
  const looked = await posted([['intent', 'look'], ['deed', 'add'], ...ticked()])
  expect(lookedIn(looked.again)).toMatchObject({
    lines: [{ gained: ['Open topics'], lost: [] }],
    undo: null,
  })
  expect(await memberCount()).toBe(0)
  const { changed } = await posted([['intent', 'apply'], ['deed', 'add'], ...ticked()])
  expect(changed?.lines).toHaveLength(1)
  expect(await memberCount()).toBe(2)
  const undone = await posted([
    ['intent', 'undo'],
    ['changes', changed?.undo ?? ''],
  ])
  expect(undone.to).toBe(paths.permissionGroup(groupId))
  expect(await memberCount()).toBe(0)
})

test('those who were ticked on the page of the group are ticked to be taken out', async () => {
  await posted([['intent', 'apply'], ['deed', 'add'], ...ticked()])
  const [one = ''] = people
  const at = withQuery(paths.groupPeople(groupId), { deed: 'remove', userIds: one })
  const { page } = await loader(await world.arriving(admin, at))
  expect(page.start).toEqual({ deed: 'remove', userIds: [one] })
  const { changed } = await posted([
    ['intent', 'apply'],
    ['deed', 'remove'],
    ['userIds', one],
  ])
  expect(changed?.lines[0]).toMatchObject({ gained: [], lost: ['Open topics'] })
  expect(await memberCount()).toBe(1)
})
