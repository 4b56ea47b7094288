import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoEmail } from '@holdpoint/server'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { action as addAction } from '../_shell.employees-and-permissions_.new/route.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let admin: TestPerson
let employeeId: string
let managerId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  const idOf = async (role: Parameters<typeof demoEmail>[0]) =>
    content(await admin.client.people.search({ search: demoEmail(role) })).data[0]?.personId ?? ''
  employeeId = await idOf('employee')
  managerId = await idOf('manager')
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0
const at = () => paths.editEmployee(employeeId)

async function formOf(person: TestPerson) {
  return loader({ ...(await world.arriving(person, at())), params: { id: employeeId } })
}

/** What the form posts as it begins, with some of it typed anew. */
async function typed(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const { page } = await formOf(admin)
  const { isSSE, ...start } = page.start
  // A tick that is not set sends nothing.
  const ticks: Record<string, string> = isSSE === 'true' ? { isSSE } : {}
  const before = {
    companyCodeBefore: start['companyCode'] ?? '',
    companyNameBefore: start['companyName'] ?? '',
  }
  const rowVersion = String(page.rowVersion)
  return { ...start, ...ticks, ...before, rowVersion, intent: 'save', ...more }
}

type Answer = { to: string | null; said: object; start: object; known: object; theirs: object }

async function posted(person: TestPerson, fields: Record<string, string>): Promise<Answer> {
  const body = new URLSearchParams({ formKey: `edit-${(keys += 1)}`, ...fields })
  const arrived = await world.arriving(person, at(), { method: 'POST', body })
  return readAnswer(
    await action({ ...arrived, params: { id: employeeId } }).catch((thrown: unknown) => thrown),
  )
}

function readAnswer(answer: unknown): Answer {
  if (answer instanceof Response) {
    const to = answer.headers.get('Location')
    return { to, said: {}, start: {}, known: {}, theirs: {} }
  }
  const again = (answer as { data: unknown }).data
  if (!isEditAgain(again)) {
    throw new Error(`The form did not come back: ${JSON.stringify(answer)}`)
  }
  const { lastResult, theirs, found } = again
  const { error, initialValue } = lastResult
  return {
    ...{ to: null, said: error ?? {}, start: initialValue ?? {} },
    ...{ known: found?.choices ?? [], theirs: theirs?.start ?? {} },
  }
}

test('who keeps no accounts has no form of anybody', async () => {
  const colleague = await world.signedIn('colleague')
  const thrown: unknown = await formOf(colleague).catch((one: unknown) => one)
  expect((thrown as Response).headers.get('Location')).toBe(paths.noAccess('people'))
  const refused = await posted(colleague, await typed({ lastName: 'Mine' }))
  expect(refused.to).toBe(paths.noAccess('person'))
})

test('all that is known stands in it, and it saves what was typed', async () => {
  const fields = await typed({ lastName: 'Reed', isSSE: 'true', managerId })
  expect(fields).toMatchObject({ email: demoEmail('employee') })
  expect((await posted(admin, fields)).to).toBe(paths.employee(employeeId))
  expect(content(await admin.client.people.get({ userId: employeeId }))).toMatchObject({
    ...{ lastName: 'Reed', isSSE: true, manager: { personId: managerId } },
    seat: { crew: fields['crew'], divisionCode: fields['divisionCode'] },
  })
  const works = {
    employeeType: 'Contractor',
    companyName: 'Acme',
    companyCode: '',
    phone: '907 555 0134',
  }
  expect((await posted(admin, await typed(works))).to).toBe(paths.employee(employeeId))
  expect((await formOf(admin)).page).toMatchObject({
    start: { ...works, companyCode: 'ACME' },
    companies: expect.arrayContaining([{ code: 'ACME', name: 'Acme' }]),
  })
  const { isSSE: _isSSE, ...off } = await typed()
  expect((await posted(admin, off)).to).toBe(paths.employee(employeeId))
  expect(content(await admin.client.people.get({ userId: employeeId })).isSSE).toBe(false)
})

test('another company beside the code of the one before is another one', async () => {
  const companyOf = async (fields: Record<string, string>) => {
    const form = { ...(await typed(fields)), formKey: `company-${(keys += 1)}` }
    expect((await posted(admin, form)).to).toBe(paths.employee(employeeId))
    // Posted twice it is one form, and saves nothing else.
    expect((await posted(admin, form)).to).toBe(paths.employee(employeeId))
    return content(await admin.client.people.get({ userId: employeeId })).company
  }
  await companyOf({ companyName: 'Crest', companyCode: 'C-1' })
  expect(await companyOf({ companyName: 'Lark' })).toEqual({ code: 'LARK', name: 'Lark' })
  const both = { companyName: 'Crest Ltd', companyCode: 'C-1' }
  expect(await companyOf(both)).toEqual({ code: 'C-1', name: 'Crest Ltd' })
  expect(await companyOf({ companyName: '' })).toEqual({ code: 'C-1', name: '' })
  expect(await companyOf({ companyName: 'Crest' })).toEqual({ code: 'C-1', name: 'Crest' })
})

test('what is wrong stands at its field, with all that was typed', async () => {
  const wrong = await posted(admin, await typed({ firstName: '', lastName: 'Late' }))
  expect(wrong).toMatchObject({
    said: { firstName: ['Enter a name.'] },
    start: { lastName: 'Late' },
  })
  const gone = await posted(admin, await typed({ crew: 'none', lastName: 'Late' }))
  expect(gone).toMatchObject({
    said: { crew: ['There is no such crew.'] },
    start: { lastName: 'Late', crew: 'none' },
  })
})

test('people are found for it without a script', async () => {
  const find = { intent: 'find:managerId', 'find.managerId': demoEmail('manager') }
  const found = await posted(admin, await typed(find))
  expect(found).toMatchObject({ said: {}, known: [{ id: managerId }] })
})

test('what somebody saved meanwhile stands beside what was typed', async () => {
  const mine = await typed({ lastName: 'Mine' })
  expect((await posted(admin, await typed({ lastName: 'Theirs' }))).to).not.toBeNull()
  const late = await posted(admin, mine)
  expect(late).toMatchObject({ start: { lastName: 'Mine' }, theirs: { lastName: 'Theirs' } })
})

test('a person is added with where they work', async () => {
  const { crew = '', divisionCode = '' } = (await formOf(admin)).page.start
  const fields = {
    ...{ firstName: 'Bo', lastName: 'Li', email: 'bo@new.example', employeeNumber: 'n-new' },
    ...{ crew, divisionCode, managerId, isSSE: 'true', intent: 'add' },
  }
  const post = async (more: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, ...more, formKey: `add-${(keys += 1)}` })
    const arrived = await world.arriving(admin, paths.newEmployee(), { method: 'POST', body })
    return addAction({ ...arrived, params: {} })
  }
  const taken = { email: demoEmail('manager'), firstName: '', lastName: '' }
  expect(readAnswer(await post(taken)).said).toEqual({
    firstName: ['Enter a name.'],
    lastName: ['Enter a name.'],
    email: ['Somebody has this address already.'],
  })
  expect(readAnswer(await post({ crew: 'none' }))).toMatchObject({
    said: { crew: ['There is no such crew.'] },
    start: { divisionCode, managerId },
  })
  await post({})
  const [found] = content(await admin.client.people.search({ search: 'bo@new.example' })).data
  const added = content(await admin.client.people.get({ userId: found?.personId ?? '' }))
  expect(added).toMatchObject({
    ...{ isSSE: true, manager: { personId: managerId }, position: '' },
    seat: { crew, divisionCode },
  })
})
