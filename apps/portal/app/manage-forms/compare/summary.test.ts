import type { ItemChange } from '@holdpoint/forms/editing'
import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

const items = (...kinds: ItemChange['kind'][]): ItemChange[] =>
  kinds.map((kind, place) => ({ key: `q${place}`, number: '', label: 'Q', kind, fields: [] }))
const field = { field: 'Title', from: 'Lift', to: 'Lifting' }

test.each<[string, Parameters<typeof summaryOf>[0]]>([
  ['No difference.', { form: [], items: [] }],
  ['1 change of the form itself.', { form: [field], items: [] }],
  [
    'Of its sections and questions: 2 added, 1 removed, 1 moved, 1 changed.',
    { form: [], items: items('changed', 'added', 'moved', 'removed', 'added') },
  ],
  [
    '2 changes of the form itself. Of its sections and questions: 1 changed.',
    { form: [field, field], items: items('changed') },
  ],
])('%s', (told, comparison) => {
  expect(summaryOf(comparison)).toBe(told)
})
