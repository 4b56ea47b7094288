import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import type { PhotoAgain, PhotoView } from '../../photo-marks/photo-view.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { publishedForm } from '../_shell.my-form.fill-out.$id/test-published-form.ts'
import { action, loader } from './route.tsx'

let world: TestPage
let employee: TestPerson
let myFormId: string
let uploadId: string

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  const formId = await publishedForm(world, 'Valves', [
    { key: 'valve', type: 'photo', label: { en: 'Valve' } },
  ])
  myFormId = content(await employee.client.myForms.start({ formId })).id
  uploadId = await addPhoto(myFormId)
}, 120_000)
afterAll(() => world.entry.close())

async function addPhoto(id: string): Promise<string> {
  const body = new FormData()
  body.set('myFormId', id)
  body.set('questionKey', 'valve')
  body.set('file', new Blob([png]), 'valve.png')
  const headers = { Authorization: `Bearer ${employee.token}` }
  const answer = await world.entry.send('/api/v1/my-form-answer-images', {
    ...{ method: 'POST', body, headers },
  })
  const { content: saved } = (await answer.json()) as { content: { media: { uploadId: string } } }
  return saved.media.uploadId
}

const params = (id = uploadId) => ({ id: myFormId, uploadId: id })

async function load(who = employee, path = paths.answerPhoto(myFormId, uploadId)) {
  const page = await loader({ ...(await world.arriving(who, path)), params: params() }).catch(
    (thrown: unknown) => thrown,
  )
  return page instanceof Response ? page : (page as { data: PhotoView }).data
}

async function view(): Promise<PhotoView> {
  const page = await load()
  if (page instanceof Response) {
    throw new Error(`The page was not shown: ${page.status}`)
  }
  return page
}

async function post(fields: Record<string, string>, who = employee, formKey?: string) {
  const body = new URLSearchParams({
    ...{ formKey: formKey ?? (await view()).formKey, kind: 'pin', colour: 'red', text: '' },
    ...{ width: '300', height: '300', shown: String((await view()).marked?.rev ?? 0), ...fields },
  })
  const path = paths.answerPhoto(myFormId, uploadId)
  const where = await world.arriving(who, path, { method: 'POST', body })
  const answer: unknown = await action({ ...where, params: params() }).catch((thrown) => thrown)
  return answer instanceof Response
    ? { to: answer.headers.get('Location'), again: null }
    : { to: null, again: (answer as { data: PhotoAgain }).data }
}

test('is not shown to whoever may not read the form, and not of a photo that is none of it', async () => {
  const other = await load(await world.signedIn('colleague'))
  expect(other instanceof Response && other.headers.get('Location')).toMatch(/^\/no-access/)
  const none = await loader({
    ...(await world.arriving(employee, paths.answerPhoto(myFormId, 'none'))),
    params: params('none'),
  }).catch((thrown: unknown) => thrown)
  expect(none instanceof Response && none.status).toBe(404)
})

test('a press sets the next pin, a second one another, and one is removed again', async () => {
  expect((await view()).size).toEqual({ width: 1, height: 1 })
  const done = await post({ 'at.x': '150', 'at.y': '75', text: 'Drips' })
  expect(done.to).toBe(
    `${paths.answerPhoto(myFormId, uploadId, { kind: 'pin', colour: 'red' })}#picture`,
  )
  await post({ 'at.x': '10', 'at.y': '10', colour: 'blue' })
  expect((await view()).marked?.marks).toMatchObject([
    { kind: 'pin', number: 1, points: [[0.5, 0.25]], text: 'Drips' },
    { kind: 'pin', number: 2, colour: 'blue' },
  ])
  await post({ intent: 'remove:0' })
  expect((await view()).marked?.marks).toMatchObject([{ number: 2 }])
})

test('an arrow takes two presses, and what was chosen stays', async () => {
  const first = await post({ kind: 'arrow', 'at.x': '30', 'at.y': '30', text: 'Here' })
  expect(first.again).toMatchObject({
    ...{ from: [0.1, 0.1], why: null },
    draft: { kind: 'arrow', text: 'Here' },
  })
  await post({ kind: 'arrow', 'at.x': '60', 'at.y': '60', text: 'Here', from: '0.1,0.1' })
  expect((await view()).marked?.marks.at(-1)).toMatchObject({ kind: 'arrow', text: 'Here' })
})

test('marks that were set meanwhile stay, and what was typed does too', async () => {
  const { marked } = await view()
  const stale = await post({ 'at.x': '10', 'at.y': '10', text: 'Mine', shown: '1' })
  expect(stale.again).toMatchObject({
    why: 'changedMeanwhile',
    draft: { text: 'Mine' },
  })
  expect((await view()).marked).toEqual(marked)
})

test('a press that arrives twice counts once', async () => {
  const { formKey, marked } = await view()
  const pressed = { 'at.x': '200', 'at.y': '200', shown: String(marked?.rev) }
  await post(pressed, employee, formKey)
  const count = (await view()).marked?.marks.length
  await post(pressed, employee, formKey)
  expect((await view()).marked?.marks.length).toBe(count)
})

test('is read, and no more marked, once the form is handed in', async () => {
  content(await employee.client.myForms.submit({ myFormId }))
  const { size, marked, isBare } = await view()
  expect([size, isBare]).toEqual([null, false])
  const late = await post({ 'at.x': '150', 'at.y': '75' })
  expect(late.again?.refusal?.message).toMatch(/\w/)
  expect((await view()).marked).toEqual(marked)
  const bare = await load(employee, paths.answerPhoto(myFormId, uploadId, { marks: 0 }))
  expect(bare).toMatchObject({ isBare: true })
})
