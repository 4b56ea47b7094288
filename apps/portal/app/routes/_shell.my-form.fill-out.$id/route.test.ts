import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@holdpoint/api'
import { signedRevision, type Answers, type FormDefinition } from '@holdpoint/forms'
import { demoEmail, demoPassword } from '@holdpoint/server'
import { openTestEntry, type TestEntry } from '../../../server/test-entry.ts'
import { fieldNames } from '../../fill-out/field-names.ts'
import { loadFillData } from '../../fill-out/fill-data.server.ts'
import type { FillAgain, FillData } from '../../fill-out/fill-data.ts'
import type { NotKept } from '../../fill-out/not-kept.ts'
import { signWords } from '../../records/signing/sign.words.ts'
import { partsOf } from '../../fill-out/form-parts.ts'
import { markOf, writeMarks } from '../../fill-out/marks.ts'
import { draftOf } from '../../fill-out/raw-answer.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { action, clientAction, loader } from './route.tsx'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let entry: TestEntry
let token: string
let employee: Client
let formId: string

beforeAll(async () => {
  entry = await openTestEntry({ world: 'demo' })
  ;({ token, client: employee } = await signedIn('employee'))
  formId = await idOfForm('Wellsite Walkaround')
}, 120_000)
afterAll(() => entry.close())

async function signedIn(role: 'employee' | 'colleague') {
  const origin = { requestId: 'r', clientAddress: '127.0.0.1', isSecure: false }
  const nobody = await entry.parts.api.callerOf(undefined, origin)
  const reply = await nobody
    .client('UTC')
    .auth.login({ email: demoEmail(role), password: demoPassword, deviceType: 'portal' })
  const accessToken = content(reply).accessToken
  const caller = await entry.parts.api.callerOf(accessToken, origin)
  return { token: accessToken, client: caller.client('America/Chicago') }
}

type Answered<R> = Extract<R, { status: 200; content: unknown }>

function content<R extends { status: unknown }>(reply: R): Answered<R>['content'] {
  if (reply.status !== 200) {
    throw new Error(`The call was not answered as expected: ${JSON.stringify(reply)}`)
  }
  return (reply as Answered<R>).content
}

async function idOfForm(title: string): Promise<string> {
  const types = content(await employee.forms.fillMenu({}))
  for (const { id } of types) {
    const forms = content(await employee.forms.byType({ id }))
    const found = forms.find((form) => form.title === title)
    if (found !== undefined) {
      return found.id
    }
  }
  throw new Error(`The demo world has no form ${title}.`)
}

async function started(): Promise<string> {
  return content(await employee.myForms.start({ formId })).id
}

/** Answers everything that must be answered but the signature. */
async function answerAll(id: string): Promise<void> {
  const { definition } = await load(id)
  const checks = partsOf(definition as FormDefinition, 'en')
    .flatMap(({ questions }) => questions)
    .filter(({ question }) => question.type === 'yesNo')
    .map(({ question }) => ({ key: question.key, value: 'yes' }))
  const rest = [
    { key: 'shift', value: 'day' },
    { key: 'gas_reading', value: 2.5 },
  ]
  content(await employee.myForms.fill({ myFormId: id, changes: [...checks, ...rest] }))
}

async function answersOf(id: string): Promise<Answers> {
  const { answers } = content(await employee.myForms.get({ myFormId: id }))
  return answers as Answers
}

/** Sends a request through the real entry and hands what comes out to the route itself. */
async function arriving(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  headers.set('Cookie', `hp=${token}`)
  headers.set('Sec-Fetch-Site', 'same-origin')
  await entry.send(path, { ...init, headers })
  const seen = entry.seen.at(-1)
  if (seen === undefined) {
    throw new Error(`${path} did not arrive at the page.`)
  }
  const { request, body, context } = seen
  const { url, method } = request
  const again =
    method === 'POST' ? new Request(url, { method, body, headers: request.headers }) : request
  return { request: again, context: context as AppLoadContext }
}

