import type { FormDefinition, Question } from '@holdpoint/forms'

// For tests: a small form with a header, two sections, and a rule from one question to another.

const yesNo = (key: string, en: string, more: Partial<Question> = {}): Question => ({
  ...{ key, type: 'yesNo', label: { en } },
  ...more,
})

/** The form that the builder's tests write. */
export const testForm: FormDefinition = {
  ...{
    schema: 1,
    key: 'iron',
    version: 1,
    title: { en: 'Treating iron' },
    languages: ['en', 'es'],
  },
  scoring: { enabled: true, passingPercentage: 90, na: 'exclude', critical: 'failKeepScore' },
  items: [
    { key: 'day', type: 'date', label: { en: 'Day' }, header: true, required: true },
    {
      ...{ key: 'string', type: 'section', title: { en: 'Iron' } },
      items: [
        yesNo('bands', 'Bands in date', {
          required: true,
          score: { weight: 3, critical: true },
          on: [
            { when: { op: 'eq', args: [{ op: 'value' }, 'no'] }, do: 'requireNote' },
            { when: { op: 'eq', args: [{ op: 'value' }, 'no'] }, do: 'requirePhoto' },
          ],
        }),
        {
          ...{ key: 'joints', type: 'integer', label: { en: 'How many joints' }, unit: 'joints' },
          visible: { op: 'eq', args: [{ op: 'answer', key: 'bands' }, 'no'] },
        },
      ],
    },
    {
      ...{ key: 'leaks', type: 'section', title: { en: 'Leaks' } },
      items: [
        {
          ...{ key: 'worst', type: 'choice', label: { en: 'Worst leak' }, titleAnswer: true },
          choices: [
            { value: 'none', label: { en: 'No leak', es: 'Sin fuga' }, score: 2 },
            { value: 'drip', label: { en: 'Drip' }, score: 0 },
          ],
        },
      ],
    },
  ],
}

/** A form with one of its questions changed. */
export function formWith(key: string, change: Partial<Question>): FormDefinition {
  const changed = (question: Question): Question =>
    question.key === key ? { ...question, ...change } : question
  return {
    ...testForm,
    items: testForm.items.map((item) =>
      item.type === 'section' ? { ...item, items: item.items.map(changed) } : changed(item),
    ),
  }
}

/** A question of a form; the test fails where it is none. */
export function questionOf(definition: FormDefinition, key: string): Question {
  const questions = definition.items.flatMap((item) =>
    item.type === 'section' ? item.items : [item],
  )
  const found = questions.find((question) => question.key === key)
  if (found === undefined) {
    throw new Error(`There is no question ${key}.`)
  }
  return found
}
