import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { action, loader, shouldRevalidate } from './route.tsx'

let world: TestPage
let admin: TestPerson
let at: string
let formId: string

beforeAll(async () => {
  world = await openTestPage()
  admin = await world.signedIn('admin')
  const { manageForms, formTypes } = admin.client
  const types = content(await formTypes.list({ section: 'active' }))
  const formTypeId = types.data[0]?.formTypeId ?? ''
  const saved = await manageForms.save({ title: 'Rig check', formTypeId, hasHeader: false })
  formId = content(saved).formId
  at = paths.formImport(formId)
}, 120_000)
afterAll(() => world.entry.close())

let keys = 0

/** What comes of a post: where it leads, or what the page says. */
async function post(fields: Record<string, string | File>) {
  const { rowVersion } = await loader(await world.arriving(admin, at))
  const body = new FormData()
  const all = { rowVersion: String(rowVersion), formKey: `post-${(keys += 1)}`, ...fields }
  for (const [name, value] of Object.entries(all)) {
    body.set(name, value)
  }
  const answer = await action(await world.arriving(admin, at, { method: 'POST', body }))
  return answer instanceof Response
    ? { to: answer.headers.get('Location'), said: null, status: answer.status }
    : { to: null, said: answer.data, status: answer.init?.status ?? 200 }
}

const survey = [
  'type,name,label',
  'select_one yn,a,Is it safe?',
  'text,a,Why not?',
  'audio,r,R',
  'audio,s,S',
]
const lists = ['choices,,,', ',list_name,name,label', ',yn,yes,Yes', ',yn,no,No']
const text = ['survey,,,', ...survey.map((row) => `,${row}`), ...lists].join('\n')
const file = (name: string, what: string) => new File([what], name, { type: 'text/csv' })

const keysOf = async () => {
  const { definition } = content(await admin.client.manageForms.draft({ formId }))
  return (definition as { items: { key: string }[] }).items.map(({ key }) => key)
}

test('whoever may not write a form is led away', async () => {
  const nobody = await world.signedIn('employee')
  const thrown: unknown = await loader(await world.arriving(nobody, at)).catch(
    (error: unknown) => error,
  )
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe(
    paths.noAccess('manage-forms'),
  )
})

test('what is no form is said beside the file', async () => {
  expect(await post({})).toMatchObject({
    ...{
      status: 422,
      said: { problem: 'Please choose a file first; an empty one counts as none.', result: null },
    },
  })
  expect(await post({ paper: file('people.csv', 'name\nAda') })).toMatchObject({
    said: { problem: expect.stringContaining('This is no XLSForm'), result: null },
  })
  expect(await keysOf()).toEqual([])
})

test('a file becomes the draft, its rows are told by what became of them, and it is taken back', async () => {
  const { said } = await post({ paper: file('rig.csv', text) })
  expect(said).toMatchObject({
    problem: null,
    result: {
      ...{ said: 'Taken from rig.csv.', problemCount: 0 },
      lines: {
        refused: [{ sheet: 'survey', row: 5 }, { row: 6 }],
        changed: [{ row: 4, message: expect.stringContaining('became “a_2”') }],
        taken: [{ row: 3, message: '“Is it safe?” asks for one of several choices.' }],
      },
    },
  })
  expect(await keysOf()).toEqual(['a', 'a_2'])
  expect(await post({ intent: 'undo' })).toMatchObject({ to: at })
  expect(await keysOf()).toEqual([])
})

test('a file that changes nothing is no step, and a step is taken back only while it is the last', async () => {
  const first = await post({ paper: file('rig.csv', text) })
  const made = stepOf(first.said)
  expect(stepOf((await post({ paper: file('rig.csv', text) })).said)).toBeNull()
  const { manageForms } = admin.client
  const { definition, rowVersion } = content(await manageForms.draft({ formId }))
  expect(rowVersion).toBe(made)
  const [item] = (definition as { items: object[] }).items
  const written = { ...(definition as object), items: [item] }
  content(await manageForms.saveDraft({ formId, definition: written, said: 'Written' }))
  expect(await post({ intent: 'undo', rowVersion: String(made) })).toMatchObject({ to: at })
  expect(content(await manageForms.draft({ formId })).undoes).toBe('Written')
})

test('a page that somebody else overtook is read anew, so that the next press goes on from theirs', async () => {
  const { said, status } = await post({ paper: file('rig.csv', text), rowVersion: '0' })
  expect(said).toMatchObject({ problem: expect.any(String), result: null })
  expect(status).toBe(409)
  expect(shouldRevalidate({ actionStatus: status })).toBe(true)
})

/** The version that a file made, as the page offers to take it back. */
function stepOf(said: unknown): unknown {
  return (said as { result: { step: unknown } }).result.step
}
