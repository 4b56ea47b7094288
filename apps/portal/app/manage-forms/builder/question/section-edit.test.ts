import type { FormDefinition, Section } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import { editSection, sectionInput, sectionStart } from './section-edit.server.ts'

const section: Section = {
  ...{ key: 'people', type: 'section', title: { en: 'People', es: 'Personas' } },
  items: [{ key: 'name', type: 'text', label: { en: 'Name' } }],
}
const definition: FormDefinition = {
  ...{ schema: 1, key: 'visit', version: 1, title: { en: 'Visit' }, languages: ['en', 'es'] },
  items: [section],
}

function written(fields: Readonly<Record<string, string>>, before: Section = section) {
  const said = sectionInput.parse({ title: 'People', key: 'people', ...fields })
  const steps = editSection({ ...definition, items: [before] }, before, said, 'en')
  return steps.ok ? steps.definition.items[0] : steps.problems
}

test('a section is asked several times once it says what one of them is called', () => {
  expect(written({ repeatLabel: 'Person', repeatMin: '1', repeatMax: '6' })).toEqual({
    ...section,
    repeat: { label: { en: 'Person' }, min: 1, max: 6 },
  })
  expect(written({ repeatLabel: 'Person' })).toMatchObject({ repeat: { min: 0, max: 20 } })
})

test('what one of them is called in other languages stays, and goes with the name', () => {
  const label = { en: 'Person', es: 'Persona' }
  const before = { ...section, repeat: { label, min: 0, max: 4 } }
  expect(sectionStart(before, 'en')).toMatchObject({
    ...{ repeatLabel: 'Person', repeatMin: '0', repeatMax: '4' },
  })
  expect(written({ repeatLabel: 'Visitor' }, before)).toMatchObject({
    repeat: { label: { en: 'Visitor', es: 'Persona' } },
  })
  expect(written({ repeatMax: '4' }, before)).toEqual(section)
})

test('a section is shown as a table once that is ticked, and no more once it is not', () => {
  const asTable = { ...section, asTable: true }
  expect(written({ asTable: 'true' })).toEqual(asTable)
  expect(sectionStart(asTable, 'en')).toMatchObject({ asTable: 'true' })
  expect(written({}, asTable)).toEqual(section)
})

test.each([
  [{ repeatMin: '1' }, 'Say what one of them is called.'],
  [{ repeatLabel: 'Person', repeatMin: '7', repeatMax: '6' }, 'No more can be wanted'],
  [{ repeatLabel: 'Person', repeatMin: '21' }, 'No more can be wanted'],
  [{ repeatLabel: 'Person', repeatMax: '0' }, 'Enter 1 to 100.'],
  [{ repeatLabel: 'Person', repeatMax: '101' }, 'Enter 1 to 100.'],
  [{ repeatLabel: 'Person', repeatMin: 'some' }, 'Enter 0 to 100.'],
])('%j is refused', (fields, sentence) => {
  const { error } = sectionInput.safeParse({ title: 'People', key: 'people', ...fields })
  expect(error?.issues.map(({ message }) => message).join(' ')).toContain(sentence)
})