async function load(id: string, path = `/my-form/fill-out/${id}`): Promise<FillData> {
  const where = await arriving(path)
  const page = await loader({ ...where, params: { id } })
  if (!('data' in page) || page.data.kind !== 'fill') {
    throw new Error('The entry is not open for filling.')
  }
  return page.data.fill as FillData
}

type PostOptions = {
  /** What the controls hold, by field name; what is not named is as it was shown. */
  fields?: Record<string, string | Blob>
  /** The page that shows. */
  section: string
  intent?: string
  formKey?: string
}

/** The post of a fill page, as a browser makes it. */
function bodyOf(page: FillData, { fields = {}, section, intent = 'next', formKey }: PostOptions) {
  const body = new FormData()
  body.set('formKey', formKey ?? page.formKey)
  const part = partsOf(page.definition as FormDefinition, 'en').find(({ key }) => key === section)
  const keys = (part?.questions ?? []).map(({ question }) => question.key)
  const marks = keys.map((key) => {
    const answer = page.answers[key]
    return [key, markOf(answer?.rev, draftOf(answer))] as const
  })
  body.set(fieldNames.present, writeMarks(new Map(marks)))
  for (const key of keys) {
    const { raw, note } = draftOf(page.answers[key])
    raw.forEach((text) => body.append(fieldNames.answer(key), text))
    body.set(fieldNames.note(key), note)
  }
  for (const [name, value] of Object.entries(fields)) {
    body.set(name, value)
  }
  body.set('intent', intent)
  return body
}

type Outcome = { to: string } | { again: FillAgain; status: number | undefined }

async function post(id: string, page: FillData, options: PostOptions): Promise<Outcome> {
  const where = await arriving(`/my-form/fill-out/${id}?section=${options.section}`, {
    method: 'POST',
    body: bodyOf(page, options),
  })
  try {
    const answer = await action({ ...where, params: { id } })
    return answer instanceof Response
      ? { to: answer.headers.get('Location') ?? '' }
      : { again: answer.data as FillAgain, status: answer.init?.status }
  } catch (thrown) {
    if (thrown instanceof Response) {
      return { to: thrown.headers.get('Location') ?? '' }
    }
    throw thrown
  }
}

function outcomeTo(outcome: Outcome): string {
  return 'to' in outcome ? outcome.to : ''
}

function againOf(outcome: Outcome): FillAgain {
  if (!('again' in outcome)) {
    throw new Error(`The page went on to ${outcome.to}.`)
  }
  expect(outcome.status).toBe(422)
  return outcome.again
}

describe('loader', () => {
  test('sends away from an entry that does not exist', async () => {
    const where = await arriving('/my-form/fill-out/01NOTHING')
    await expect(loader({ ...where, params: { id: '01NOTHING' } })).rejects.toMatchObject({
      status: 302,
    })
  })

  test("sends away from somebody else's entry", async () => {
    const colleague = await signedIn('colleague')
    const { id } = content(await colleague.client.myForms.start({ formId }))
    const where = await arriving(`/my-form/fill-out/${id}`)
    const thrown: unknown = await loader({ ...where, params: { id } }).catch((error) => error)
    expect(thrown instanceof Response && thrown.headers.get('Location')).toBe(
      '/no-access?type=my_forms',
    )
  })

  test('opens a submitted entry for reading, with its score and answers', async () => {
    const list = content(await employee.myForms.list({ section: 'completed', startDate: 'none' }))
    const row = list.data.find(({ score }) => score !== null)
    const id = row?.id ?? ''
    const where = await arriving(`/my-form/fill-out/${id}`)
    const page = await loader({ ...where, params: { id } })
    expect(page).toMatchObject({
      kind: 'read',
      view: { number: row?.number, score: { percent: Math.floor((row?.score ?? 0) + 0.5) } },
      // Nobody thanks themselves, and what is handed in takes no file.
      kudos: { canGive: false },
      files: { files: [], change: null },
    })
  })
})

