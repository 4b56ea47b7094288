import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleFilter } from '@holdpoint/api'
import { demoEmail } from '@holdpoint/server'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { loader as personLoader } from '../_shell.employees-and-permissions_.$id/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader as listLoader } from '../_shell.employees-and-permissions/route.tsx'
import { loader as holdersLoader } from '../_shell.employees-and-permissions_.rights/route.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let manager: TestPerson
let employeeId: string
let managerId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  const idOf = async (role: Parameters<typeof demoEmail>[0]) =>
    content(await admin.client.people.search({ search: demoEmail(role) })).data[0]?.personId ?? ''
  employeeId = await idOf('employee')
  managerId = await idOf('manager')
  const grants = ['manage_permission_groups']
  content(await admin.client.permissions.save({ userId: managerId, grants }))
  manager = await world.signedIn('manager')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
const nextKey = () => `rights-${(keys += 1)}`

async function posted(person: TestPerson, id: string, fields: readonly [string, string][]) {
  const body = new URLSearchParams([...fields.map(([...field]) => field), ['formKey', nextKey()]])
  const arrived = await world.arriving(person, paths.personRights(id), { method: 'POST', body })
  const answer: unknown = await action({ ...arrived, params: { id } }).catch(
    (thrown: unknown) => thrown,
  )
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location'), said: {}, typed: {} }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue = {} } = again.lastResult
  return { to: null, said: error ?? {}, typed: initialValue }
}

async function formOf(person: TestPerson, id: string) {
  return loader({ ...(await world.arriving(person, paths.personRights(id))), params: { id } })
}

const shownAt = (id: string) => paths.employee(id, { tab: 'permissions' })

async function pageOf(person: TestPerson, id: string) {
  return personLoader({ ...(await world.arriving(person, shownAt(id))), params: { id } })
}

async function led(loading: Promise<unknown>) {
  const thrown: unknown = await loading.catch((one: unknown) => one)
  return thrown instanceof Response ? thrown.headers.get('Location') : null
}

test('who gives no rights sees those of nobody, and nobody has a form of their own', async () => {
  const colleague = await world.signedIn('colleague')
  expect(await pageOf(colleague, employeeId)).toMatchObject({ shown: 'overview', rights: null })
  expect(await led(formOf(colleague, employeeId))).toBe(shownAt(employeeId))
  expect(await led(formOf(manager, managerId))).toBe(shownAt(managerId))
  const refused = await posted(colleague, employeeId, [['grants', 'create_topics']])
  expect(refused.to).toBe(paths.noAccess('rights'))
})

test('who gives rights without keeping accounts sees what people may, and no account', async () => {
  const page = await pageOf(manager, employeeId)
  expect(page).toMatchObject({ account: null, above: { to: paths.employees() } })
  expect(page.rights?.changeTo).toBe(paths.personRights(employeeId))
  const jsa = page.rights?.areas.find(({ name }) => name === 'jsa')
  expect(jsa?.rights).toContainEqual({
    key: 'create_jsa',
    label: 'Write job safety analyses',
    why: 'From Employees',
  })
  const own = await pageOf(manager, managerId)
  expect(own.rights).toMatchObject({ changeTo: null, isOwnToKeep: true })
})

test('rights are given and denied, and the page says where each comes from', async () => {
  const { page } = await formOf(admin, employeeId)
  const groups = page.start.groupIds.map((id) => ['groupIds', id] as [string, string])
  const saved = await posted(admin, employeeId, [
    ...groups,
    ['groupIds', ''],
    ['grants', 'create_topics'],
    ['grants', ''],
    ['denies', 'create_jsa'],
    ['denies', ''],
    ['had', page.start.had],
  ])
  expect(saved.to).toBe(shownAt(employeeId))
  const { rights } = await pageOf(admin, employeeId)
  const said = (key: string) =>
    rights?.areas.flatMap((area) => area.rights).find((one) => one.key === key)?.why
  expect(said('create_topics')).toBe('Given to them alone')
  expect(said('create_jsa')).toBe('Denied to them, though given by Employees')
  expect(rights?.areas.find(({ name }) => name === 'topics')?.says).toBe('1 right')
  const { had } = (await formOf(admin, employeeId)).page.start
  const none = await posted(admin, employeeId, [
    ...groups,
    ['grants', ''],
    ['denies', ''],
    ['had', had],
  ])
  expect(none.to).toBe(shownAt(employeeId))
  expect((await formOf(admin, employeeId)).page.start).toMatchObject({ grants: [], denies: [] })
})

