import * as z from 'zod'
import { namedOnly } from '../../call.ts'
import { id } from '../../wire.ts'

// What the specification names of My Forms beside the calls that answer already. Where it shows no
// method, the card's is ours.

const source = 'spec 7, my forms (more)'
const ofEntry = z.object({ myFormId: id })

/** The forms that were filled out below an entry. */
export const subForms = namedOnly({
  name: 'myForms.subForms',
  method: 'GET',
  path: '/my-form-subforms',
  summary: 'Lists the sub-forms of an entry.',
  source,
  input: ofEntry,
})

/** What comes to My Forms with the modules; part of its area. */
export const myFormsNamed = {
  subForms,
}
