import { evaluate, type Answers, type FormDefinition } from '@holdpoint/forms'
import { describe, expect, test } from 'vitest'
import { currentPart, partOfQuestion, partsOf, partStates } from './form-parts.ts'
import { testForm } from './test-form.ts'

const parts = partsOf(testForm, 'en')
const statesFor = (answers: Answers) =>
  partStates(parts, evaluate(testForm, answers, { today: '2026-11-20', lang: 'en' }))

describe('partsOf', () => {
  test('puts the header first, without a number, and each section on its own', () => {
    expect(parts.map(({ key, title, number }) => [key, title, number])).toEqual([
      ['_1', 'Crew and place', ''],
      ['words', 'Words', '1'],
      ['checks', 'Checks', '2'],
      ['proof', 'Proof', '3'],
    ])
  })

  test('gives questions outside sections parts of their own, in page order', () => {
    const [first, second] = testForm.items.filter((item) => item.type !== 'section')
    const loose = partsOf(
      {
        ...testForm,
        items: [
          { key: 'before', type: 'text', label: { en: 'Before' } },
          { key: 'a', type: 'section', title: { en: 'A' }, items: [] },
          ...(first && second
            ? [
                { ...first, header: false },
                { ...second, header: false },
              ]
            : []),
        ],
      },
      'en',
    )
    expect(loose.map(({ key, title }) => [key, title])).toEqual([
      ['_1', 'Questions'],
      ['a', 'A'],
      ['_3', 'More questions'],
    ])
  })

  test('finds the part of a question', () => {
    expect(partOfQuestion(parts, 'gas')?.key).toBe('checks')
    expect(partOfQuestion(parts, 'nothing')).toBeUndefined()
  })
})

describe('partStates', () => {
  test('counts of what is calculated only what is missing beside it', () => {
    const form: FormDefinition = {
      ...{ schema: 1, key: 'lift', version: 1, title: { en: 'Lift' }, languages: ['en'] },
      items: [
        { key: 'load', type: 'integer', label: { en: 'Load' } },
        {
          ...{ key: 'twice', type: 'calc', label: { en: 'Twice' }, note: 'required' },
          calc: { op: 'mul', args: [{ op: 'answer', key: 'load' }, 2] },
        },
      ],
    }
    const context = { today: '2026-11-20', lang: 'en' }
    const evaluation = evaluate(form, { load: { value: 4 } }, context)
    expect(partStates(partsOf(form, 'en'), evaluation)).toMatchObject([
      { answered: 1, total: 1, missing: 1 },
    ])
  })

  test('counts what shows, what is answered and what is missing', () => {
    const [header, words, checks] = statesFor({ ppe: { value: 'yes' } })
    expect(header).toMatchObject({ answered: 0, total: 9, missing: 1 })
    expect(words).toMatchObject({ answered: 0, total: 4, missing: 1 })
    expect(words?.shown).toHaveLength(5)
    expect(words?.firstMissing?.question.key).toBe('line')
    expect(checks).toMatchObject({ answered: 1, total: 8, missing: 0 })
  })

  test('shows a question once an answer opens it', () => {
    const checks = statesFor({ ppe: { value: 'no' } })[2]
    expect(checks?.shown.map(({ question }) => question.key)).toContain('why')
    // The No asks for a note: it is not done with.
    expect(checks).toMatchObject({ answered: 0, total: 9, missing: 2 })
  })
})

describe('currentPart', () => {
  test('is the one that is named, else the first', () => {
    const states = statesFor({})
    expect(currentPart(states, 'checks')?.part.key).toBe('checks')
    expect(currentPart(states, 'nowhere')?.part.key).toBe('_1')
    expect(currentPart(states, null)?.part.key).toBe('_1')
  })
})
