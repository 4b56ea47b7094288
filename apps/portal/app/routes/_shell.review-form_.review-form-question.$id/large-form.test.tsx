import { afterAll, beforeAll, expect, test } from 'vitest'
import { largeAnswers, largeForm } from '../../../../../bench/typing/large-form.mjs'
import { publishLargeForm } from '../../../../../bench/typing/publish-form.mjs'
import { ReviewEntry } from '../../review-question/review-entry.tsx'
import { drawnPart } from '../../test-drawn-part.tsx'
import {
  content,
  openTestPage,
  type TestPage,
  type TestPerson,
} from '../_shell.my-forms/test-page.ts'
import { loader } from './route.tsx'

// A form of 250 questions of which 30 failed, from its handing in to the page of its manager.

let page: TestPage
let manager: TestPerson
let id: string

beforeAll(async () => {
  page = await openTestPage({ seed: publishLargeForm })
  manager = await page.signedIn('manager')
  const { client } = await page.signedIn('employee')
  id = content(await client.myForms.start({ formId: largeForm.key })).id
  content(await client.myForms.fill({ myFormId: id, changes: largeAnswers() }))
  expect(content(await client.myForms.submit({ myFormId: id })).formStatus).toBe('in_review')
}, 120_000)
afterAll(() => page.entry.close())

async function at(query = '') {
  const where = await page.arriving(manager, `/review-form/review-form-question/${id}${query}`)
  return await loader({ ...where, params: { id } })
}

async function shown() {
  const answer = await at()
  if (answer.kind !== 'answers') {
    throw new Error('The page opens to another part.')
  }
  return answer
}

test('opens to its failures: each with its note, and every decision that is open', async () => {
  const { decision } = await shown()
  expect(decision.failures).toHaveLength(30)
  expect(new Set(decision.failures.map(({ note }) => note))).toEqual(new Set(['Not as drawn.']))
  expect(decision.answered).toBe(largeAnswers().length)
  const open = decision.moves.filter(({ isOpen }) => isOpen).map(({ event }) => event)
  expect(open).toEqual(expect.arrayContaining(['approve', 'requestChange', 'reject']))
})

test('draws them before any other answer, which are folded', async () => {
  const { view, decision } = await shown()
  const html = await drawnPart(() => (
    <ReviewEntry {...{ view, decision, shown: 'folded', here: '/here' }} tabs={null} after={null} />
  ))
  const [first = '', answers = ''] = html.split('id="answers"')
  expect(first).toContain('30 answers need your eyes')
  const passed = view.entry.parts[0]?.answers.find(({ kind }) => kind === 'yes')?.label ?? ''
  expect(passed).not.toBe('')
  expect(first).not.toContain(passed)
  expect(answers).toContain(passed)
  expect(answers).not.toMatch(/<details[^>]* open/)
})

test('its versions are compared, and one of them is read as it was handed in', async () => {
  expect(await at('?tab=4')).toMatchObject({
    kind: 'versions',
    view: { kind: 'all', versions: [{ version: 1 }], compared: { from: 1, to: null } },
  })
  // Numbers that are none of its versions are those that it opens with.
  expect(await at('?tab=4&from=9&to=x&version=none')).toMatchObject({
    view: { kind: 'all', compared: { from: 1, to: null, differences: [] } },
  })
  const answer = await at('?tab=4&version=1')
  expect(answer).toMatchObject({ view: { kind: 'one', version: 1, newest: 1, given: [] } })
  const entry = 'view' in answer && 'entry' in answer.view ? answer.view.entry : undefined
  expect(entry).toMatchObject({ score: { percent: 70, result: 'fail' } })
  expect(entry?.parts.flatMap(({ answers }) => answers)).toHaveLength(largeAnswers().length)
  await expect(at('?tab=4&version=9')).rejects.toMatchObject({ init: { status: 404 } })
})

test('its history says who did what; what was typed before is its submitter’s', async () => {
  const answer = await at('?tab=7')
  if (answer.kind !== 'history') {
    throw new Error('The page opens to another part.')
  }
  const [first] = answer.view.events
  expect(first).toMatchObject({ did: 'submitted the form' })
  expect(first?.changes).toContainEqual({ label: 'Score', words: '70 %' })
  expect(JSON.stringify(answer.view.events)).not.toContain('Not as drawn.')
})
