import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const formsInputs = (): ValidInputs<'forms'> => ({
  'forms.fillMenu': {},
  'forms.byType': { id: 't-inspection' },
  'forms.byIds': { formIds: 'f-check' },
  'forms.search': { search: 'check' },
  'forms.recent': {},
})
