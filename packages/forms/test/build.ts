import type { EvaluateContext, FormDefinition, Item, Question, Scoring } from '../src/types.ts'

export const context: EvaluateContext = { today: '2026-11-20', lang: 'en' }

export const scoring: Scoring = {
  enabled: true,
  passingPercentage: 80,
  na: 'exclude',
  critical: 'failKeepScore',
}

/** A question with a label made from its key. */
export function ask(
  key: string,
  type: Question['type'],
  rest: Partial<Omit<Question, 'key' | 'type'>> = {},
): Question {
  return { key, type, label: { en: `Ask ${key}` }, ...rest }
}

export function section(key: string, items: readonly Question[], rest: object = {}): Item {
  return { key, type: 'section', title: { en: `Part ${key}` }, items, ...rest }
}

/** A form of these items, scored by `scoring` unless told otherwise. */
export function form(items: readonly Item[], rest: Partial<FormDefinition> = {}): FormDefinition {
  return {
    schema: 1,
    key: 'sample',
    version: 1,
    title: { en: 'Sample' },
    languages: ['en'],
    items,
    ...rest,
  }
}

/** Answers from plain values. */
export function given(
  values: Record<string, string | number | readonly string[]>,
): Record<string, { value: string | number | readonly string[] }> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]))
}
