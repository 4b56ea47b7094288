import { expect, test } from 'vitest'
import { catalogue, problem, requiredOfMessage } from '@holdpoint/api'
import { idsIn } from './choices.ts'
import { typedOn, wordsIn } from './edit-again.ts'
import {
  foundFor,
  nameOf,
  readEdit,
  refusedByCall,
  refusedBySchema,
  soughtIn,
} from './edit-form.server.ts'
import { words } from './records.words.ts'

const schema = catalogue.actions.save.input

function posted(fields: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    ;[values].flat().forEach((value) => form.append(name, value))
  }
  return form
}

const whole = { title: 'Put the signs up', assigneeIds: ['', 'p-1', 'p-2'], dueOn: '2026-11-29' }

test('a form is read by the input of its call', () => {
  const submission = readEdit(posted({ ...whole, evidenceMin: '2', ownerId: '' }), schema)
  expect(submission.status === 'success' && submission.value).toMatchObject({
    ...{ title: 'Put the signs up', assigneeIds: ['p-1', 'p-2'], evidenceMin: 2, ownerId: null },
  })
})

test('a refused form keeps what was typed, with a sentence at each field', () => {
  const { reply } = readEdit(posted({ ...whole, title: ' ', assigneeIds: '' }), schema)
  const { lastResult } = refusedBySchema({ reply, known: {} }).data
  expect(lastResult.error).toMatchObject({
    title: ['Please enter title'],
    assigneeIds: ['Please choose who does it.'],
  })
  expect(lastResult.initialValue).toMatchObject({ dueOn: '2026-11-29' })
})

test('what is wrong by itself hides nothing of what else is, nor of what is known beside it', () => {
  const typed = { title: '', category: 'weather', startsAt: 'soon', send: 'true' }
  const message = readEdit(posted(typed), catalogue.messages.create.input)
  const known = [{ path: 'crews', message: 'There is no such crew.' }]
  const { lastResult } = refusedBySchema({ reply: message.reply, known: {} }, known).data
  const { title, description, startsAt, countries } = requiredOfMessage
  expect(lastResult.error).toMatchObject({
    ...{ title: [title], description: [description], countries: [countries] },
    ...{ startsAt: [expect.not.stringContaining(startsAt)], crews: ['There is no such crew.'] },
  })
  expect(lastResult.error).not.toHaveProperty('category')
})

test('what the call refuses stands at the field that it names, or above the form', () => {
  const { reply } = readEdit(posted(whole), schema)
  const fields = [{ path: 'steps.0.title', message: 'Say what.' }]
  const answer = refusedByCall({ reply, known: {} }, problem('invalid_input', { fields }))
  expect(answer.data.lastResult.error).toEqual({ 'steps[0].title': ['Say what.'] })
})

test('a form goes on from the version it was typed on, until it says that somebody saved meanwhile', () => {
  const { reply } = readEdit(posted({ ...whole, rowVersion: '3' }), schema)
  const back = refusedByCall({ reply, known: {} }, problem('invalid_input'))
  expect(typedOn(back.data, 4)).toBe(3)
  const stale = refusedByCall(
    { reply, known: {} },
    problem('row_changed', { details: { rowVersion: 5 } }),
  )
  expect(stale.init?.status).toBe(409)
  expect(stale.data.lastResult.error?.['']).toEqual([words.overtaken])
  expect(stale.data.lastResult.initialValue).toMatchObject({ title: 'Put the signs up' })
  expect(typedOn(stale.data, 4)).toBe(5)
  expect(typedOn(undefined, undefined)).toBeUndefined()
  const late = { event: 'close', label: 'Close', kind: 'plain', needsReason: true } as const
  const move = refusedByCall(
    { reply, known: {}, late: { ...late, isOpen: false, why: 'Later.' } },
    problem('row_changed', { details: { rowVersion: 6 } }),
  )
  expect(typedOn(move.data, 4)).toBe(6)
})

test.each([
  ['find:ownerId', { field: 'ownerId', sought: 'noor', left: [] }],
  ['save', { field: 'ownerId', sought: 'noor', left: [{ field: 'ownerId', sought: 'noor' }] }],
])('the button %s looks for %o', (intent, sought) => {
  expect(soughtIn(posted({ intent, 'find.ownerId': ' noor ' }))).toEqual(sought)
})

test.each([
  ['nothing was chosen', {}, true],
  ['words are others than those that found what was chosen', { ownerId: 'p-1' }, true],
  ['words have found it, and nothing was chosen', { ownerId: '', 'found.ownerId': 'noor' }, true],
  ['words have found it, and it was chosen', { ownerId: 'p-1', 'found.ownerId': 'noor' }, false],
  ['the field is empty', { 'find.ownerId': ' ' }, false],
  ['rows are changed', { __intent__: '{"type":"insert"}' }, false],
])('words that stand in a field are not passed over: %s', (_why, more, isLeft) => {
  const form = posted({ intent: 'save', 'find.ownerId': 'noor', ...more })
  expect(soughtIn(form) !== null).toBe(isLeft)
})

test('every field with words and nothing chosen says so, beside what the schema says', () => {
  const form = posted({ ...whole, title: ' ', 'find.verifierId': 'Noor', 'find.assetId': 'PMP-02' })
  const sought = soughtIn(form) ?? { field: '', sought: '', left: [] }
  expect(sought).toMatchObject({ field: 'verifierId', sought: 'Noor' })
  const { reply } = readEdit(form, schema)
  const answer = foundFor({ reply, known: {} }, { ...sought, choices: [] })
  expect(answer.init?.status).toBe(422)
  const error = {
    title: ['Please enter title'],
    verifierId: [words.notChosen('Noor')],
    assetId: [words.notChosen('PMP-02')],
  }
  expect(answer.data.lastResult).toMatchObject({ error })
  expect(wordsIn(answer.data, 'find', 'assetId')).toBe('PMP-02')
})

test('names and ids are read as fields write them', () => {
  expect(nameOf('steps.12.parts.3')).toBe('steps[12].parts[3]')
  expect(idsIn(['a,b', '', undefined])).toEqual(['a', 'b'])
})