test('a right that its giver lacks is named in words, and all that was ticked stays', async () => {
  const ticked: [string, string][] = [
    ['grants', 'create_sqr'],
    ['grants', 'edit_notify'],
    ['denies', 'create_jsa'],
  ]
  const refused = await posted(manager, employeeId, ticked)
  expect(refused.to).toBeNull()
  expect(refused.said).toEqual({
    '': [
      expect.stringMatching(
        /^You can only give permissions that you hold yourself\. You do not hold: .*Write the rules of who is notified/,
      ),
    ],
  })
  expect(refused.typed).toMatchObject({
    grants: ['create_sqr', 'edit_notify'],
    denies: 'create_jsa',
  })
})

test('what is about the giver and the last administrator is said beside the form as well', async () => {
  const own = await posted(manager, managerId, [['grants', 'create_jsa']])
  expect(own.said).toEqual({ '': ['Nobody changes their own rights. Please ask somebody else.'] })
  const adminId =
    content(await admin.client.people.search({ search: demoEmail('admin') })).data[0]?.personId ??
    ''
  const last = await posted(manager, adminId, [
    ['groupIds', ''],
    ['had', (await formOf(manager, adminId)).page.start.had],
  ])
  expect(last.said).toEqual({ '': ['This would leave nobody who administers Holdpoint.'] })
})

test('what somebody gave or took meanwhile stays so', async () => {
  const save = async (grants: string[]) =>
    content(await admin.client.permissions.save({ userId: employeeId, grants }))
  await save(['create_topics', 'create_messages'])
  const { page } = await formOf(admin, employeeId)
  await save(['create_messages', 'create_sqr'])
  const groups = page.start.groupIds.map((id) => ['groupIds', id] as [string, string])
  const late = await posted(admin, employeeId, [
    ...groups,
    ['grants', 'create_topics'],
    ['grants', 'edit_notify'],
    ['had', page.start.had],
  ])
  expect(late.to).toBe(shownAt(employeeId))
  const { start } = (await formOf(admin, employeeId)).page
  expect(start.grants.toSorted()).toEqual(['create_sqr', 'edit_notify'])
  expect(start.groupIds).toEqual(page.start.groupIds)
})

/** The list of people at an address, or where it leads. */
async function listAt(person: TestPerson, at: string) {
  const arrived = await world.arriving(person, at)
  const answer: unknown = await listLoader(arrived).catch((one: unknown) => one)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location') ?? '' }
  }
  return (answer as Awaited<ReturnType<typeof listLoader>>).data
}

/** The same where the address of a right leads. */
async function holders(person: TestPerson, at: string) {
  const { headers } = holdersLoader(await world.arriving(person, at))
  return listAt(person, headers.get('Location') ?? '')
}

test('who holds a right is listed with groups and what is given or denied alone', async () => {
  const at = `${paths.rights('manage_permission_groups')}&search=${demoEmail('manager')}`
  expect(await holders(manager, at)).toMatchObject({
    totalRecords: 1,
    filters: { chips: [{ label: 'Holds the right: Keep permission groups and give rights' }] },
    beside: { keepPeople: false, keepRights: true },
  })
  expect(await holders(admin, paths.rights('fly'))).toMatchObject({ filters: { chips: [] } })
})

test('who gives no rights learns of nobody who holds one, by no link and no saved filter', async () => {
  const people = content(await admin.client.people.search({ search: demoEmail('colleague') })).data
  const userId = people[0]?.personId ?? ''
  content(await admin.client.permissions.save({ userId, grants: ['manage_employees'] }))
  const keeper = await world.signedIn('colleague')
  expect(await holders(keeper, paths.rights('create_jsa'))).toEqual({
    to: paths.noAccess('rights'),
  })

  const values = { ...peopleFilter.plain, rights: ['create_jsa'], crews: ['F-01'] }
  const draft = { title: 'Of old', type: 'person' as const, isDefault: true }
  const filterObject = [{ ...draft, filterValues: peopleFilter.savedOf(values) }]
  content(await keeper.client.savedFilters.save({ filterObject }))
  const { to } = (await listAt(keeper, paths.employees())) as { to: string }
  expect(to).toContain('selectedPermissions=create_jsa')
  expect(await listAt(keeper, to)).toMatchObject({
    filterNote: expect.stringContaining('Holds the right create_jsa'),
    said: { filter: { rights: [], crews: ['F-01'] } },
  })
})
