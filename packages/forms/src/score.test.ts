import { describe, expect, test } from 'vitest'
import { ask, context, form, given, scoring, section } from '../test/build.ts'
import { scoreOf, shownPercent } from './score.ts'
import type { Answers, Item, Question, Score, Scoring } from './types.ts'

function score(
  items: readonly Item[],
  answers: Answers,
  rest: Partial<Scoring> = {},
): Score | null {
  return scoreOf(form(items, { scoring: { ...scoring, ...rest } }), answers, context)
}

function percentOf(question: Question, value: string | number | readonly string[]): number | null {
  return score([question], given({ [question.key]: value }))?.percent ?? null
}

/** `count` yes/no questions named p0, p1... */
function checks(count: number): Question[] {
  return Array.from({ length: count }, (_, index) => ask(`p${index}`, 'yesNo'))
}

function answered(yes: number, no = 0, na = 0): Answers {
  const values = [
    ...Array<string>(yes).fill('yes'),
    ...Array<string>(no).fill('no'),
    ...Array<string>(na).fill('na'),
  ]
  return given(Object.fromEntries(values.map((value, index) => [`p${index}`, value])))
}

test('the worked example: 70 % and failed by the critical item', () => {
  const items = [...checks(9), ask('hold', 'yesNo', { score: { weight: 3, critical: true } })]
  const answers = { ...answered(7, 0, 2), hold: { value: 'no' } }
  expect(score(items, answers, { passingPercentage: 60 })).toMatchObject({
    percent: 70,
    shownPercent: 70,
    got: 7,
    max: 10,
    result: 'fail',
    criticalFailures: ['hold'],
    soFar: false,
  })
})

describe('rule 1: what an answer earns', () => {
  const leak = [
    { value: 'none', label: { en: 'None' }, score: 3 },
    { value: 'weep', label: { en: 'Weep' }, score: 1 },
    { value: 'spray', label: { en: 'Spray' } },
    { value: 'skip', label: { en: 'Skip' }, exclude: true },
  ]

  test.each([
    ['yes', 100],
    ['no', 0],
    ['na', null],
  ])('yes/no: %s earns %j', (value, percent) => {
    expect(percentOf(ask('q', 'yesNo'), value)).toBe(percent)
  })

  test('yes/no may be inverted', () => {
    const question = ask('q', 'yesNo', { score: { invert: true } })
    expect(percentOf(question, 'no')).toBe(100)
    expect(percentOf(question, 'yes')).toBe(0)
  })

  test('yes/no may have a map', () => {
    const question = ask('q', 'yesNo', { score: { map: { yes: 4, no: 1 } } })
    expect(percentOf(question, 'no')).toBe(25)
  })

  test('a rating is linear', () => {
    expect(percentOf(ask('q', 'rating'), 5)).toBe(100)
    expect(percentOf(ask('q', 'rating'), 1)).toBe(20)
    expect(percentOf(ask('q', 'rating', { max: 10 }), 5)).toBe(50)
    expect(percentOf(ask('q', 'rating', { score: { invert: true } }), 1)).toBe(100)
  })

  test.each([
    ['none', 100],
    ['weep', 33.33],
    ['spray', 0],
    ['skip', null],
  ])('a choice earns its points: %s %j', (value, percent) => {
    expect(percentOf(ask('q', 'choice', { choices: leak }), value)).toBe(percent)
  })

  test('the map of the question wins over its choices', () => {
    const question = ask('q', 'choice', { choices: leak, score: { map: { weep: 3 } } })
    expect(percentOf(question, 'weep')).toBe(100)
  })

  const tags = [
    { value: 'a', label: { en: 'A' }, score: 2 },
    { value: 'b', label: { en: 'B' }, score: 1 },
    { value: 'bad', label: { en: 'Bad' }, score: -5 },
  ]

  test('a multiple choice sums, never below 0 or above its best', () => {
    const question = ask('q', 'multiChoice', { choices: tags })
    expect(percentOf(question, ['a', 'b'])).toBe(100)
    expect(percentOf(question, ['b'])).toBe(33.33)
    expect(percentOf(question, ['a', 'bad'])).toBe(0)
    const capped = ask('q', 'multiChoice', { choices: tags, score: { max: 2 } })
    expect(percentOf(capped, ['a', 'b'])).toBe(100)
  })

  test('a multiple choice may be all or nothing', () => {
    const question = ask('q', 'multiChoice', { choices: tags, score: { allOrNothing: true } })
    expect(percentOf(question, ['a'])).toBe(0)
    expect(percentOf(question, ['a', 'b'])).toBe(100)
    expect(percentOf(question, ['a', 'b', 'bad'])).toBe(0)
  })

  test.each([
    [7, 100],
    [6.9, 50],
    [5, 50],
    [4, 0],
    [-1, 0],
  ])('a number earns by its band: %d earns %d', (value, percent) => {
    const bands = [
      { min: 7, score: 2 },
      { min: 5, max: 7, score: 1 },
      { min: 0, max: 5, score: 0 },
    ]
    expect(percentOf(ask('q', 'decimal', { score: { bands } }), value)).toBe(percent)
  })

  test('text, evidence and the header earn nothing', () => {
    const items = [
      ask('h', 'yesNo', { header: true }),
      ask('t', 'text'),
      ask('n', 'integer'),
      ask('c', 'choice', { choices: [{ value: 'a', label: { en: 'A' } }] }),
      ask('p0', 'yesNo'),
    ]
    const answers = { ...answered(1), ...given({ h: 'no', t: 'x', n: 1, c: 'a' }) }
    expect(score(items, answers)?.items.map((item) => item.key)).toEqual(['p0'])
  })
})