describe('an action that is linked at a question', () => {
  test('leads to the part of that question, which is all that shows without a script', async () => {
    const id = await started()
    const { personId } = content(await employee.auth.session({})).user
    const draft = { title: 'Put the sign up', assigneeIds: [personId], dueOn: '2030-01-08' }
    const { actionId } = content(await employee.actions.save(draft))
    const questionKey = 'entry_signs'
    content(await employee.myForms.linkAction({ myFormId: id, actionId, questionKey }))
    const where = await arriving(`/my-form/fill-out/${id}?tab=3`)
    const page = await loader({ ...where, params: { id } })
    const linked = 'kind' in page && page.kind === 'actions' ? page.view.linked : []
    const to = `/my-form/fill-out/${id}?question=entry_signs#q-entry_signs`
    expect(linked).toMatchObject([{ id: actionId, raisedAt: to }])
    expect((await load(id, to)).section).toBe('access')
    expect((await load(id, `/my-form/fill-out/${id}?question=nothing`)).section).toBeNull()
  })

  test('opens the whole form where that question is none of those that were handed back', async () => {
    const id = await started()
    const detail = content(await employee.myForms.get({ myFormId: id }))
    const isOnlyAsked = async (question: string) => {
      const { context, request } = await arriving(`/my-form/fill-out/${id}?question=${question}`)
      const person = requirePerson(context, request)
      const asked = { shift: { note: 'Which one?', by: 'Dana Okafor' } }
      return (await loadFillData(detail, { context, request, person, asked })).isOnlyAsked
    }
    expect(await isOnlyAsked('shift')).toBe(true)
    expect(await isOnlyAsked('entry_signs')).toBe(false)
  })
})

describe('what a script posts without a network', () => {
  const posted = (intent: string) => {
    const body = new FormData()
    body.set('intent', intent)
    return clientAction({
      request: new Request('http://localhost/my-form/fill-out/01J', { method: 'POST', body }),
      params: { id: '01J' },
      serverAction: () => Promise.reject(new TypeError('Failed to fetch')),
    })
  }

  test.each(['addFile', 'removeFile', 'kudos'])('is said where it is %s', async (intent) => {
    const answer = await posted(intent)
    expect(answer).toMatchObject({ status: 503 })
    expect(isEditAgain(await (answer as Response).json())).toBe(true)
  })

  test('is left to the filler where it is the form itself', async () => {
    await expect(posted('submit')).rejects.toThrow('Failed to fetch')
  })
})

