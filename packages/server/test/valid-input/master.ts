import type { ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const masterInputs = (): ValidInputs<'master'> => ({
  'master.get': {},
  'master.entries': { list: 'crews' },
  'master.saveEntry': { list: 'customers', name: 'Longhollow Petroleum' },
  'master.retireEntry': { list: 'crews', entryId: 'F-01', isRetired: 'true' },
  'master.removeEntry': { list: 'crews', entryId: 'F-01' },
  'master.checkImport': { list: 'crews', file: 'upload:none' },
  'master.getImport': { importId: 'none' },
  'master.applyImport': { importId: 'none' },
  'master.importReport': { importId: 'none' },
  'master.entriesTable': { list: 'crews' },
})
