import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem, sentences, type Client } from '@holdpoint/api'
import { demoEmail, demoPassword, type Database } from '@holdpoint/server'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { takeToast } from '../../session/flash.server.ts'
import { startValue } from '../../my-forms/fill-menu/fill-menu.ts'
import { action, loader } from './route.tsx'

const list = '/my-forms?section=ongoing'

let entry: TestEntry
let database: Database
let employee: Person
let colleague: Person
let form: { id: string; version: number; isLimitedAccess: boolean }

beforeAll(async () => {
  entry = await openTestEntry({
    world: 'demo',
    seed: (opened) => Promise.resolve((database = opened)),
  })
  employee = await signedIn('employee')
  colleague = await signedIn('colleague')
  form = await walkaround()
}, 120_000)
afterAll(() => entry.close())

type Person = { token: string; client: Client }

async function signedIn(role: 'employee' | 'colleague' | 'reviewer' | 'admin'): Promise<Person> {
  const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: false }
  const nobody = await entry.parts.api.callerOf(undefined, origin)
  const reply = await nobody
    .client('UTC')
    .auth.login({ email: demoEmail(role), password: demoPassword, deviceType: 'portal' })
  const token = content(reply).accessToken
  const caller = await entry.parts.api.callerOf(token, origin)
  return { token, client: caller.client('America/Chicago') }
}

type Answered<R> = Extract<R, { status: 200; content: unknown }>

function content<R extends { status: unknown }>(reply: R): Answered<R>['content'] {
  if (reply.status !== 200) {
    throw new Error(`The call was not answered as expected: ${JSON.stringify(reply)}`)
  }
  return (reply as Answered<R>).content
}

async function walkaround() {
  for (const { id } of content(await employee.client.forms.fillMenu({}))) {
    const forms = content(await employee.client.forms.byType({ id }))
    const found = forms.find(({ title }) => title === 'Wellsite Walkaround')
    if (found !== undefined) {
      return found
    }
  }
  throw new Error('The demo world has no walkaround.')
}

async function started({ client }: Person): Promise<string> {
  return content(await client.myForms.start({ formId: form.id })).id
}

async function isThere(id: string): Promise<boolean> {
  return (await employee.client.myForms.get({ myFormId: id })).status === 200
}

async function changed(id: string): Promise<void> {
  const changes = [{ key: 'shift', value: 'day' }]
  content(await employee.client.myForms.fill({ myFormId: id, changes }))
}

/** Sends a request through the real entry and hands what comes out to the route itself. */
async function arriving(path: string, init: RequestInit = {}, person = employee) {
  const headers = new Headers({ Cookie: `hp=${person.token}`, 'Sec-Fetch-Site': 'same-origin' })
  await entry.send(path, { ...init, headers })
  const seen = entry.seen.at(-1)
  if (seen === undefined) {
    throw new Error(`${path} did not arrive at the page.`)
  }
  const { request, body, context } = seen
  const { url, method } = request
  const again =
    method === 'POST' ? new Request(url, { method, body, headers: request.headers }) : request
  return { request: again, context: context as AppLoadContext, params: {} }
}

/** The delete dialog of an entry: what its hidden fields hold. */
async function dialogOf(id: string) {
  const page = await loader(await arriving(`${list}&dialog=delete&id=${id}`))
  const { dialog } = page.data
  if (dialog?.kind !== 'delete') {
    throw new Error('The page asks nothing.')
  }
  return { id, rowVersion: String(dialog.row.rowVersion), formKey: dialog.formKey }
}

async function answered(fields: Record<string, string>): Promise<unknown> {
  return action(await arriving(list, { method: 'POST', body: new URLSearchParams(fields) }))
}

async function post(fields: Record<string, string>, person = employee) {
  const where = await arriving(list, { method: 'POST', body: new URLSearchParams(fields) }, person)
  const answer: unknown = await action(where).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) {
    throw new Error('The action did not lead anywhere.')
  }
  const { headers } = answer
  const next = new Request(where.request.url, {
    headers: { Cookie: headers.get('Set-Cookie')?.split(';')[0] ?? '' },
  })
  const { toast } = await takeToast(where.context, next)
  const undo = toast?.undo === undefined ? {} : { undo: toast.undo }
  return { to: headers.get('Location'), tone: toast?.tone, text: toast?.text, ...undo }
}

const pressed = { intent: 'delete' }