describe('action', () => {
  test('saves what was changed, and only that, and turns the page', async () => {
    const id = await started()
    const page = await load(id)
    const outcome = await post(id, page, { section: '_1', fields: { 'a.shift': 'day' } })
    expect(outcome).toEqual({ to: `/my-form/fill-out/${id}?section=access` })
    const answers = await answersOf(id)
    expect(answers['shift']).toEqual({ value: 'day', rev: 1 })
    expect(answers['district']).toEqual(page.answers['district'])
  })

  test('saves what was changed before it leads to the files of the whole form', async () => {
    const id = await started()
    const where = { section: '_1', fields: { 'a.shift': 'day' }, intent: 'attach' }
    const outcome = await post(id, await load(id), where)
    expect(outcome).toEqual({ to: `/my-form/fill-out/${id}?section=_1&tab=4` })
    expect((await answersOf(id))['shift']).toMatchObject({ value: 'day' })
    const files = await loader({ ...(await arriving(outcomeTo(outcome))), params: { id } })
    expect(files).toMatchObject({
      ...{ kind: 'files', files: [], parts: { fileCount: 0 }, backTo: 'ongoing' },
      back: `/my-form/fill-out/${id}?section=_1`,
    })
  })

  test('answers the same post the same way however often it arrives', async () => {
    const id = await started()
    const page = await load(id)
    const options = { section: '_1', fields: { 'a.shift': 'night' } }
    const first = await post(id, page, options)
    expect(await post(id, page, options)).toEqual(first)
    expect((await answersOf(id))['shift']).toEqual({ value: 'night', rev: 1 })
  })

  test('keeps the text of another post under the same key, with a new key', async () => {
    const id = await started()
    const page = await load(id)
    await post(id, page, { section: '_1', fields: { 'a.shift': 'night' } })
    const again = againOf(await post(id, page, { section: '_1', fields: { 'a.shift': 'day' } }))
    expect(again.messages).toHaveLength(1)
    expect(again.typed['shift']?.raw).toEqual(['day'])
    expect(again.formKey).not.toBe(page.formKey)
  })

  test('gives back what cannot be read, and saves the rest', async () => {
    const id = await started()
    const fields = { 'a.gas_reading': 'a lot', 'a.best_practice': 'Hose ramps\r\npainted' }
    const again = againOf(await post(id, await load(id), { section: 'people', fields }))
    expect(again.problems).toEqual({
      gas_reading: { message: 'Enter a number, such as 12.5.', lang: 'en' },
    })
    expect(again.typed).toMatchObject({ gas_reading: { raw: ['a lot'] } })
    expect(again.section).toBe('people')
    expect((await answersOf(id))['best_practice']?.value).toBe('Hose ramps\npainted')
  })

  test('shows both answers when somebody else was faster, and keeps mine when sent again', async () => {
    const id = await started()
    const page = await load(id)
    const changes = [{ key: 'shift', value: 'night' }]
    content(await employee.myForms.fill({ myFormId: id, changes }))
    const mine = { section: '_1', fields: { 'a.shift': 'day' } }
    const again = againOf(await post(id, page, mine))
    expect(again.conflicts).toEqual({ shift: { value: 'night', rev: 1 } })
    expect(again.typed['shift']?.raw).toEqual(['day'])
    await post(id, await load(id), { ...mine, formKey: again.formKey })
    expect((await answersOf(id))['shift']?.value).toBe('day')
  })

  test('goes on when only a photo came in between', async () => {
    const id = await started()
    const page = await load(id)
    const photo = new Blob([onePixel], { type: 'image/png' })
    await post(id, page, { section: 'people', fields: { 'f.ppe': photo } })
    const { formKey } = await load(id)
    const fields = { 'a.ppe': 'yes' }
    const outcome = await post(id, page, { section: 'people', fields, formKey })
    expect(outcome).toEqual({ to: `/my-form/fill-out/${id}?section=people` })
    expect((await answersOf(id))['ppe']).toMatchObject({ value: 'yes', rev: 2 })
  })

  test('attaches a photo, stays once for the note that a No asks for, and takes the photo off', async () => {
    const id = await started()
    const photo = new Blob([onePixel], { type: 'image/png' })
    const fields = { 'a.entry_signs': 'no', 'f.entry_signs': photo }
    const outcome = await post(id, await load(id), { section: 'access', fields })
    expect(outcome).toEqual({ to: `/my-form/fill-out/${id}?section=access#q-entry_signs` })
    const media = (await answersOf(id))['entry_signs']?.media ?? []
    expect(media).toHaveLength(1)
    const intent = `remove-photo:entry_signs:${media[0]?.uploadId ?? ''}`
    await post(id, await load(id), { section: 'access', intent })
    expect((await answersOf(id))['entry_signs']?.media ?? []).toEqual([])
  })

  test('refuses a wrong password for a signature, keeps the name and never the password', async () => {
    const id = await started()
    const fields = { 's.inspector.name': 'Dario Quintanilla', 's.inspector.password': 'wrong' }
    const outcome = await post(id, await load(id), { section: 'people', fields })
    const again = againOf(outcome)
    expect(again.problems['inspector']?.message).toMatch(/not your password/)
    expect(again.typedBeside).toEqual({ inspector: 'Dario Quintanilla' })
    expect(JSON.stringify(again)).not.toContain('wrong')
  })

  test('does not sign beside an answer that was not saved, and says so', async () => {
    const id = await started()
    const fields = {
      ...{ 's.inspector.name': 'Dario Quintanilla', 's.inspector.password': demoPassword },
      'a.gas_reading': 'plenty',
    }
    const again = againOf(await post(id, await load(id), { section: 'people', fields }))
    expect(again.problems).toEqual({
      gas_reading: { message: 'Enter a number, such as 12.5.', lang: 'en' },
      inspector: { message: signWords.notSaved, lang: 'en' },
    })
    expect(again.typedBeside).toEqual({ inspector: 'Dario Quintanilla' })
    expect((await answersOf(id))['inspector']).toBeUndefined()
  })

  test('signs, leaves by the exit, and says what is missing on submit', async () => {
    const id = await started()
    const fields = { 's.inspector.name': 'Dario Quintanilla', 's.inspector.password': demoPassword }
    const exit = await post(id, await load(id), { section: 'people', fields, intent: 'save-exit' })
    expect(exit).toEqual({ to: '/my-forms?section=ongoing' })
    expect((await answersOf(id))['inspector']?.signature).toMatchObject({ kind: 'typed' })
    const again = againOf(await post(id, await load(id), { section: '_1', intent: 'submit' }))
    expect(again.isRefused).toBe(true)
    expect(again.missing.map(({ key }) => key)).toContain('shift')
    expect(again.missing.map(({ key }) => key)).not.toContain('inspector')
  })

  test('submits once everything is there, and a second press gets the same answer', async () => {
    const id = await started()
    await answerAll(id)
    const fields = { 's.inspector.name': 'Dario Quintanilla', 's.inspector.password': demoPassword }
    const page = await load(id)
    const submitted = await post(id, page, { section: 'people', fields, intent: 'submit' })
    expect(submitted).toEqual({ to: '/my-forms?section=completed' })
    const second = await post(id, page, { section: 'people', fields, intent: 'submit' })
    expect(second).toEqual(submitted)
    const other = {
      section: 'people',
      intent: 'submit',
      formKey: (await load(await started())).formKey,
    }
    expect(await post(id, page, other)).toEqual({ to: `/my-form/fill-out/${id}` })
    const { entry: row } = content(await employee.myForms.get({ myFormId: id }))
    expect(row).toMatchObject({ formStatus: 'complete', score: 100, result: 'pass' })
  })
})

