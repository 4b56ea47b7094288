import { expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import { draftDefinition, parseDefinition } from '../schema.ts'
import { definitionProblems } from './problems.ts'

const unfinished = form(
  [
    ask('a', 'text', { visible: { op: 'answered', args: [{ op: 'answer', key: 'zz' }] } }),
    section('one', [ask('b', 'integer', { min: 3, max: 1 })], { intro: { es: 'Sí' } }),
  ],
  {
    workflow: {
      approvals: [{ meaning: 'Look', by: 'manager', condition: { op: 'answer', key: 'one' } }],
    },
  },
)

test('each problem names the item that it is about', () => {
  expect(definitionProblems(unfinished).map(({ path, key }) => [path, key])).toEqual([
    ['items.0.visible', 'a'],
    ['workflow.approvals.0.condition', null],
    ['items.1.items.0.min', 'b'],
    ['items.1.intro', 'one'],
    ['items.1.intro', 'one'],
  ])
})

test('a draft can be saved with them, and is not a definition yet', () => {
  expect(draftDefinition.safeParse(unfinished).success).toBe(true)
  const parsed = parseDefinition(unfinished)
  expect(parsed.ok ? [] : parsed.problems).toEqual(
    definitionProblems(unfinished).map(({ path, message }) => ({ path, message })),
  )
  expect(draftDefinition.safeParse({ ...unfinished, colour: 'red' }).success).toBe(false)
})

test('what can be published has none', () => {
  expect(definitionProblems(form([ask('a', 'text')]))).toEqual([])
})
