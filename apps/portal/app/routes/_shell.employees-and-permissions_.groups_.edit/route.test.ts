import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { takeToast } from '../../session/flash.server.ts'
import { loader as listLoader } from '../_shell.employees-and-permissions_.groups/route.tsx'
import {
  action as viewAction,
  loader as viewLoader,
} from '../_shell.employees-and-permissions_.groups_.view.$id/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
const nextKey = () => `group-${(keys += 1)}`

async function posted(
  to: string,
  fields: readonly [string, string][],
  act: typeof action | typeof viewAction = action,
  params = {},
) {
  const body = new URLSearchParams([...fields.map(([...field]) => field), ['formKey', nextKey()]])
  const arrived = await world.arriving(admin, to, { method: 'POST', body })
  const answer: unknown = await act({ ...arrived, params }).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) {
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
    const next = new Request(arrived.request.url, { headers: { Cookie: cookie } })
    const { toast } = await takeToast(arrived.context, next)
    return { to: answer.headers.get('Location'), text: toast?.text, said: {}, typed: {} }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue = {} } = again.lastResult
  return { to: null, text: undefined, said: error ?? {}, typed: initialValue }
}

async function led(loading: Promise<unknown>) {
  const thrown: unknown = await loading.catch((one: unknown) => one)
  return thrown instanceof Response ? thrown.headers.get('Location') : null
}

const made = (name: string, permissions: string[]) =>
  admin.client.permissions.saveGroup({ name, permissions }).then(content)

test('who gives no rights is led away from groups and their form', async () => {
  const employee = await world.signedIn('employee')
  const at = (path: string) => world.arriving(employee, path)
  const none = paths.noAccess('rights')
  expect(await led(listLoader(await at(paths.permissionGroups())))).toBe(none)
  expect(await led(loader(await at(paths.editPermissionGroup())))).toBe(none)
})

test('a group needs a name of its own and a right, and keeps what was typed until then', async () => {
  const empty = await posted(paths.editPermissionGroup(), [
    ['name', ' '],
    ['permissions', ''],
  ])
  expect(empty.said).toEqual({
    name: ['Please enter name.'],
    permissions: ['Atleast one permission is required.'],
  })
  const typed = { name: 'employees', permissions: ['create_topics', 'edit_own_topics'] }
  const taken = await posted(paths.editPermissionGroup(), [
    ['name', typed.name],
    ...typed.permissions.map((key): [string, string] => ['permissions', key]),
  ])
  expect(taken.said).toEqual({ name: ['There is a permission group "employees" already.'] })
  expect(taken.typed).toMatchObject(typed)
  const saved = await posted(paths.editPermissionGroup(), [
    ['name', 'Topic keepers'],
    ['permissions', 'create_topics'],
  ])
  expect(saved).toMatchObject({ text: 'Permission group saved.' })
  expect(saved.to).toMatch(/^\/employees-and-permissions\/groups\/view\//)
})

test('groups are listed and found, with their rights and people', async () => {
  await made('Wellsite drivers', ['create_jsa', 'create_loto'])
  const at = paths.permissionGroups({ search: 'wellsite' })
  const { rows, total } = await listLoader(await world.arriving(admin, at))
  expect(total).toBe(1)
  expect(rows[0]).toMatchObject({ name: 'Wellsite drivers', says: '2 rights, Nobody' })
})

test('nobody widens or narrows a group that they are in', async () => {
  const own = content(await admin.client.permissions.listGroups({ search: 'Administrators' })).data
  const groupId = own[0]?.groupId ?? ''
  const refused = await posted(paths.editPermissionGroup(groupId), [
    ['name', 'Administrators'],
    ['permissions', 'admin'],
  ])
  expect(refused.said).toEqual({
    '': ['Nobody changes their own rights. Please ask somebody else.'],
  })
  expect(refused.typed).toMatchObject({ permissions: 'admin' })
  const id = { id: groupId }
  const here = paths.permissionGroup(groupId)
  const kept = await posted(here, [['intent', 'delete']], viewAction, id)
  expect(kept).toMatchObject({
    to: here,
    text: 'Nobody changes their own rights. Please ask somebody else.',
  })
})

test('a group is shown by its parts, edited, and deleted', async () => {
  const { groupId } = await made('Night shift', ['create_jsa'])
  const form = await loader(await world.arriving(admin, paths.editPermissionGroup(groupId)))
  expect(form.page.start).toEqual({ name: 'Night shift', permissions: ['create_jsa'] })
  await posted(paths.editPermissionGroup(groupId), [
    ['name', 'Night crews'],
    ['permissions', 'create_topics'],
    ['rowVersion', `${form.page.rowVersion ?? ''}`],
  ])
  const here = paths.permissionGroup(groupId)
  const params = { id: groupId }
  const { view } = await viewLoader({ ...(await world.arriving(admin, here)), params })
  expect(view).toMatchObject({ name: 'Night crews', rights: '1 right', people: 'Nobody' })
  expect(view.areas).toEqual([
    {
      ...{ name: 'topics', label: 'Topics', says: '1 right' },
      rights: [{ key: 'create_topics', label: 'Open topics', why: '' }],
    },
  ])
  const gone = await posted(
    here,
    [
      ['intent', 'delete'],
      ['rowVersion', `${view.rowVersion}`],
    ],
    viewAction,
    params,
  )
  expect(gone).toMatchObject({
    to: paths.permissionGroups(),
    text: 'The permission group was deleted.',
  })
})