describe('a post with Submit that arrives twice', () => {
  const signed = { 's.inspector.name': 'Dario Quintanilla', 's.inspector.password': demoPassword }

  test('says of nothing that it was not kept, be it typed or a photo', async () => {
    const id = await started()
    await answerAll(id)
    const photo = new Blob([onePixel], { type: 'image/png' })
    const fields = { ...signed, 'a.gas_reading': '7.50', 'n.ppe': 'Torn', 'f.ppe': photo }
    const page = await load(id)
    const options = { section: 'people', fields, intent: 'submit' }
    const first = await post(id, page, options)
    expect(first).toEqual({ to: '/my-forms?section=completed' })
    expect(await post(id, page, options)).toEqual(first)
  })

  test('shows what was typed anew before the second one', async () => {
    const id = await started()
    await answerAll(id)
    const page = await load(id)
    await post(id, page, { section: 'people', fields: signed, intent: 'submit' })
    const fields = { ...signed, 'a.best_practice': 'Hose ramps' }
    const late = await post(id, page, { section: 'people', fields, intent: 'submit' })
    const { again } = late as unknown as { again: NotKept }
    expect(again).toMatchObject({ kind: 'not-kept', answers: [{ text: 'Hose ramps' }] })
  })
})

describe('signing without a script', () => {
  const signing = (rev: number) => ({
    's.inspector.name': 'Dario Quintanilla',
    's.inspector.password': demoPassword,
    [fieldNames.signed]: `inspector:${rev}`,
  })
  const read = (page: FillData) =>
    signedRevision(page.definition as FormDefinition, page.answers, 'inspector')

  test('stands for what the page showed and what came with it, however often it arrives', async () => {
    const id = await started()
    const page = await load(id)
    const photo = new Blob([onePixel], { type: 'image/png' })
    const fields = { ...signing(read(page)), 'a.gas_reading': '7', 'a.ppe': 'yes', 'f.ppe': photo }
    const first = await post(id, page, { section: 'people', fields })
    expect(outcomeTo(first)).toContain(`/my-form/fill-out/${id}`)
    expect(await post(id, page, { section: 'people', fields })).toEqual(first)
    expect((await answersOf(id))['inspector']?.signature).toMatchObject({
      answersRev: read(await load(id)),
    })
  })

  test('is refused where an answer was changed elsewhere since', async () => {
    const id = await started()
    const page = await load(id)
    const changes = [{ key: 'gas_reading', value: 40 }]
    content(await employee.myForms.fill({ myFormId: id, changes }))
    const again = againOf(await post(id, page, { section: 'people', fields: signing(read(page)) }))
    expect(again.problems['inspector']?.message).toMatch(/^Not signed: answers were changed/)
    expect((await answersOf(id))['inspector']).toBeUndefined()
    const fresh = await load(id)
    await post(id, fresh, { section: 'people', fields: signing(read(fresh)) })
    expect((await answersOf(id))['inspector']?.signature).toBeDefined()
  })
})