describe('deleting', () => {
  test("leads away from somebody else's entry", async () => {
    const id = await started(colleague)
    const { formKey } = await dialogOf(await started(employee))
    const answer = await post({ ...pressed, formKey, id, rowVersion: '1' })
    expect(answer.to).toBe('/no-access?type=my_forms')
  })

  test('refuses when the entry was changed after the question, and says so on the list', async () => {
    const id = await started(employee)
    const dialog = await dialogOf(id)
    await changed(id)
    expect(await post({ ...pressed, ...dialog })).toEqual({
      to: list,
      tone: 'error',
      text: problem('row_changed').message,
    })
    expect(await isThere(id)).toBe(true)
  })

  test('that a rule refuses says so on the list', async () => {
    const { kysely } = database
    const own = await kysely
      .updateTable('people')
      .set({ granted_keys: ['delete_own_submissions'] })
      .where('email', '=', demoEmail('employee'))
      .returning('id')
      .executeTakeFirstOrThrow()
    const { myForms, actions } = (await signedIn('employee')).client
    const submitted = await myForms.list({ section: 'completed' })
    const id =
      content(submitted).data.find((one) => one.submittedUserInfo.personId === own.id)?.id ?? ''
    const raised = { title: 'Grease the valve', assigneeIds: [own.id], dueOn: '2030-01-01' }
    content(await actions.save({ ...raised, sourceType: 'my_form', sourceId: id }))
    const { formKey } = await dialogOf(await started(employee))
    // Sessions are remembered for a second.
    await expect
      .poll(() => post({ ...pressed, formKey, id }), { timeout: 5000 })
      .toEqual({
        to: list,
        tone: 'error',
        text: 'An open action hangs on this form. Close the action first.',
      })
    expect(await isThere(id)).toBe(true)
  })

  test('goes on when the question is asked again about what is there now', async () => {
    const id = await started(employee)
    const dialog = await dialogOf(id)
    await changed(id)
    await post({ ...pressed, ...dialog })
    const answer = await post({ ...pressed, ...(await dialogOf(id)) })
    expect(answer).toEqual({ to: list, tone: 'success', text: 'Form deleted.', undo: id })
    expect(await isThere(id)).toBe(false)
  })

  test('is taken back by its undo, once', async () => {
    const id = await started(employee)
    const dialog = await dialogOf(id)
    await post({ ...pressed, ...dialog })
    const { formKey } = await dialogOf(await started(employee))
    const undo = { intent: 'restore', id, formKey }
    const answer = { to: list, tone: 'success', text: 'The form is back.' }
    expect(await post(undo)).toEqual(answer)
    expect(await post(undo)).toEqual(answer)
    expect(await isThere(id)).toBe(true)
  })

  test('is taken back by nobody else', async () => {
    const id = await started(colleague)
    content(await colleague.client.myForms.remove({ myFormId: id }))
    const { formKey } = await dialogOf(await started(employee))
    const answer = await post({ intent: 'restore', id, formKey })
    expect(answer.to).toBe('/no-access?type=my_forms')
  })

  test('asks why where it stands as handed in', async () => {
    const admin = await signedIn('admin')
    const { data } = content(await admin.client.reviewForms.list({ section: 'all', pLimit: 50 }))
    const details = await Promise.all(
      data.map(async ({ id }) => content(await admin.client.myForms.get({ myFormId: id })).entry),
    )
    const kept = details.find(
      ({ formStatus, actionCount }) => formStatus === 'complete' && actionCount === 0,
    )
    const id = kept?.id ?? ''
    const fieldsOf = async (more: Record<string, string>) => {
      const { context } = await arriving(list, {}, admin)
      const rowVersion = String(kept?.rowVersion ?? '')
      return { ...pressed, id, rowVersion, formKey: context.mintFormKey(), ...more }
    }
    const refused = async (more: Record<string, string>) => {
      const body = new URLSearchParams(await fieldsOf(more))
      return action(await arriving(list, { method: 'POST', body }, admin))
    }
    // What was typed comes back beside the question, with what is wrong with it.
    expect(await refused({ reason: ' ' })).toMatchObject({
      init: { status: 422 },
      data: { intent: 'delete', id, problem: 'Please say why.', typed: ' ' },
    })
    const long = 'x'.repeat(501)
    expect(await refused({ reason: long })).toMatchObject({
      data: { problem: sentences.length.atMost500, typed: long },
    })
    expect(await refused({ reason: 'Handed in twice', rowVersion: '0' })).toMatchObject({
      init: { status: 409 },
      data: { problem: problem('row_changed').message, typed: 'Handed in twice' },
    })
    // The page lets 500 characters be typed, and a browser sends each line's end as two.
    const reason = `Handed in twice\r\n${'x'.repeat(484)}`
    expect(await post(await fieldsOf({ reason }), admin)).toMatchObject({
      ...{ text: 'Form deleted.', undo: id },
    })
  })

  test('says why it was refused where the page of the question is empty by now', async () => {
    const emptied = '/my-forms?section=completed&selectedFilterId=none&page=40'
    const { formKey } = await dialogOf(await started(employee))
    const changedBy = { id: await started(employee), rowVersion: '0', reason: 'Handed in twice' }
    const body = new URLSearchParams({ ...pressed, ...changedBy, formKey })
    const answer = await action(await arriving(emptied, { method: 'POST', body }))
    expect(answer).toMatchObject({
      init: { status: 409 },
      data: { problem: problem('row_changed').message },
    })
    // Its answer is drawn at this very address, which leads nowhere else.
    const { data } = await loader(await arriving(emptied))
    expect(data.said.page).toBeLessThan(40)
    expect(data.totalRecords).toBeGreaterThan(0)
  })

  test('answers a second press of the same question the same way', async () => {
    const dialog = await dialogOf(await started(employee))
    const first = await post({ ...pressed, ...dialog })
    expect(await post({ ...pressed, ...dialog })).toEqual(first)
  })

  test.each([{}, { rowVersion: '' }, { rowVersion: 'one' }])(
    'takes a post with %j for one that names no version',
    async (version) => {
      const { id, formKey } = await dialogOf(await started(employee))
      await changed(id)
      expect(await post({ ...pressed, id, formKey, ...version })).toMatchObject({
        tone: 'success',
      })
    },
  )
})

