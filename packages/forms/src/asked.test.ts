import { expect, test } from 'vitest'
import { askedIn, peopleNamedBy } from './asked.ts'
import { compareDefinitions, definitionWarnings, readersOf, renameKey } from './editing/index.ts'
import { parseDefinition } from './schema.ts'
import type { Asked, FormDefinition } from './types.ts'
import { withKept } from './xlsform/kept.ts'

const who = { key: 'who', type: 'person', label: { en: 'Inspector' } } as const
const asksWho: Asked = { meaning: 'Inspection', by: { question: 'who' } }
const ofDistrict: Asked = { meaning: 'HSE', by: { group: 'G7', of: 'district' } }

function form(
  items: FormDefinition['items'] = [who],
  asked: readonly Asked[] = [ofDistrict, asksWho],
): FormDefinition {
  return {
    ...{ schema: 1, key: 'f', version: 1, title: { en: 'Form' }, languages: ['en'] },
    workflow: { approvals: asked, signatures: [asksWho] },
    items,
  }
}

const problemsOf = (definition: FormDefinition) => {
  const checked = parseDefinition(definition)
  return checked.ok ? [] : checked.problems.map(({ path, message }) => [path, message])
}

test('an approval and a signature may ask those of a place, or whom a question names', () => {
  expect(problemsOf(form())).toEqual([])
  expect(askedIn(form()).map(({ path }) => path.join('.'))).toEqual([
    'workflow.approvals.0',
    'workflow.approvals.1',
    'workflow.signatures.0',
  ])
})

test('the question is one that picks people, once', () => {
  const text = { key: 'who', type: 'text', label: { en: 'Inspector' } } as const
  const said =
    '“Inspection” asks whom "who" names, which is no question of this form that picks people.'
  expect(problemsOf(form([text]))).toEqual([
    ['workflow.approvals.1.by', said],
    ['workflow.signatures.0.by', said],
  ])
  const repeat = { min: 0, max: 3, label: { en: 'Hand' } }
  const crew = {
    key: 'crew',
    type: 'section',
    title: { en: 'Crew' },
    repeat,
    items: [who],
  } as const
  expect(problemsOf(form([crew], [asksWho]))[0]).toEqual([
    'workflow.approvals.0.by',
    '“Inspection” asks whom "who" names, which is asked several times.',
  ])
})

test('nobody is named by an answer that does not show', () => {
  const asked = { key: 'more', type: 'yesNo', label: { en: 'More?' } } as const
  const visible = { op: 'eq', args: [{ op: 'answer', key: 'more' }, 'yes'] } as const
  const definition = form([asked, { ...who, visible }, { ...who, key: 'others', many: true }])
  const answers = { who: { value: 'p-1' }, others: { value: ['p-2', 'p-3'] } }
  const context = { today: '2026-03-01', lang: 'en' }
  const named = (more: string, key: string) =>
    peopleNamedBy(definition, { ...answers, more: { value: more } }, context, key)
  expect([named('yes', 'who'), named('no', 'who')]).toEqual([['p-1'], []])
  expect(named('no', 'others')).toEqual(['p-2', 'p-3'])
})

test('the builder knows who asks by a question, and renames it there', () => {
  expect(readersOf(form(), 'who')).toEqual([
    { key: null, number: '2', what: 'asks' },
    { key: null, number: '1', what: 'asksToSign' },
  ])
  const renamed = renameKey(form(), 'who', 'inspector')
  const workflow = renamed.ok ? renamed.definition.workflow : undefined
  expect(workflow?.approvals[1]?.by).toEqual({ question: 'inspector' })
  expect(workflow?.signatures?.[0]?.by).toEqual({ question: 'inspector' })
})

test('a question that may stay unanswered is worth a look', () => {
  const warned = (definition: FormDefinition) =>
    definitionWarnings(definition).filter(({ message }) => message.includes('names nobody'))
  expect(warned(form())).toHaveLength(2)
  expect(warned(form([{ ...who, required: true }]))).toEqual([])
})

test('a comparison tells of which place they are, and who names them', () => {
  const [before, after] = [form([who], []), form()]
  const told = JSON.stringify(compareDefinitions(before, after, 'en'))
  expect(told).toContain('the group G7, of the same district')
  expect(told).toContain('whom “Inspector” names')
})

test('a form that is read without the question asks the manager, and says so', () => {
  const told: string[] = []
  const { workflow: _workflow, ...read } = form([{ ...who, key: 'other' }])
  const { workflow } = withKept(read, form(), (message) => told.push(String(message)))
  expect(workflow?.approvals.map(({ by }) => by)).toEqual([ofDistrict.by, 'manager'])
  expect(told).toContainEqual(
    '“Inspection” asks the manager now: it asked whom a question named that is gone.',
  )
})