describe('photos that were chosen beside answers that could not be saved', () => {
  test('are to be chosen again, which is said at their question and above', async () => {
    const id = await started()
    const page = await load(id)
    await post(id, page, { section: 'people', fields: { 'a.gas_reading': '7' } })
    const photo = new Blob([onePixel], { type: 'image/png' })
    const fields = { 'a.gas_reading': '8', 'f.ppe': photo }
    const again = againOf(await post(id, page, { section: 'people', fields }))
    expect(again.messages[1]?.message).toMatch(/^1 photo was not taken/)
    expect(again.problems).toEqual({
      ppe: { message: 'Please choose the photo again.', lang: 'en' },
    })
  })
})

describe('files that a question asks for', () => {
  const section = 'returns'
  const chart = new Blob(['%PDF-1.7 a magazine log'], { type: 'application/pdf' })
  const startedAudit = async () => {
    const auditId = await idOfForm('Perforating Explosives Audit')
    return content(await employee.myForms.start({ formId: auditId })).id
  }

  test('come with the post of a page without a script, and go by a button of it', async () => {
    const id = await startedAudit()
    const fields = { 'paper.papers': chart, 'a.finding': 'All is in order' }
    expect(outcomeTo(await post(id, await load(id), { section, fields }))).not.toBe('')
    const { papers, finding } = await answersOf(id)
    expect(papers?.media).toMatchObject([{ name: 'blob', type: 'application/pdf' }])
    expect(finding?.value).toBe('All is in order')
    const intent = `remove-photo:papers:${papers?.media?.[0]?.uploadId ?? ''}`
    await post(id, await load(id), { section, intent })
    expect((await answersOf(id))['papers']?.media).toBeUndefined()
  })

  test('are refused at the question where it takes no more, and to be chosen again where nothing was saved', async () => {
    const id = await startedAudit()
    for (let place = 0; place < 5; place += 1) {
      await post(id, await load(id), { section, fields: { 'paper.papers': chart } })
    }
    const page = await load(id)
    const full = againOf(await post(id, page, { section, fields: { 'paper.papers': chart } }))
    expect(full.problems).toMatchObject({
      papers: { message: 'An answer takes at most 5 files.', lang: 'en' },
    })
    const other = await startedAudit()
    const stale = await load(other)
    await post(other, stale, { section, fields: { 'a.finding': 'One' } })
    const fields = { 'a.finding': 'Two', 'paper.papers': chart }
    const again = againOf(await post(other, stale, { section, fields }))
    expect(again.messages[1]?.message).toMatch(/^1 file was not taken/)
    expect(again.problems).toEqual({
      papers: { message: 'Please choose the file again.', lang: 'en' },
    })
  })
})

