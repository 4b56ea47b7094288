import { testForm } from '../test-form.ts'
import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export function manageFormsInputs(ids: RecordIds): ValidInputs<'manageForms'> {
  const formId = ids.form
  return {
    'manageForms.list': {},
    'manageForms.get': { formId },
    'manageForms.save': { formId, title: 'Rig check', formTypeId: 't-inspection' },
    'manageForms.copy': { formId, title: 'Rig check of mine' },
    'manageForms.library': {},
    'manageForms.libraryForm': { key: 'hot_work' },
    'manageForms.takeFromLibrary': {
      key: 'hot_work',
      title: 'Hot work',
      formTypeId: 't-inspection',
    },
    'manageForms.move': { formId, event: 'pause', reason: 'It is looked at again.' },
    'manageForms.remove': { formId },
    'manageForms.draft': { formId },
    'manageForms.saveDraft': { formId, definition: JSON.stringify(testForm) },
    'manageForms.undoDraft': { formId },
    'manageForms.discardDraft': { formId },
    'manageForms.version': { formId, version: '1' },
    'manageForms.importFile': { formId, file: 'upload:none' },
    'manageForms.exportFile': { formId },
  }
}
