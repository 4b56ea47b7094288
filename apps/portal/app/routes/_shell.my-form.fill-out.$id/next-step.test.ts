import { evaluate, type Answers } from '@holdpoint/forms'
import { describe, expect, test } from 'vitest'
import { partsOf } from '../../fill-out/form-parts.ts'
import type { Intent } from '../../fill-out/intent.ts'
import { testForm } from '../../fill-out/test-form.ts'
import { nextStep } from './next-step.ts'

const parts = partsOf(testForm, 'en')
const everyKey = parts.flatMap(({ questions }) => questions.map(({ question }) => question.key))

function step(
  intent: Intent,
  page: string | null,
  answers: Answers = {},
  { unseen = [], changed = [] }: { unseen?: string[]; changed?: string[] } = {},
) {
  return nextStep({
    intent,
    parts,
    evaluation: evaluate(testForm, answers, { today: '2026-11-20', lang: 'en' }),
    page,
    shownKeys: new Set(everyKey.filter((key) => !unseen.includes(key))),
    changedKeys: new Set(changed),
  })
}

describe('nextStep', () => {
  test('turns to the next page and to the one before', () => {
    expect(step({ kind: 'next' }, '_1')).toEqual({ section: 'words' })
    expect(step({ kind: 'back' }, 'words')).toEqual({ section: '_1' })
  })

  test('stays on the first and the last page', () => {
    expect(step({ kind: 'back' }, '_1')).toEqual({ section: '_1' })
    expect(step({ kind: 'next' }, 'proof')).toEqual({ section: 'proof' })
  })

  test('stays once when an answer opened a question on the same page', () => {
    const answers: Answers = { ppe: { value: 'no' } }
    expect(step({ kind: 'next' }, 'checks', answers, { unseen: ['why'] })).toEqual({
      section: 'checks',
      question: 'why',
      why: 'new questions',
    })
    expect(step({ kind: 'next' }, 'checks', answers)).toEqual({ section: 'proof' })
  })

  test('stays once when a new answer asks for a note', () => {
    const answers: Answers = { ppe: { value: 'no' }, why: { value: 'x' } }
    expect(step({ kind: 'next' }, 'checks', answers, { changed: ['ppe'] })).toEqual({
      section: 'checks',
      question: 'ppe',
      why: 'evidence',
    })
    const noted: Answers = { ...answers, ppe: { value: 'no', note: 'A leak' } }
    expect(step({ kind: 'next' }, 'checks', noted, { changed: ['ppe'] }).section).toBe('proof')
    expect(step({ kind: 'next' }, 'checks', answers).section).toBe('proof')
  })

  test('does not take display text for a new question', () => {
    expect(step({ kind: 'next' }, 'words', {}, { unseen: ['intro'] })).toEqual({
      section: 'checks',
    })
  })

  test('goes to the page and to the question that are asked for', () => {
    expect(step({ kind: 'go', part: 'checks' }, '_1')).toEqual({ section: 'checks' })
    expect(step({ kind: 'go', part: 'nowhere' }, 'checks')).toEqual({ section: '_1' })
    expect(step({ kind: 'question', key: 'gas' }, '_1')).toEqual({
      section: 'checks',
      question: 'gas',
    })
  })

  test('comes back to the question whose photo or signature was taken off', () => {
    expect(step({ kind: 'signAgain', key: 'inspector' }, '_1')).toEqual({
      section: 'proof',
      question: 'inspector',
    })
  })

  test('begins at the first page when none is named', () => {
    expect(step({ kind: 'stay' }, null)).toEqual({ section: '_1' })
  })
})
