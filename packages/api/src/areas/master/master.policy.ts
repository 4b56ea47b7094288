import { signedIn, type AreaPolicies, type Policy } from '../../policy-row.ts'

/** Whoever keeps the settings of the organisation keeps its lists. */
const keeping = {
  access: 'signedIn',
  keys: ['manage_settings', 'admin'],
  record: null,
} as const satisfies Policy

/** Who may make the calls about lookups. */
export const masterPolicies = {
  'master.get': signedIn,
  'master.entries': keeping,
  'master.saveEntry': keeping,
  'master.retireEntry': keeping,
  'master.removeEntry': keeping,
  'master.checkImport': keeping,
  'master.getImport': keeping,
  'master.applyImport': keeping,
  'master.importReport': keeping,
  'master.entriesTable': keeping,
} as const satisfies AreaPolicies<'master'>