describe('rule 2: what counts', () => {
  test('leaves out hidden, unanswered and N/A', () => {
    const hidden = ask('hidden', 'yesNo', { visible: false })
    const result = score([...checks(4), hidden], {
      ...answered(1, 1, 1),
      ...given({ hidden: 'no' }),
    })
    expect(result).toMatchObject({ got: 1, max: 2, percent: 50, soFar: true })
    expect(result?.items.map((item) => item.state)).toEqual(['counted', 'counted', 'na', 'open'])
  })

  test('gives N/A full points when the form says so', () => {
    expect(score(checks(2), answered(0, 1, 1), { na: 'pass' })?.percent).toBe(50)
  })
})

describe('rule 3: the percentage of the form', () => {
  test('weighs', () => {
    const items = [ask('p0', 'yesNo', { score: { weight: 3 } }), ask('p1', 'yesNo')]
    expect(score(items, answered(1, 1))?.percent).toBe(75)
  })

  test('is empty, not 0, when nothing counts', () => {
    expect(score(checks(1), {})).toMatchObject({ percent: null, shownPercent: null })
    expect(score(checks(1), answered(0, 0, 1))).toMatchObject({ percent: null, result: 'none' })
  })

  test('leaves out a question of weight 0', () => {
    const items = [ask('p0', 'yesNo'), ask('p1', 'yesNo', { score: { weight: 0 } })]
    expect(score(items, answered(1, 1))?.percent).toBe(100)
  })
})

describe('rule 5: sections', () => {
  const items = [
    section('good', [ask('p0', 'yesNo'), ask('p1', 'yesNo'), ask('p2', 'yesNo')]),
    section('bad', [ask('p3', 'yesNo'), ask('p4', 'yesNo')], { passPercent: 60 }),
  ]
  const answers = answered(4, 1)

  test('score the same way, and fail below their own mark', () => {
    const result = score(items, answers)
    expect(result?.sections).toEqual([
      { key: 'good', got: 3, max: 3, percent: 100, passPercent: null, failed: false },
      { key: 'bad', got: 1, max: 2, percent: 50, passPercent: 60, failed: true },
    ])
    expect(result).toMatchObject({ percent: 80, result: 'pass', failedSections: ['bad'] })
  })

  test('fail the form when it says so', () => {
    expect(score(items, answers, { sectionFail: true })?.result).toBe('fail')
  })
})

