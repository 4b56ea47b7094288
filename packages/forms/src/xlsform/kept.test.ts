import { expect, test } from 'vitest'
import { ask, form, scoring, section } from '../../test/build.ts'
import type { FormDefinition } from '../types.ts'
import { fromXlsForm, toXlsForm, type Sheets } from './index.ts'

const before = form(
  [
    ask('day', 'date', { header: true }),
    ask('a', 'yesNo', { score: { weight: 2, critical: true } }),
    ask('b', 'text', { media: { required: true } }),
    ask('c', 'text'),
  ],
  {
    scoring,
    workflow: {
      approvals: [{ meaning: 'Safety', by: 'manager' }],
      signatures: [{ meaning: 'Read', by: { group: 'g1' }, mode: 'any' }],
    },
    subForms: [{ form: 'f-witness', min: 0, max: 5 }],
  },
)

/** The sheets without some columns, as a program may leave them that does not know those. */
function without(sheets: Sheets, names: readonly string[]): Sheets {
  return sheets.map(({ name, rows }) => {
    const kept = (rows[0] ?? []).map((head) => !names.includes(String(head)))
    return { name, rows: rows.map((row) => row.filter((_, place) => kept[place])) }
  })
}

function read(sheets: Sheets): { definition: FormDefinition | null; told: string[] } {
  const { definition, changed } = fromXlsForm(sheets, { key: before.key, before })
  return { definition, told: changed.map(({ message }) => message) }
}

test('a form that went out and came back is the same, and nothing is told', () => {
  expect(read(toXlsForm(before))).toEqual({ definition: before, told: [] })
})

test('without our columns approval, signatures, scoring and sub-forms stay, and what a question lost is told', () => {
  const sheets = without(toXlsForm(before), ['ehs_form', 'bind::ehs:item'])
  const { definition, told } = read(sheets)
  expect(definition).toMatchObject({
    ...{ scoring, workflow: before.workflow, subForms: before.subForms },
  })
  expect(told).toEqual([
    '3 questions have no more what the file says nothing about: points, photos, notes, reactions, readings or a place in the header. ' +
      'The file says nothing about approval, signatures, scoring, sub-forms: that stays as it was written here.',
  ])
})

test('without the columns of questions alone their losses are told', () => {
  const { told } = read(without(toXlsForm(before), ['bind::ehs:item']))
  expect(told).toEqual([expect.stringMatching(/^3 questions have no more/)])
})

test('without our columns it is told that nobody knows how often a section is asked', () => {
  const lifts = (min: number, max: number) =>
    form([section('lifts', [ask('what', 'text')], { repeat: { label: { en: 'Lift' }, min, max } })])
  const told = (one: FormDefinition): string[] =>
    fromXlsForm(without(toXlsForm(one), ['bind::ehs:item']), {
      key: one.key,
      before: one,
    }).changed.map(({ message }) => message)
  const lost = 'Of 1 section the file does not say how often it may be asked any more.'
  expect(told(lifts(1, 4))).toEqual([lost])
  // The columns that every program knows say these.
  expect([...told(lifts(3, 3)), ...told(lifts(0, 20))]).toEqual([])
})
