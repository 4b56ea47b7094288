import * as z from 'zod'
import { namedOnly } from '../../call.ts'
import { id, wireBoolean } from '../../wire.ts'
import { namedListing } from '../../lists/named-listing.ts'

// Form types as their administrators keep them. The fill menu's own call is `forms.fillMenu`.

const source = 'spec 7, form types'

const list = namedOnly({
  name: 'formTypes.list',
  method: 'GET',
  path: '/form-type',
  summary: 'Lists form types, the active or the inactive ones when asked.',
  source,
  input: namedListing.extend({ isActive: wireBoolean.optional() }),
})

const save = namedOnly({
  name: 'formTypes.save',
  method: 'POST',
  path: '/form-type',
  summary: 'Saves a form type.',
  source,
})

const remove = namedOnly({
  name: 'formTypes.remove',
  method: 'DELETE',
  path: '/form-type',
  summary: 'Deletes a form type.',
  source,
  input: z.object({ id }),
})

const get = namedOnly({
  name: 'formTypes.get',
  method: 'GET',
  path: '/form-type-detail',
  summary: 'Answers one form type.',
  source,
  input: z.object({ id }),
})

const formsOfType = namedOnly({
  name: 'formTypes.forms',
  method: 'GET',
  path: '/form-type-forms',
  summary: 'Lists the forms of a form type.',
  source,
  input: z.object({ formTypeId: id }),
})

/** Form types. */
export const formTypes = { list, save, remove, get, forms: formsOfType }