describe('rule 6: critical answers', () => {
  const bad = { score: { critical: true } }
  const choices = [
    { value: 'ok', label: { en: 'OK' }, score: 1 },
    { value: 'cut', label: { en: 'Cut' }, score: 1, critical: true },
    { value: 'worn', label: { en: 'Worn' } },
  ]

  test.each<[string, Question, string | number, boolean]>([
    ['No', ask('q', 'yesNo', bad), 'no', true],
    ['Yes', ask('q', 'yesNo', bad), 'yes', false],
    ['N/A', ask('q', 'yesNo', bad), 'na', false],
    ['Yes, inverted', ask('q', 'yesNo', { score: { critical: true, invert: true } }), 'yes', true],
    ['the lowest rating', ask('q', 'rating', bad), 1, true],
    ['the next rating', ask('q', 'rating', bad), 2, false],
    ['a critical choice', ask('q', 'choice', { choices }), 'cut', true],
    ['a worthless choice', ask('q', 'choice', { choices, ...bad }), 'worn', true],
    ['a worthless choice of an ordinary question', ask('q', 'choice', { choices }), 'worn', false],
    [
      'a band without points',
      ask('q', 'integer', { score: { critical: true, bands: [{ min: 5, score: 1 }] } }),
      4,
      true,
    ],
  ])('%s', (_title, question, value, fails) => {
    const result = score([...checks(9), question], { ...answered(9), ...given({ q: value }) })
    expect(result?.criticalFailures).toEqual(fails ? ['q'] : [])
    expect(result?.result).toBe(fails ? 'fail' : 'pass')
  })

  test('keep the percentage, or zero it', () => {
    const items = [...checks(3), ask('p3', 'yesNo', bad)]
    expect(score(items, answered(3, 1))?.percent).toBe(75)
    const zeroed = score(items, answered(3, 1), { critical: 'failZero' })
    expect(zeroed).toMatchObject({ percent: 0, shownPercent: 0, result: 'fail' })
  })

  test('fail even at weight 0', () => {
    const question = ask('p0', 'yesNo', { score: { critical: true, weight: 0 } })
    expect(score([question], answered(0, 1))).toMatchObject({ percent: null, result: 'fail' })
  })
})

describe('rule 7: the result', () => {
  test.each([
    [4, 1, 'pass'],
    [5, 0, 'pass'],
    [3, 1, 'fail'],
    [0, 0, 'none'],
  ])('%d yes and %d no at a mark of 80 is %s', (yes, no, result) => {
    expect(score(checks(yes + no || 1), answered(yes, no))?.result).toBe(result)
  })
})

describe('rule 9: rounding', () => {
  test('keeps two decimals and shows whole numbers, half up', () => {
    expect(score(checks(3), answered(2, 1))).toMatchObject({ percent: 66.67, shownPercent: 67 })
    expect(score(checks(8), answered(1, 7))).toMatchObject({ percent: 12.5, shownPercent: 13 })
    expect(shownPercent(79.49)).toBe(79)
    expect(shownPercent(null)).toBeNull()
  })

  test('compares unrounded: 79.6 shows as 80 and does not pass 80', () => {
    const weight = (points: number): Partial<Question> => ({ score: { weight: points } })
    const items = [ask('p0', 'yesNo', weight(79.6)), ask('p1', 'yesNo', weight(20.4))]
    expect(score(items, answered(1, 1))).toMatchObject({
      percent: 79.6,
      shownPercent: 80,
      result: 'fail',
    })
  })

  test('does not fail on binary noise', () => {
    const weights = [0.1, 0.2, 0.7].map((weight, index) =>
      ask(`p${index}`, 'yesNo', { score: { weight } }),
    )
    const result = score(weights, answered(2, 1), { passingPercentage: 30 })
    expect(result).toMatchObject({ percent: 30, result: 'pass' })
  })
})

describe('rule 10: below 0 and above 100', () => {
  const choices = [
    { value: 'good', label: { en: 'Good' }, score: 2 },
    { value: 'bad', label: { en: 'Bad' }, score: -4 },
  ]

  test('floors a negative form at 0', () => {
    const items = [ask('p0', 'yesNo'), ask('q', 'choice', { choices })]
    const result = score(items, { ...answered(1), ...given({ q: 'bad' }) })
    expect(result).toMatchObject({ got: -3, percent: 0 })
  })

  test('caps bonus points at 100', () => {
    const bonus = ask('q', 'choice', { choices, score: { max: 1 } })
    expect(percentOf(bonus, 'good')).toBe(100)
  })
})

describe('rule 12: too many N/A', () => {
  test.each([
    [7, 3, false],
    [6, 4, true],
    [0, 1, true],
  ])('%d answered and %d N/A raises the flag: %s', (yes, na, flag) => {
    const result = score(checks(yes + na), answered(yes, 0, na))
    expect(result?.naShare).toBeCloseTo(na / (yes + na))
    expect(result?.naShareHigh).toBe(flag)
  })
})
