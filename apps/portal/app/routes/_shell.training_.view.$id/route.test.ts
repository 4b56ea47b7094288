import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { loadProfile } from '../../profile/profile.server.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action as formAction, loader as formLoader } from '../_shell.training_.edit/route.tsx'
import {
  action as qualificationAction,
  loader as qualificationLoader,
} from '../_shell.training_.qualifications_.view.$id/route.tsx'
import { loader as qualificationsLoader } from '../_shell.training_.qualifications/route.tsx'
import {
  action as qualificationFormAction,
  loader as qualificationFormLoader,
} from '../_shell.training_.qualifications_.edit/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let employee: TestPerson
let manager: TestPerson
let employeeId: string
let managerId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
  manager = await world.signedIn('manager')
  employeeId = content(await employee.client.auth.session({})).user.personId
  managerId = content(await manager.client.auth.session({})).user.personId
}, 120_000)
afterAll(() => world.entry.close())

/** Each post is another one. */
let keys = 0

type Fields = Readonly<Record<string, string>>
type Act = (asked: never) => Promise<unknown>

/** Where a post leads, or what is said beside its fields and what was typed. */
async function posted(act: Act, to: string, fields: Fields, person = admin) {
  const body = new URLSearchParams({ ...fields, [formKeyField]: `post-${(keys += 1)}` })
  const arrived = await world.arriving(person, to, { method: 'POST', body })
  const params = { id: idIn(to) }
  const asked = { ...arrived, params } as never
  const answer: unknown = await act(asked).catch((one: unknown) => one)
  if (answer instanceof Response) {
    return { to: answer.headers.get('Location') ?? '', said: {}, typed: {} }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { error, initialValue = {} } = again.lastResult
  return { to: null, said: error ?? {}, typed: initialValue }
}

const idIn = (to: string) => /[^/]+$/.exec(new URL(to, 'https://x.example').pathname)?.[0] ?? ''

async function profileOf(userId: string, person: TestPerson) {
  const arrived = await world.arriving(person, paths.employee(userId, { tab: 'training' }))
  return loadProfile({ ...arrived, userId })
}

async function qualificationNamed(name: string): Promise<string> {
  const { data } = content(await admin.client.training.qualifications({}))
  return data.find((one) => one.name === name)?.qualificationId ?? ''
}

test('whoever keeps nothing is led away from the forms', async () => {
  const away = async (to: string, load: (asked: never) => Promise<unknown>) => {
    const asked = { ...(await world.arriving(employee, to)), params: {} } as never
    // A loader that is no promise yet throws at once.
    const thrown: unknown = await Promise.resolve(asked)
      .then(load)
      .catch((one: unknown) => one)
    return thrown instanceof Response ? thrown.headers.get('Location') : null
  }
  const noAccess = paths.noAccess('training')
  expect(await away(paths.editTraining(), formLoader)).toBe(noAccess)
  expect(await away(paths.editQualification(), qualificationFormLoader)).toBe(noAccess)
})

test('what is missing for the job stands on the profile, until it is recorded', async () => {
  const missingOf = async () => {
    const { parts } = await profileOf(managerId, admin)
    return parts.map(({ name, rows }) => [name, rows.map((row) => row.name)] as const)
  }
  expect((await missingOf())[0]).toEqual(['missing', ['First aid and CPR']])
  const qualificationId = await qualificationNamed('First aid and CPR')
  const asked = paths.editTraining({ personId: managerId, qualificationId })
  const arrived = await world.arriving(admin, asked)
  const { page } = await formLoader({ ...arrived, params: {} })
  expect(page.start).toMatchObject({ personId: managerId, qualificationId })
  const issuedOn = page.start.issuedOn ?? ''
  const wrong = { intent: 'save', personId: managerId, qualificationId, note: 'Kept', issuedOn: '' }
  const refused = await posted(formAction, paths.editTraining(), wrong)
  expect(refused).toMatchObject({ to: null, typed: { note: 'Kept' } })
  expect(Object.keys(refused.said)).toEqual(['issuedOn'])
  const { to } = await posted(formAction, paths.editTraining(), { ...wrong, issuedOn })
  expect(to).toMatch(/^\/training\/view\//)
  expect((await missingOf())[0]).toEqual(['missing', []])
  const own = await world.arriving(manager, to ?? '')
  const { view } = await loader({ ...own, params: { id: idIn(to ?? '') } })
  expect(view).toMatchObject({ title: 'First aid and CPR', state: 'valid', canKeep: false })
  const deleted = await posted(action, to ?? '', { intent: 'delete', rowVersion: '1' })
  expect(deleted.to).toBe(paths.training())
  expect((await missingOf())[0]).toEqual(['missing', ['First aid and CPR']])
})

test('the form of what is missing in the matrix leads back to it, and to no other place', async () => {
  const backOf = async (to: string) => {
    const arrived = await world.arriving(admin, paths.editTraining({ personId: managerId, to }))
    return (await formLoader({ ...arrived, params: {} })).page.backTo
  }
  const matrix = `${paths.trainingMatrix()}?section=wanting&page=2`
  expect(await backOf(matrix)).toBe(matrix)
  for (const to of ['/files', '/training/matrix/excel', `https://x.example${matrix}`]) {
    expect(await backOf(to)).toBe(paths.training())
  }
  const qualificationId = await qualificationNamed('First aid and CPR')
  const held = { intent: 'save', personId: managerId, qualificationId, issuedOn: '2025-01-05' }
  const saved = await posted(formAction, paths.editTraining({ to: matrix }), held)
  expect(saved.to).toBe(matrix)
  const { data } = content(await admin.client.training.list({ personIds: [managerId] }))
  const made = data.find(({ qualification }) => qualification.qualificationId === qualificationId)
  content(await admin.client.training.remove({ trainingRecordId: made?.trainingRecordId ?? '' }))
})

test('the tab of a profile is oneself’s, and of whoever keeps what people hold', async () => {
  expect((await profileOf(employeeId, employee)).tabs).toContain('training')
  expect((await profileOf(employeeId, admin)).tabs).toContain('training')
  const others = await profileOf(employeeId, manager)
  expect([others.tabs.includes('training'), others.shown]).toEqual([false, 'overview'])
})

test('a qualification is added, retired and brought back', async () => {
  const draft = { intent: 'save', name: 'Rescue at height', kind: 'course', validMonths: '12' }
  const added = await posted(qualificationFormAction, paths.editQualification(), draft)
  const here = added.to ?? ''
  const read = async (person: TestPerson) => {
    const arrived = await world.arriving(person, here)
    return qualificationLoader({ ...arrived, params: { id: idIn(here) } })
  }
  const { view } = await read(employee)
  expect(view).toMatchObject({ name: 'Rescue at height', isRetired: false, canKeep: false })
  await posted(qualificationAction, here, { intent: 'retire', rowVersion: '1' })
  const listed = await qualificationsLoader({
    ...(await world.arriving(employee, paths.qualifications())),
    params: {},
  })
  expect(listed.retired.map(({ name }) => name)).toContain('Rescue at height')
  await posted(qualificationAction, here, { intent: 'reinstate', rowVersion: '2' })
  expect((await read(admin)).view).toMatchObject({ isRetired: false, canKeep: true })
})

test('the form of a renewal says who it is for, though they have left, and why it is not saved', async () => {
  const { data } = content(await admin.client.training.list({ search: 'Forklift', pLimit: 50 }))
  const held = data.find(({ person, state }) => state === 'valid' && person.personId !== employeeId)
  const { personId = '', fullName = '' } = held?.person ?? {}
  const qualificationId = held?.qualification.qualificationId ?? ''
  content(await admin.client.people.deactivate({ userId: personId }))
  const to = paths.editTraining({ personId, qualificationId })
  const { page } = await formLoader({ ...(await world.arriving(admin, to)), params: {} })
  expect(page).toMatchObject({ left: fullName, start: { personId } })
  expect(page.offered.map(({ name }) => name)).toEqual([fullName])
  const issuedOn = page.start.issuedOn ?? ''
  const refused = await posted(formAction, to, {
    intent: 'save',
    personId,
    qualificationId,
    issuedOn,
  })
  expect(refused.said).toEqual({ personId: ['This is not an employee here, or no longer.'] })
  const nobody = paths.editTraining({ personId: 'nobody', qualificationId })
  const unknown = await formLoader({ ...(await world.arriving(admin, nobody)), params: {} })
  expect(unknown.page).toMatchObject({ left: undefined, offered: [] })
})
