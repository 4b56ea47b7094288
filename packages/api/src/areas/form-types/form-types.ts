import * as z from 'zod'
import { call } from '../../call.ts'
import { listInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { id, wireBoolean, wireInteger } from '../../wire.ts'
import { formTypeDraft } from './form-types.input.ts'
import { formTypeList } from './form-types.list.ts'
import { formOfType, formType, formTypeDetail } from './form-types.records.ts'

// Form types as their administrators keep them. The fill menu's own call is `forms.fillMenu`.

const source = 'spec 7, form types; decision 0108'

const list = call({
  name: 'formTypes.list',
  method: 'GET',
  path: '/form-type',
  summary: 'Lists form types, the active or the inactive ones.',
  status: 'specified',
  source,
  input: listInput(formTypeList).extend({ isActive: wireBoolean.optional() }),
  content: page(formType).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const save = call({
  name: 'formTypes.save',
  method: 'POST',
  path: '/form-type',
  summary: 'Makes a form type, or edits the one that is named.',
  status: 'decided',
  source: 'spec 5, length messages; spec 6 and 7, form types; decision 0108',
  input: z.object({ formTypeId: id.optional(), ...formTypeDraft.shape }),
  takesRowVersion: true,
  content: z.object({ formTypeId: z.string(), rowVersion: z.int() }),
  problems: ['forbidden', 'name_taken'],
})

const remove = call({
  name: 'formTypes.remove',
  method: 'DELETE',
  path: '/form-type',
  summary: 'Deletes a form type without forms; one that has some is made inactive instead.',
  status: 'specified',
  source: 'spec 6 and 7, form types; decision 0108',
  input: z.object({ id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden', 'wrong_state'],
})

const get = call({
  name: 'formTypes.get',
  method: 'GET',
  path: '/form-type-detail',
  summary: 'Answers one form type with its forms and its history.',
  status: 'specified',
  source,
  input: listing.pick({ pOffset: true }).extend({ id, pLimit: wireInteger(1, 200).default(50) }),
  content: formTypeDetail,
  problems: ['forbidden'],
})

const formsOfType = call({
  name: 'formTypes.forms',
  method: 'GET',
  path: '/form-type-forms',
  summary: 'Lists the forms of a form type, those that cannot be started among them.',
  status: 'specified',
  source,
  input: z.object({ formTypeId: id }),
  content: z.array(formOfType),
  problems: ['forbidden'],
})

/** Form types. */
export const formTypes = { list, save, remove, get, forms: formsOfType }
