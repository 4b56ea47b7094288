import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSketch } from '@holdpoint/forms'
import { paths } from '../../paths.ts'
import type { PhotoAgain } from '../../photo-marks/photo-view.ts'
import { SketchPage } from '../../sketches/sketch-page.tsx'
import type { SketchView } from '../../sketches/sketch-view.ts'
import { drawnPart } from '../../test-drawn-part.tsx'
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

beforeAll(async () => {
  world = await openTestPage()
  employee = await world.signedIn('employee')
  const formId = await publishedForm(world, 'Spills', [
    { key: 'scene', type: 'sketch', label: { en: 'The scene' }, background: 'pad' },
    { key: 'about', type: 'text', label: { en: 'About' } },
  ])
  myFormId = content(await employee.client.myForms.start({ formId })).id
}, 120_000)
afterAll(() => world.entry.close())

async function load(who = employee, key = 'scene') {
  const where = await world.arriving(who, paths.sketch(myFormId, key))
  const page = await loader({ ...where, params: { id: myFormId, key } }).catch(
    (thrown: unknown) => thrown,
  )
  return page instanceof Response ? page : (page as { data: SketchView }).data
}

async function view(): Promise<SketchView> {
  const page = await load()
  if (page instanceof Response) {
    throw new Error(`The page was not shown: ${page.status}`)
  }
  return page
}

async function post(fields: Record<string, string>, over?: SketchView) {
  const { formKey, stamp } = over ?? (await view())
  const body = new URLSearchParams({
    ...{ formKey, kind: 'pin', colour: 'red', text: '' },
    ...{ width: '300', height: '225', shown: stamp, ...fields },
  })
  const path = paths.sketch(myFormId, 'scene')
  const where = await world.arriving(employee, path, { method: 'POST', body })
  const params = { id: myFormId, key: 'scene' }
  const answer: unknown = await action({ ...where, params }).catch((thrown) => thrown)
  return answer instanceof Response
    ? { to: answer.headers.get('Location'), again: null }
    : { to: null, again: (answer as { data: PhotoAgain }).data }
}

const flat = { fromX: '10', fromY: '10', toX: '10', toY: '10' }

async function kept() {
  const { answers } = content(await employee.client.myForms.get({ myFormId }))
  return readSketch(answers['scene']?.value)
}

test('is not shown to whoever may not read the form, and not of a question that is no sketch', async () => {
  const other = await load(await world.signedIn('colleague'))
  expect(other instanceof Response && other.headers.get('Location')).toMatch(/^\/no-access/)
  for (const key of ['about', 'none']) {
    const none = await load(employee, key)
    expect(none instanceof Response && none.status).toBe(404)
  }
})

test('its picture is a button that sends where it was pressed, and says what it shows', async () => {
  const shown = await view()
  const html = await drawnPart(() => <SketchPage view={shown} again={undefined} />)
  const [input = ''] = /<input type="image"[^>]*>/.exec(html) ?? []
  expect(input).toContain('name="at" src="data:image/svg+xml,')
  expect(input).toContain('alt="The scene. Press where the mark goes"')
  expect(input).toContain('width="300" height="225"')
  expect(html).toContain('Draw this sketch')
  expect(html).not.toMatch(/photo/i)
})

test('a press sets a pin, places in percent an arrow, and one is removed again', async () => {
  const done = await post({ 'at.x': '150', 'at.y': '45', text: 'Valve' })
  expect(done.to).toBe(`${paths.sketch(myFormId, 'scene', { kind: 'pin', colour: 'red' })}#picture`)
  await post({
    ...{ intent: 'add', kind: 'arrow', colour: 'blue', text: 'Truck' },
    ...{ fromX: '10', fromY: '10', toX: '30', toY: '20' },
  })
  expect(await kept()).toMatchObject([
    { kind: 'pin', number: 1, points: [[0.5, 0.2]], text: 'Valve' },
    { kind: 'arrow', colour: 'blue', text: 'Truck' },
  ])
  await post({ intent: 'remove:0' })
  expect(await kept()).toMatchObject([{ kind: 'arrow' }])
  await post({ intent: 'remove:0' })
  const { answers } = content(await employee.client.myForms.get({ myFormId }))
  expect(answers['scene']?.value).toBeNull()
})

test('a mark that cannot be seen, and one on an older sketch, are said and change nothing', async () => {
  await post({ 'at.x': '30', 'at.y': '30' })
  const before = await kept()
  const still = await post({
    ...{ intent: 'add', kind: 'arrow', ...flat },
  })
  const sentence = 'An arrow goes from one place to another.'
  expect(still.again).toMatchObject({ why: null, refusal: { message: sentence, lang: 'en' } })
  const older = { ...(await view()), stamp: 'of another' }
  for (const mark of [
    { 'at.x': '10', 'at.y': '10' },
    { intent: 'add', kind: 'box', ...flat },
  ]) {
    const stale = await post({ text: 'Mine', ...mark }, older)
    expect(stale.again).toMatchObject({ why: 'changedMeanwhile', draft: { text: 'Mine' } })
  }
  expect(await kept()).toEqual(before)
})

test('a note that came meanwhile stays as it is, and is in nobody’s way', async () => {
  const shown = await view()
  const { answers } = content(await employee.client.myForms.get({ myFormId }))
  const { value, rev = 0 } = answers['scene'] ?? { value: null }
  const change = { key: 'scene', value, note: 'Seen from the road', baseRev: rev }
  content(await employee.client.myForms.fill({ myFormId, changes: [change] }))
  // Over the page from before the note: what is drawn is the same.
  expect(await post({ 'at.x': '60', 'at.y': '60' }, shown)).toMatchObject({ again: null })
  const after = content(await employee.client.myForms.get({ myFormId }))
  expect(after.answers['scene']?.note).toBe('Seen from the road')
})

test('leads back to the form once that is handed in', async () => {
  content(await employee.client.myForms.submit({ myFormId }))
  const page = await load()
  expect(page instanceof Response && page.headers.get('Location')).toBe(
    `${paths.fillOut(myFormId)}#q-scene`,
  )
})
