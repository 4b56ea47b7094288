import { expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { languageWarnings } from '@holdpoint/forms/editing'
import { namedForm } from '../logic/rule-words.ts'
import { testForm } from '../test-form.ts'
import { approvalInput, editApproval } from './approval-edit.server.ts'
import { approvalStart } from './approval-start.ts'
import { editForm, formInput, formStart } from './form-edit.server.ts'
import { readDefinition } from './json-edit.server.ts'
import { problemsPage } from './problems-view.ts'

const formAfter = (fields: object, form: FormDefinition = testForm) =>
  editForm(form, formInput.parse({ ...formStart(form), ...fields }))
const approvalAfter = (fields: object, form: FormDefinition = testForm) =>
  editApproval(form, approvalInput.parse({ ...approvalStart(namedForm(form)), ...fields }))

test('what is saved as it was stays as it was', () => {
  const { scoring, ...unscored } = testForm
  expect(scoring).toBeDefined()
  for (const form of [testForm, unscored]) {
    expect(formAfter({}, form)).toMatchObject({ ok: true, definition: form })
    expect(approvalAfter({}, form)).toMatchObject({ ok: true, definition: form })
  }
})

test('a form is scored, begins limited, and has languages', () => {
  const { scoring: _scoring, ...form } = testForm
  const fields = { scored: 'true', passingPercentage: '85', na: 'pass', limited: 'true' }
  const languages = 'en, es-MX'
  expect(formAfter({ ...fields, languages }, form)).toEqual({
    ok: false,
    problems: { dropTexts: expect.stringContaining('1 text is said in what you take away.') },
  })
  expect(formAfter({ ...fields, languages, dropTexts: 'true' }, form)).toMatchObject({
    definition: {
      scoring: { enabled: true, passingPercentage: 85, na: 'pass', critical: 'failKeepScore' },
      ...{ access: { limitedDefault: true }, languages: ['en', 'es-MX'] },
    },
  })
  expect(formAfter({ passingPercentage: '' })).toEqual({
    ok: false,
    problems: { passingPercentage: 'Enter 0 to 100.' },
  })
})

test('a pass mark that is written while nothing is scored stays', () => {
  const { scoring: _scoring, ...form } = testForm
  const scoring = { enabled: false, passingPercentage: 90, na: 'exclude' }
  expect(formAfter({ passingPercentage: '90' }, form)).toMatchObject({ definition: { scoring } })
})

const row = { meaning: 'Safety review', by: 'manager', place: '', mode: 'all', hours: '' }

test('approvals come one after the other, some only when asked', () => {
  const approvals = [
    row,
    {
      ...{ ...row, by: 'group:G7', mode: 'any', hours: '24' },
      ...{ of: 'form:percent', is: 'lt', value: '80' },
    },
  ]
  const steps = approvalAfter({ approvals, bulkApprove: 'true', elevatesTo: ['', 'F2', 'F3'] })
  expect(steps).toMatchObject({
    definition: {
      workflow: {
        approvals: [
          { meaning: 'Safety review', by: 'manager' },
          {
            ...{ meaning: 'Safety review', by: { group: 'G7' }, mode: 'any', hours: 24 },
            condition: { op: 'lt', args: [{ op: 'answer', key: 'form:percent' }, 80] },
          },
        ],
        ...{ bulkApprove: true, elevatesTo: ['F2', 'F3'] },
      },
    },
  })
  const start = steps.ok && approvalStart(namedForm(steps.definition))
  expect(start).toMatchObject({ approvals: [row, approvals[1]], elevatesTo: ['F2', 'F3'] })
})

test('signatures stand beside the approvals, and go with the last of them', () => {
  const signatures = [
    { meaning: 'Read and understood', by: 'manager', place: '', mode: 'all' },
    { meaning: 'Client', by: 'group:G7', place: '', mode: 'any' },
  ]
  const steps = approvalAfter({ signatures })
  const signed = steps.ok ? steps.definition : testForm
  expect(signed.workflow?.signatures).toEqual([
    { meaning: 'Read and understood', by: 'manager' },
    { meaning: 'Client', by: { group: 'G7' }, mode: 'any' },
  ])
  expect(approvalStart(namedForm(signed)).signatures).toEqual(signatures)
  expect(approvalAfter({}, signed)).toMatchObject({ ok: true, definition: signed })
  const without = approvalAfter({ signatures: [] }, signed)
  expect(without.ok && without.definition.workflow).not.toHaveProperty('signatures')
})

test('a group is narrowed by place, and a question names who is asked', () => {
  const signatures = [
    { meaning: 'HSE', by: 'group:G7', place: 'district', mode: 'any' },
    { meaning: 'Inspector', by: 'question:who', place: '', mode: 'all' },
  ]
  const steps = approvalAfter({ signatures })
  const signed = steps.ok ? steps.definition : testForm
  expect(signed.workflow?.signatures).toEqual([
    { meaning: 'HSE', by: { group: 'G7', of: 'district' }, mode: 'any' },
    { meaning: 'Inspector', by: { question: 'who' } },
  ])
  expect(approvalStart(namedForm(signed)).signatures).toEqual(signatures)
  expect(approvalAfter({ approvals: [{ ...row, place: 'crew' }] })).toEqual({
    ok: false,
    problems: { 'approvals[0].place': 'Only the people of a group are narrowed by place.' },
  })
})

test('a condition about a question that is gone is not taken for none', () => {
  const condition = { op: 'eq', args: [{ op: 'answer', key: 'gone' }, 'no'] } as const
  const step = { meaning: 'Safety review', by: 'manager', condition } as const
  const form: FormDefinition = { ...testForm, workflow: { approvals: [step] } }
  const [start] = approvalStart(namedForm(form)).approvals
  expect(start).toMatchObject({ of: '', said: expect.any(String) })
  expect(approvalAfter({ approvals: [{ ...start, hours: '8' }] }, form)).toMatchObject({
    definition: { workflow: { approvals: [{ hours: 8, condition }] } },
  })
})

test.each([
  ['approvals[0].value', { of: 'form:percent', is: 'lt', value: 'low' }, /number/],
  ['approvals[0].rule', { rule: '{' }, 'This is not JSON.'],
])('what is wrong with a condition is said beside %s', (field, fields, message) => {
  const steps = approvalAfter({ approvals: [{ ...row, ...fields }] })
  expect(steps.ok ? {} : steps.problems).toEqual({ [field]: expect.stringMatching(message) })
})

test('a definition is read from JSON, and keeps what is the form’s', () => {
  const other = { ...testForm, key: 'other', version: 7, title: { en: 'Other' }, items: [] }
  expect(readDefinition(testForm, JSON.stringify(other))).toMatchObject({
    ok: true,
    definition: { key: 'iron', version: 1, title: { en: 'Treating iron' }, items: [] },
  })
  const broken = readDefinition(testForm, '{"schema": 1,')
  expect(broken.ok ? {} : broken.problems).toEqual({
    definition: expect.stringMatching(/^This is not JSON: /),
  })
  const strange = { ...testForm, colour: 'red', items: [{ key: 'X' }] }
  const misshapen = readDefinition(testForm, JSON.stringify(strange))
  const lines = misshapen.ok ? [] : (misshapen.problems['']?.split('\n') ?? [])
  expect(lines).toContainEqual(expect.stringMatching(/^items\.0\.type: /))
  expect(lines.join()).toContain('colour')
})

test('what is wrong leads to where it is written', () => {
  const problems = [
    { key: 'joints', path: 'items.1.items.1.visible', message: 'Reads nothing.' },
    { key: 'bands', path: 'items.1.items.0.score.map', message: 'No answer.' },
    { key: null, path: 'workflow.approvals.0.condition', message: 'No answer of its own.' },
  ]
  const [{ message = '' } = {}] = languageWarnings(testForm)
  const warnings = [
    { key: 'day', message: 'Long.' },
    { key: null, message },
    { key: null, message: 'Of all of it.' },
  ]
  const page = problemsPage({ problems, warnings }, namedForm(testForm), 'F1')
  const at = '/manage-forms/edit?formId=F1'
  expect(page.problems.map(({ name, to }) => [name, to])).toEqual([
    ['1.2 How many joints', `${at}&item=joints&part=logic`],
    ['1.1 Bands in date', `${at}&item=bands&part=score`],
    ['The form', `${at}&part=approval`],
  ])
  expect(page.warnings.map(({ name, to }) => [name, to])).toEqual([
    ['Day', `${at}&item=day&part=question`],
    ['The form', '/manage-forms/translations?formId=F1&language=es&only=missing'],
    ['The form', `${at}&part=form`],
  ])
})