describe('starting', () => {
  test('asks for a form when none was chosen', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const answer = await post({ intent: 'start', formKey, form: '' })
    expect(answer).toEqual({ to: list, tone: 'error', text: 'Please choose a form.' })
  })

  test('leads away from a form that is not there', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const answer = await post({ intent: 'start', formKey, form: '1:0:01NOTHING' })
    expect(answer.to).toBe('/no-access?type=my_forms')
  })

  test('says on the list that this page has started another form already', async () => {
    const { formKey } = await dialogOf(await started(employee))
    await post({ intent: 'start', formKey, form: startValue(form) })
    const other = startValue({ ...form, version: form.version + 1 })
    expect(await post({ intent: 'start', formKey, form: other })).toEqual({
      to: list,
      tone: 'error',
      text: problem('idempotency_mismatch').message,
    })
  })

  test('opens the new entry for filling', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const answer = await post({ intent: 'start', formKey, form: startValue(form) })
    expect(answer.to).toMatch(/^\/my-form\/fill-out\//)
  })

  test('of a version that is not published any more says so in the menu, which names the new one', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const old = startValue({ ...form, version: form.version + 1 })
    const answer = await answered({ intent: 'start', formKey, form: old })
    expect(answer).toMatchObject({
      data: { intent: 'start', problem: problem('version_not_published').message },
      init: { status: 409 },
    })
  })

  test('sends what the access of the form says', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const press = { intent: 'start', formKey, form: startValue({ ...form, isLimitedAccess: true }) }
    const myFormId = (await post(press)).to?.split('/').at(-1) ?? ''
    const reviewer = (await signedIn('reviewer')).client
    expect(await reviewer.myForms.get({ myFormId })).toMatchObject({
      problem: { name: 'forbidden' },
    })
    expect((await reviewer.myForms.get({ myFormId: await started(employee) })).status).toBe(200)
  })

  test('opens the same entry when the button is pressed twice', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const press = { intent: 'start', formKey, form: startValue(form) }
    const first = await post(press)
    expect(await post(press)).toEqual(first)
  })
})

describe('a form that was shown to somebody else on the same browser', () => {
  test('changes nothing, whoever has signed in since, and says so', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const before = content(await colleague.client.myForms.list({ section: 'ongoing' })).totalRecords
    const answer = await post({ intent: 'start', formKey, form: startValue(form) }, colleague)
    expect(answer).toEqual({
      to: list,
      tone: 'error',
      text: 'That page was opened by somebody else, so nothing was done. Wren Abernethy-Cole is signed in here now.',
    })
    const after = content(await colleague.client.myForms.list({ section: 'ongoing' })).totalRecords
    expect(after).toBe(before)
  })

  test('is still one’s own after signing in again', async () => {
    const { formKey } = await dialogOf(await started(employee))
    const again = await signedIn('employee')
    const answer = await post({ intent: 'start', formKey, form: startValue(form) }, again)
    expect(answer.to).toMatch(/^\/my-form\/fill-out\//)
  })
})

describe('an address of which a part cannot be read', () => {
  const long = 'x'.repeat(201)

  async function ledTo(path: string) {
    const where = await arriving(path)
    const answer: unknown = await loader(where).catch((thrown: unknown) => thrown)
    if (!(answer instanceof Response)) {
      throw new Error('The page did not lead anywhere.')
    }
    const next = new Request(where.request.url, {
      headers: { Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' },
    })
    const { toast } = await takeToast(where.context, next)
    return { to: answer.headers.get('Location') ?? '', toast }
  }

  test.each([
    'searchValue=%00',
    'searchValue=%ED%A0%80',
    `searchValue=${long}`,
    'selectedDistrict=%00',
    `selectedPadNameOptions=${long}`,
    'selectedStatus=Draft,%00',
    'selectedFormIds=%00',
    'filter=%00',
    `filter=${long}`,
    'selectedFilterId=%00',
    `dialog=comments&id=${long}`,
    'dialog=fill&type=%00',
    'dialog=saved-filters&item=%00&doing=edit',
    'dialog=filters&words=%00',
    'dialog=share&id=%00&people=%00',
    'view=graph&selectedCrewOptions=%00',
  ])('leads to the list of the rest, with a sentence: %s', async (address) => {
    const { to, toast } = await ledTo(`${list}&${address}`)
    expect(toast).toMatchObject({ tone: 'warning', title: 'Warning' })
    expect(toast?.text).toMatch(/^Part of this address could not be read and was left out: /)
    expect(to).toContain(list)
    const page = await loader(await arriving(to))
    expect(page.data.said.section).toBe('ongoing')
  })
})
