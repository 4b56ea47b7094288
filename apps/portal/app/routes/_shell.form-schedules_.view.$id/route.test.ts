import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '@holdpoint/api'
import { formScheduleCommands } from '../../form-schedules/form-schedule-commands.ts'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import {
  action as formAction,
  loader as formLoader,
} from '../_shell.form-schedules_.edit/route.tsx'
import { loader as listLoader } from '../_shell.form-schedules/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let employee: TestPerson
let formId: string
let employeeId: string
let otherId: string
let startsOn: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  employee = await world.signedIn('employee')
  const manager = await world.signedIn('manager')
  formId = content(await employee.client.home.get({})).quickFill[0]?.id ?? ''
  employeeId = content(await employee.client.auth.session({})).user.personId
  const { context } = await world.arriving(admin, paths.home())
  startsOn = today(context.now(), context.timeZone)
  otherId = content(await manager.client.auth.session({})).user.personId
}, 120_000)
afterAll(() => world.entry.close())

/** Each post is another one. */
let keys = 0

type Fields = Readonly<Record<string, string>>

/** Where a post leads, or what is said beside its fields and what was typed. */
async function posted(person: TestPerson, to: string, fields: Fields, act = action) {
  const body = new URLSearchParams({ ...fields, formKey: `post-${(keys += 1)}` })
  const arrived = await world.arriving(person, to, { method: 'POST', body })
  const [id = ''] = /[^/]+$/.exec(new URL(to, 'https://x.example').pathname) ?? []
  const answer: unknown = await act({ ...arrived, params: { id } }).catch((one: unknown) => one)
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

async function page(person: TestPerson, id: string) {
  const arrived = await world.arriving(person, paths.formSchedule(id))
  return loader({ ...arrived, params: { id } })
}

const draft = (): Fields => ({
  ...{ title: 'Look at the valves', formId, cadence: 'once', mode: 'each' },
  ...{ opensTime: '00:00', dueHours: '48', startsOn, personIds: employeeId },
})

/** Assigns the form now, and answers the id of the schedule. */
async function assigned(changed: Fields = {}): Promise<string> {
  const fields = { ...draft(), ...changed }
  const { to, said } = await posted(admin, paths.editFormSchedule(), fields, formAction)
  if (to === null) {
    throw new Error(`It was not assigned: ${JSON.stringify(said)}`)
  }
  return /[^/]+$/.exec(to)?.[0] ?? ''
}

test('others are led away from the list, the form and a schedule', async () => {
  const id = await assigned()
  const away = async (load: Promise<unknown>) => {
    const answer = await load.catch((one: unknown) => one)
    return answer instanceof Response ? answer.headers.get('Location') : null
  }
  const noAccess = paths.noAccess('form-schedule')
  expect(await away(page(employee, id))).toBe(noAccess)
  const form = await world.arriving(employee, paths.editFormSchedule())
  expect(await away(formLoader({ ...form, params: {} }))).toBe(noAccess)
  const list = await world.arriving(employee, paths.formSchedules())
  expect(await away(Promise.resolve(listLoader({ ...list, params: {} })))).toBe(noAccess)
})

test('what is wrong stands at its field, and what was typed stays', async () => {
  const fields = { ...draft(), cadence: 'weekly', title: '' }
  const { said, typed } = await posted(admin, paths.editFormSchedule(), fields, formAction)
  expect(said).toMatchObject({ title: ['Please enter a name.'] })
  expect(typed).toMatchObject({ dueHours: '48', personIds: employeeId })
})

test('what is assigned for now waits in My Forms, and stands on the page of the schedule', async () => {
  const id = await assigned({ title: 'Look at the pumps' })
  const { view, runs } = await page(admin, id)
  expect(view).toMatchObject({
    title: 'Look at the pumps',
    state: 'All assigned',
    asked: '1 person',
  })
  expect(runs[0]?.people).toMatchObject([{ id: employeeId, state: 'Not yet', detail: '' }])
  const { page: listed } = await world.load(employee, paths.myForms({ section: 'ongoing' }))
  const rows = listed?.rows ?? []
  expect(rows.find(({ due }) => due !== null)).toMatchObject({
    badge: { label: 'Pending' },
    due: { isOver: false },
  })
})

test('it is handed on, paused, let go on and deleted', async () => {
  const id = await assigned({ cadence: 'daily', opensTime: '06:00' })
  const here = paths.formSchedule(id)
  expect(formScheduleCommands(await page(admin, id))).toHaveLength(2)
  await posted(admin, here, { intent: 'pause', rowVersion: '1' })
  expect((await page(admin, id)).view.state).toBe('Paused')
  await posted(admin, here, { intent: 'resume', rowVersion: '2' })
  expect((await page(admin, id)).view.state).toBe('Active')
  expect((await posted(admin, here, { intent: 'delete', rowVersion: '3' })).to).toBe(
    paths.formSchedules(),
  )
  const once = await assigned()
  const occursOn = (await page(admin, once)).runs[0]?.id ?? ''
  const nobody = { intent: 'handOn', occursOn, fromId: employeeId, toId: '' }
  const refused = await posted(admin, paths.formSchedule(once), nobody)
  expect(refused.said).toEqual({ toId: ['Please choose who.'] })
  await posted(admin, paths.formSchedule(once), { ...nobody, toId: otherId })
  const people = (await page(admin, once)).runs[0]?.people ?? []
  expect(Object.fromEntries(people.map((one) => [one.id, one.state]))).toEqual({
    [employeeId]: 'Handed to somebody else',
    [otherId]: 'Not yet',
  })
})

test('whoever has a team and keeps no forms assigns to it alone', async () => {
  const leader = await world.signedIn('colleague')
  const { personId: managerId } = content(await leader.client.auth.session({})).user
  const { kysely } = world.entry.database
  await kysely
    .updateTable('people')
    .set({ manager_id: managerId })
    .where('id', '=', employeeId)
    .execute()
  await new Promise((resolve) => {
    setTimeout(resolve, 1100) // A session is known for a second.
  })
  const arrived = await world.arriving(leader, paths.editFormSchedule())
  const { page: form } = await formLoader({ ...arrived, params: {} })
  expect(form).toMatchObject({ keeps: false, offered: [{ id: employeeId }] })
  expect(form.forms.map(([id]) => id)).toContain(formId)
  const mine = { ...draft(), isOfTeam: 'true' }
  const outside = { ...mine, personIds: otherId }
  const refused = await posted(leader, paths.editFormSchedule(), outside, formAction)
  expect(JSON.stringify(refused.said)).toContain('only the team of whoever assigns it is')
  expect(refused.typed).toMatchObject({ title: draft()['title'] })
  const all = { ...mine, personIds: '', countries: '-1' }
  const { to } = await posted(leader, paths.editFormSchedule(), all, formAction)
  const { view, runs } = await page(leader, /[^/]+$/.exec(to ?? '')?.[0] ?? '')
  expect(view.meant).toMatchObject([{ term: 'Team' }])
  expect(view.facts[0]).not.toHaveProperty('to')
  expect(runs[0]?.people.map(({ id }) => id)).toEqual([employeeId])
})
