import { expect, test } from 'vitest'
import type { FormStatus } from '@holdpoint/api'
import type { SubForm } from '@holdpoint/forms'
import type { Child } from './sub-forms.queries.ts'
import { isFilledOut, missingSubForms, partsOf, type Below } from './sub-forms.rules.ts'

const at = new Date('2026-03-01T18:00:00Z')
const child = (number: string, formId: string, status: FormStatus = 'fill'): Child => ({
  ...{ id: number, number, parent_id: 'above', form_id: formId, form_version: 1, status },
  ...{ form_sub_form_count: 0, dynamic_sub_form_count: 0, score: null, result: null },
  ...{ started_at: at, submitted_at: null },
  ...{ person_id: 'p', full_name: 'P', profile_image: null },
})
const form = (id: string, canStart = true) =>
  [id, { id, title: id.toUpperCase(), icon_url: '', can_start: canStart }] as const

const injury: SubForm = { form: 'injury', min: 2, max: 3 }
const witness: SubForm = { form: 'witness', min: 0, max: 1 }
const below = (children: Child[], forms = [form('injury'), form('witness')]): Below => ({
  ...{ declared: [injury, witness], children, forms: new Map(forms), isDeepest: false },
})

test.each<[string, Child[], string[]]>([
  ['none of what is wanted', [], ['INJURY: 2 more are wanted.']],
  ['one of two', [child('F-1', 'injury')], ['INJURY: 1 more is wanted.']],
  ['all that is wanted', [child('F-1', 'injury'), child('F-2', 'injury', 'complete')], []],
  [
    'one too few that is not filled out',
    [child('F-1', 'injury', 'in_progress')],
    ['INJURY: 1 more is wanted. F-1 is not filled out yet.'],
  ],
  [
    'one that was added and is not filled out',
    [child('F-1', 'injury'), child('F-2', 'injury'), child('F-3', 'witness', 'in_progress')],
    ['WITNESS: F-3 is not filled out yet.'],
  ],
])('%s: says what is missing', (_title, children, told) => {
  const missing = missingSubForms(below(children), { canAdd: true, isReady: isFilledOut })
  expect(missing.map(({ label, message }) => `${label}: ${message}`)).toEqual(told)
})

test.each([
  ['nothing can be added', false, true],
  ['nobody can start it', true, false],
])('more is not waited for where %s', (_title, canAdd, canStart) => {
  const forms = [form('injury', canStart), form('witness', canStart)]
  expect(missingSubForms(below([], forms), { canAdd, isReady: isFilledOut })).toEqual([])
})

test('the parts stand in the order of the form, then what is declared no more', () => {
  const children = [child('F-1', 'other'), child('F-2', 'witness')]
  const parts = partsOf(below(children, [form('injury'), form('witness'), form('other')]), true)
  expect(parts.map(({ form: { id }, canAdd, isWanted }) => [id, canAdd, isWanted])).toEqual([
    ['injury', true, true],
    ['witness', false, false],
    ['other', false, false],
  ])
  expect(partsOf(below([], [form('witness')]), false)).toMatchObject([
    { form: { id: 'witness' }, canAdd: false },
  ])
})