describe('what was typed into a form that takes no answers any more', () => {
  const typed = {
    'a.shift': 'night',
    'a.best_practice': 'Hose ramps\r\npainted',
    'n.ppe': 'Gloves were torn',
    'a.gas_reading': 'a lot',
  }

  async function submitted(id: string): Promise<void> {
    await answerAll(id)
    content(
      await employee.myForms.sign({
        ...{ myFormId: id, questionKey: 'inspector', kind: 'typed' },
        ...{ name: 'Dario Quintanilla', password: demoPassword },
      }),
    )
    content(await employee.myForms.submit({ myFormId: id }))
  }

  test('is shown beside what was kept, where it was submitted elsewhere', async () => {
    const id = await started()
    const page = await load(id)
    await submitted(id)
    const photo = new Blob([onePixel], { type: 'image/png' })
    const fields = { ...typed, 'f.ppe': photo, 's.inspector.password': demoPassword }
    const answer = await post(id, page, { section: 'people', fields })
    expect(answer).toMatchObject({ status: 409 })
    const { again } = answer as unknown as { again: NotKept }
    expect(again).toMatchObject({ kind: 'not-kept', isGone: false, photoCount: 1 })
    expect(again.answers.map(({ text }) => text)).toEqual([
      'Gloves were torn',
      'a lot',
      'Hose ramps\npainted',
    ])
    expect(again.answers[0]?.label).toMatch(/: Note$/)
    expect(JSON.stringify(again)).not.toContain(demoPassword)
    expect((await answersOf(id))['best_practice']?.value ?? null).toBeNull()
  })

  test('is said of a file on the page that is read instead', async () => {
    const id = await started()
    const { formKey } = await load(id)
    await submitted(id)
    const body = new FormData()
    const photo = new Blob([onePixel], { type: 'image/png' })
    body.set('formKey', formKey)
    body.set('intent', 'addFile')
    body.set('document', photo, 'ramp.png')
    const at = `/my-form/fill-out/${id}?section=_1&tab=4`
    const answer = await action({
      ...(await arriving(at, { method: 'POST', body })),
      params: { id },
    })
    if (!(answer instanceof Response)) {
      throw new Error('The file leads nowhere.')
    }
    expect(answer.headers.get('Location')).toBe(at)
    expect(answer.headers.get('Set-Cookie')).toMatch(/^hp-flash=/)
    expect(await loader({ ...(await arriving(at)), params: { id } })).toMatchObject({
      kind: 'read',
    })
  })

  test('has the words of the form for what was chosen', async () => {
    const id = await started()
    const page = await load(id)
    await submitted(id)
    const answer = await post(id, page, { section: '_1', fields: typed, intent: 'submit' })
    const { again } = answer as unknown as { again: NotKept }
    expect(again.answers).toEqual([{ label: 'Shift', text: 'Night' }])
  })

  test('is shown on the page that says that the form is gone, where it was deleted', async () => {
    const id = await started()
    const page = await load(id)
    content(await employee.myForms.remove({ myFormId: id }))
    const where = await arriving(`/my-form/fill-out/${id}`, {
      method: 'POST',
      body: bodyOf(page, { section: 'people', fields: typed }),
    })
    const thrown: unknown = await action({ ...where, params: { id } }).catch((error) => error)
    expect(thrown).toMatchObject({
      init: { status: 403 },
      data: { kind: 'not-kept', isGone: true },
    })
    const { data: notKept } = thrown as { data: NotKept }
    expect(notKept.answers).toContainEqual({
      label: 'best practice',
      text: 'Hose ramps\r\npainted',
    })
  })

  test('is no matter where nothing was typed', async () => {
    const id = await started()
    const page = await load(id)
    content(await employee.myForms.remove({ myFormId: id }))
    expect(await post(id, page, { section: 'people' })).toEqual({ to: '/no-access?type=my_forms' })
  })
})
