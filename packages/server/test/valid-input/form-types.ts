import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function formTypesInputs(ids: RecordIds): ValidInputs<'formTypes'> {
  const formTypeId = ids.formType
  return {
    'formTypes.list': {},
    'formTypes.get': { id: formTypeId },
    'formTypes.forms': { formTypeId },
    'formTypes.save': { formTypeId, name: 'Lift plan' },
    'formTypes.remove': { id: formTypeId },
  }
}
