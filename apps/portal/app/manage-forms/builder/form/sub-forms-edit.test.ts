import { expect, test } from 'vitest'
import type { FormDefinition } from '@holdpoint/forms'
import { testForm } from '../test-form.ts'
import { editSubForms, subFormsInput } from './sub-forms-edit.server.ts'
import { subFormsStart } from './sub-forms-view.server.ts'

const statement = { form: 'f-witness', min: 0, max: 5 }
const report = { form: 'f-report', min: 1, max: 1 }
const declaring: FormDefinition = { ...testForm, subForms: [statement, report] }

test.each([testForm, declaring])('what is saved as it was stays as it was', (form) => {
  const said = subFormsInput.parse(subFormsStart(form.subForms ?? []))
  expect(editSubForms(form, said)).toMatchObject({ ok: true, definition: form })
})

test('the last one that goes takes the list along', () => {
  const steps = editSubForms(declaring, subFormsInput.parse({}))
  expect(steps.ok && steps.definition).not.toHaveProperty('subForms')
})

test.each([
  [{ form: '' }, 'form', 'Choose a form.'],
  [{ min: '' }, 'min', 'Enter 0 to 20.'],
  [{ min: '-1' }, 'min', 'Enter 0 to 20.'],
  [{ max: '0' }, 'max', 'Enter 1 to 20.'],
  [{ max: 'many' }, 'max', 'Enter 1 to 20.'],
])('a row with %j is refused beside its field', (fields, name, message) => {
  const row = { form: 'f-witness', min: '0', max: '5', ...fields }
  const { error } = subFormsInput.safeParse({ subForms: [row] })
  expect(error?.issues).toMatchObject([{ path: ['subForms', 0, name], message }])
})

test.each([
  [[statement, statement], /once/],
  [[{ ...statement, min: 6 }], /no more can be wanted/],
])('rows that do not go together are refused as a whole', (subForms, message) => {
  expect(editSubForms(testForm, { subForms })).toEqual({
    ok: false,
    problems: { subForms: expect.stringMatching(message) },
  })
})
