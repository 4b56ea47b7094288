import { expect, test } from 'vitest'
import type { FormDefinition, Scoring } from '@holdpoint/forms'
import { formWith, questionOf, testForm } from '../test-form.ts'
import { editScore, scoreInput } from './score-edit.server.ts'
import { scoreSentences } from './score-sentences.ts'
import { scorePage } from './score-view.ts'
import { namedForm } from '../logic/rule-words.ts'

const pageOf = (key: string, form: FormDefinition = testForm) =>
  scorePage(questionOf(form, key), namedForm(form))

/** The question after its score was edited. */
function after(key: string, fields: object, form: FormDefinition = testForm) {
  const said = scoreInput.parse({ ...pageOf(key, form).start, ...fields })
  const steps = editScore(form, questionOf(form, key), said)
  if (!steps.ok) {
    throw new Error(JSON.stringify(steps.problems))
  }
  return questionOf(steps.definition, key)
}

const scoring: Scoring = {
  ...{ enabled: true, passingPercentage: 90, na: 'exclude', critical: 'failKeepScore' },
}

test.each([
  ['weight', { weight: '-1' }, 'Enter a weight from 0 to 1,000.'],
  ['weight', { weight: '1,000' }, 'Enter a weight from 0 to 1,000.'],
  ['bands.0.score', { bands: [{ score: 'many' }] }, 'Enter points from -1000 to 1000.'],
  ['bands.0.min', { bands: [{ min: '1e3', score: '1' }] }, 'Enter a number, such as 12.5.'],
])('what cannot be read is said beside %s', (path, fields, message) => {
  const said = scoreInput.safeParse({ ...pageOf('bands').start, ...fields })
  expect(said.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [path, message],
  ])
})

test('a range says what it earns', () => {
  const said = scoreInput.parse({ ...pageOf('joints').start, bands: [{ min: '1' }] })
  expect(editScore(testForm, questionOf(testForm, 'joints'), said)).toEqual({
    ok: false,
    problems: { 'bands[0].score': 'Enter points from -1000 to 1000.' },
  })
})

test('a score that is saved as it was stays as it was', () => {
  for (const key of ['bands', 'joints', 'worst']) {
    expect(after(key, {})).toEqual(questionOf(testForm, key))
  }
})

test.each([
  ['does not count', 'bands', { counts: '' }, { weight: 0, critical: true }],
  ['counts twice', 'bands', { weight: '2', critical: '' }, { weight: 2, critical: false }],
  ['is turned round', 'bands', { invert: 'true' }, { weight: 3, critical: true, invert: true }],
  [
    'has points by answer',
    'bands',
    {
      points: [
        { value: 'yes', score: '2' },
        { value: 'no', score: '-1' },
      ],
    },
    { weight: 3, critical: true, map: { yes: 2, no: -1 } },
  ],
  [
    'has points by range',
    'joints',
    {
      bands: [
        { max: '5', score: '0' },
        { min: '5', score: '1,5' },
      ],
    },
    {
      bands: [
        { max: 5, score: 0 },
        { min: 5, score: 1.5 },
      ],
    },
  ],
])('an answer that %s', (_, key, fields, score) => {
  expect(after(key, fields).score).toEqual(score)
})

test('points stand with the choices, or by value where several questions have them', () => {
  const points = [
    { value: 'none', score: '5' },
    { value: 'drip', score: '' },
  ]
  const { choices, score } = after('worst', { points })
  expect(choices).toMatchObject([{ value: 'none', score: 5 }, { value: 'drip' }])
  expect(choices?.[1]).not.toHaveProperty('score')
  expect(score).toBeUndefined()
  const mapped = formWith('worst', { score: { map: { none: 1 } } })
  expect(after('worst', { points }, mapped).score).toEqual({ map: { none: 5 } })
})

test.each([
  [
    'bands',
    {},
    ['Yes earns 3 points.', 'No earns no points, and fails the form.', 'N/A leaves the score.'],
  ],
  ['worst', {}, ['No leak earns 2 points.', 'Drip earns no points.']],
  ['joints', {}, ['No answer earns points yet, so it does not count.']],
  [
    'joints',
    { score: { bands: [{ max: 5, score: 1 }] } },
    ['Below 5 earns 1 point.', 'Any other number earns no points.'],
  ],
  [
    'joints',
    { type: 'rating' as const, max: 4 },
    ['1 of 4 earns 0.25 points.', '4 of 4 earns 1 point.'],
  ],
])('what comes of the score of %s is said as the engine counts it', (key, change, sentences) => {
  expect(scoreSentences(questionOf(formWith(key, change), key), scoring, 'en')).toEqual(sentences)
})

test('what is never scored says so', () => {
  expect(pageOf('day')).toMatchObject({ whyNot: 'A header question is never scored.' })
  const form = formWith('joints', { type: 'photo' })
  expect(pageOf('joints', form).whyNot).toBe('This kind of answer is never scored.')
})
