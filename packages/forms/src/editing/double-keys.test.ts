import { expect, test } from 'vitest'
import { ask, form, section } from '../../test/build.ts'
import type { FormDefinition } from '../types.ts'
import { addQuestion } from './add.ts'
import type { Edit } from './edit.ts'
import { duplicateItem, removeItem, replaceItem } from './items.ts'
import { setHeader, setTitleAnswer } from './marks.ts'
import { moveItem } from './move.ts'
import { placeItem } from './place.ts'
import { renameKey } from './rename-key.ts'

// A draft that came as JSON may use a key twice.
const double = form([
  section('one', [ask('a', 'text'), ask('b', 'text')]),
  section('two', [ask('a', 'yesNo')]),
  section('two', [ask('c', 'text')]),
])

test.each<[string, string, (definition: FormDefinition) => Edit]>([
  ['replacing', 'a', (definition) => replaceItem(definition, ask('a', 'date'))],
  ['removing', 'a', (definition) => removeItem(definition, 'a')],
  ['removing a section', 'two', (definition) => removeItem(definition, 'two')],
  ['copying', 'a', (definition) => duplicateItem(definition, 'a')],
  ['moving', 'a', (definition) => moveItem(definition, 'a', 'down')],
  ['placing', 'a', (definition) => placeItem(definition, 'a', { section: null, after: null })],
  ['marking', 'a', (definition) => setHeader(definition, 'a', true)],
  ['giving the title', 'a', (definition) => setTitleAnswer(definition, 'a', true)],
  ['renaming', 'a', (definition) => renameKey(definition, 'a', 'z')],
])('%s what cannot be told apart is refused', (_title, key, edit) => {
  expect(edit(double)).toEqual({
    ok: false,
    problem: `The key "${key}" is used twice, so it cannot be told which of the two is meant. Please give one of them another key in the form as JSON.`,
  })
})

test.each<[string, Edit]>([
  ['moved', moveItem(double, 'b', 'down')],
  ['added', addQuestion(double, { type: 'text', at: { section: 'two' } })],
])('what is %s into one of two sections of one key comes to stand in neither', (_way, edit) => {
  expect(edit).toEqual({
    ok: false,
    problem:
      'Two sections have the same key, so this would come to stand in both. Please give one of them another key in the form as JSON.',
  })
})

test('what is told apart by its key is still edited', () => {
  expect(removeItem(double, 'b').ok).toBe(true)
  expect(renameKey(double, 'c', 'd').ok).toBe(true)
})
