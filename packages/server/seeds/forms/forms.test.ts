import { questionsOf, textOf } from '@holdpoint/forms'
import { parseDefinition } from '@holdpoint/forms/schema'
import { expect, test } from 'vitest'
import { demoForms } from './index.ts'

test.each(demoForms)('$title is a sound definition', ({ definition, title, passMark }) => {
  expect(parseDefinition(JSON.stringify(definition))).toEqual({ ok: true, definition })
  expect(textOf(definition.title, 'en')).toBe(title)
  expect(definition.scoring?.passingPercentage ?? null).toBe(passMark)
})

test('sub-forms are forms of the demo world', () => {
  const keys = demoForms.map(({ definition: { key } }) => key)
  const subForms = demoForms.flatMap(({ definition }) => definition.subForms ?? [])
  expect(subForms.filter(({ form }) => !keys.includes(form))).toEqual([])
  expect(subForms.length).toBeGreaterThan(0)
})

test('no reading fails a form of the demo world, as those of the library do', () => {
  const questions = demoForms.flatMap(({ definition }) => questionsOf(definition))
  const scored = questions.filter(({ question: { score } }) => score?.bands !== undefined)
  expect(scored.map(({ question: { key, score } }) => [key, score?.critical])).toEqual([
    ['hold_time', undefined],
  ])
})
