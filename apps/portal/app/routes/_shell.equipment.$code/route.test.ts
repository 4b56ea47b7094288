import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { loader as newActionLoader } from '../_shell.actions_.new/route.tsx'
import { loader as lockoutLoader } from '../_shell.loto.edit/route.tsx'
import { publishedForm } from '../_shell.my-form.fill-out.$id/test-published-form.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader as labelsLoader } from '../equipment-labels/route.tsx'
import { action, loader } from './route.tsx'

let world: TestPage
let employee: TestPerson
let admin: TestPerson
let formId: string
let machine: { assetId: string; code: string; name: string }

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  admin = await world.signedIn('admin')
  formId = await publishedForm(world, 'Machine check', [
    { key: 'machine', type: 'equipment', label: { en: 'Which machine' } },
  ])
  const [pump] = content(await admin.client.actions.assets({ search: 'Pump' }))
  if (pump === undefined) {
    throw new Error('The demo world has no pump.')
  }
  machine = pump
}, 120_000)
afterAll(() => world.entry.close())

async function shown(code: string, who = employee) {
  const where = await world.arriving(who, paths.machine(code))
  return loader({ ...where, params: { code } })
}

/** What a loader threw at whoever asked. */
async function thrownBy(load: Promise<unknown>): Promise<unknown> {
  return load.then(
    () => null,
    (thrown: unknown) => thrown,
  )
}

describe('the page of a machine', () => {
  test('leads who is not signed in there by way of signing in', async () => {
    const nobody = { token: 'none', client: employee.client }
    const thrown = await thrownBy(shown('PMP-01', nobody))
    const to = thrown instanceof Response ? thrown.headers.get('Location') : null
    expect(to).toBe(paths.login({ to: paths.machine('PMP-01') }))
  })

  test('says that there is no such machine', async () => {
    expect(await thrownBy(shown('NO-SUCH'))).toMatchObject({ init: { status: 404 } })
  })

  test('begins a form that has the machine answered, by one press', async () => {
    const { view, formKey } = await shown(machine.code)
    expect(view).toMatchObject({ code: machine.code, name: machine.name, isRetired: false })
    const form = view.forms.find(({ id }) => id === formId)
    const body = new URLSearchParams({
      ...{ [formKeyField]: formKey, intent: 'start', assetId: machine.assetId },
      form: `${form?.version ?? 0}:0:${formId}`,
    })
    const post = { method: 'POST', body }
    const where = await world.arriving(employee, paths.machine(machine.code), post)
    const response: unknown = await action({ ...where, params: { code: machine.code } })
    const to = response instanceof Response ? (response.headers.get('Location') ?? '') : ''
    expect(to).toMatch(/^\/my-form\/fill-out\//)
    const myFormId = to.split('/').at(-1) ?? ''
    const { answers } = content(await employee.client.myForms.get({ myFormId }))
    expect(answers['machine']?.value).toBe(machine.assetId)
    const [draft] = (await shown(machine.code)).view.drafts.rows
    expect(draft).toMatchObject({ id: myFormId, to, name: 'Machine check' })
    // Somebody else's draft is nobody's to see.
    expect((await shown(machine.code, admin)).view.drafts.rows).toEqual([])
  })

  test('begins an action and a lockout that name it', async () => {
    const { assetId, code, name } = machine
    const raised = await newActionLoader({
      ...(await world.arriving(employee, paths.newAction({ assetId, to: paths.machine(code) }))),
    })
    expect(raised).toMatchObject({ start: { assetId }, backTo: paths.machine(code) })
    expect(raised.offered['assetId']).toMatchObject([{ id: assetId, name: `${code} ${name}` }])
    const unknown = await newActionLoader({
      ...(await world.arriving(employee, paths.newAction({ assetId: 'none' }))),
    })
    expect(unknown.start).toMatchObject({ assetId: '' })
    const lockout = await lockoutLoader({
      ...(await world.arriving(admin, paths.lockoutEdit({ assetId }))),
    })
    expect(lockout.page.start).toMatchObject({ assetId })
    expect(lockout.page.offered.assetId[0]).toMatchObject({ id: assetId })
  })
})

describe('labels', () => {
  const labels = async (query: string) =>
    labelsLoader(await world.arriving(employee, `/equipment-labels?${query}`))

  test('open the page of each machine, those that are known', async () => {
    const [other] = content(await employee.client.actions.assets({ search: 'Blender' }))
    const view = await labels(`ids=${machine.assetId}&ids=${other?.assetId}&ids=none&size=small`)
    expect(view.labels.map(({ code }) => code).sort()).toEqual([machine.code, other?.code].sort())
    expect(view).toMatchObject({ size: 'small', backTo: paths.masterLists({ list: 'assets' }) })
    expect(view.labels.every(({ picture }) => picture.path !== '')).toBe(true)
  })

  test('say that nothing was chosen, and lead one machine back to its page', async () => {
    expect(await labels('size=huge')).toMatchObject({ labels: [], size: 'middle' })
    expect(await labels(`ids=${machine.assetId}`)).toMatchObject({
      backTo: paths.machine(machine.code),
    })
  })
})
