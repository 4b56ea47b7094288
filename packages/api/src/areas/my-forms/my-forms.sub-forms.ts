import * as z from 'zod'
import { call } from '../../call.ts'
import { id } from '../../wire.ts'
import { subFormsOfEntry } from './my-forms.sub-forms.records.ts'

/** The forms that were filled out below an entry, and those that can be. */
export const subForms = call({
  name: 'myForms.subForms',
  method: 'GET',
  path: '/my-form-subforms',
  summary: 'Lists the sub-forms of an entry, and the entry that it is a sub-form of.',
  status: 'decided',
  source: 'spec 7, my forms (more), subform; decision 0115',
  input: z.object({ myFormId: id }),
  content: subFormsOfEntry,
  problems: ['forbidden'],
})
