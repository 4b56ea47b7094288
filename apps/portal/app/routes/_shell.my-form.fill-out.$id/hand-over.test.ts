import { afterAll, beforeAll, expect, test } from 'vitest'
import { fieldNames } from '../../fill-out/field-names.ts'
import { writeIntent } from '../../fill-out/intent.ts'
import { handOverTab } from '../../hand-over/hand-over-tab.ts'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let employee: TestPerson
let colleague: TestPerson
let myFormId: string

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  colleague = await world.signedIn('colleague')
  const [form] = content(await employee.client.forms.search({ search: 'walk' }))
  const formId = form?.id ?? ''
  myFormId = content(await employee.client.myForms.start({ formId })).id
}, 120_000)
afterAll(() => world.entry.close())

const at = () => paths.fillOut(myFormId, { tab: handOverTab })

async function shown(person: TestPerson, address: string) {
  const where = await world.arriving(person, address)
  return loader({ ...where, params: { id: myFormId } })
}

/** Posts to the page: where that leads, or what the page says. */
async function posted(address: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ formKey: `hand-over-${JSON.stringify(fields)}`, ...fields })
  const where = await world.arriving(employee, address, { method: 'POST', body })
  return action({ ...where, params: { id: myFormId } }).catch((thrown: unknown) => thrown)
}

const whereTo = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('Location') : null

test('a form is handed over from its page, without a script by words that find people', async () => {
  const pressed = { [fieldNames.intent]: writeIntent({ kind: 'handOver' }) }
  expect(whereTo(await posted(paths.fillOut(myFormId), pressed))).toBe(at())
  expect(await shown(employee, at())).toMatchObject({ kind: 'handOver' })
  const page = { isHandOver: 'true' }
  const name = content(await colleague.client.auth.session({})).user.name
  const find = { intent: 'find:personId', 'find.personId': name }
  const found = await posted(at(), { ...page, ...find })
  expect(JSON.stringify(found)).toContain(name)
  const none = (await posted(at(), { ...page, intent: 'handOver' })) as { data: unknown }
  expect(isEditAgain(none.data)).toBe(true)
  const personId = content(await colleague.client.auth.session({})).user.personId
  const done = await posted(at(), { ...page, intent: 'handOver', personId, word: 'North is done.' })
  expect(whereTo(done)).toBe(paths.myForms({ section: 'ongoing' }))
  const taken = await shown(colleague, paths.fillOut(myFormId))
  expect('data' in taken && taken.data).toMatchObject({ kind: 'fill', fill: { mayHandOver: true } })
})
