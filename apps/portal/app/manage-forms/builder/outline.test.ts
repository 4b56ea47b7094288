import { expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { askedOf } from './builder-address.ts'
import { canvasOf } from './canvas-view.ts'
import { namedForm } from './logic/rule-words.ts'
import { outlineOf } from './outline.ts'
import { testForm } from './test-form.ts'

const note = { key: 'extra', type: 'text', label: { en: 'Anything else' } } as const
const form: FormDefinition = { ...testForm, items: [...testForm.items, note] }
const at = (query: string) => askedOf({ url: `http://portal/manage-forms/edit?formId=F1&${query}` })

test('what stands together is a group, with what shows at a glance', () => {
  const groups = outlineOf(form, [{ key: 'joints' }, { key: 'leaks' }, { key: null }])
  expect(
    groups.map(({ kind, number, title, problemCount, rows }) => [
      ...[kind, number, title, problemCount],
      rows.map((row) => `${row.number} ${row.label}`.trim()),
    ]),
  ).toEqual([
    ['header', '', 'Crew and place', 0, ['Day']],
    ['section', '1', 'Iron', 0, ['1.1 Bands in date', '1.2 How many joints']],
    ['section', '2', 'Leaks', 1, ['2.1 Worst leak']],
    ['loose', '', 'Questions', 0, ['3 Anything else']],
  ])
  expect(groups[1]?.rows).toMatchObject([
    { hasLogic: true, isFollowing: false, problemCount: 0 },
    { hasLogic: false, isFollowing: true, problemCount: 1 },
  ])
})

test('what is looked at holds what is open, and says what can be moved', () => {
  const groups = outlineOf(form, [])
  const canvas = canvasOf(groups, namedForm(form), at('item=joints&part=logic'))
  expect(canvas?.blocks).toMatchObject([
    { isOpen: false, to: '/manage-forms/edit?formId=F1&item=bands&part=logic' },
    { isOpen: true, canRise: true, canSink: true, tags: ['Shown when 1.1 is No'] },
  ])
  expect(canvas).toMatchObject({
    group: { title: 'Iron' },
    section: { isOpen: false, canRise: false, canSink: true },
    before: { name: 'Crew and place' },
    after: { name: '2 Leaks', to: '/manage-forms/edit?formId=F1&item=leaks&part=logic' },
  })
  expect(canvasOf(groups, namedForm(form), at('item=gone'))?.group.kind).toBe('header')
  expect(canvasOf([], namedForm(form), at(''))).toBeNull()
})

test('an address that says nonsense asks nothing', () => {
  expect(at('part=nonsense&add=all&dialog=place')).toMatchObject({
    ...{ item: null, part: null, add: null, isPlacing: false },
  })
})
