import { signedIn, type AreaPolicies, type Policy } from '../../policy-row.ts'

const ownSavedFilter = {
  access: 'signedIn',
  keys: [],
  record: { kind: 'savedFilter', foreign: 'forbidden', ties: [{ tie: 'own', keys: [] }] },
} as const satisfies Policy

/** Who may make the calls about filters that are kept by title. */
export const savedFiltersPolicies = {
  'savedFilters.list': signedIn,
  // A filter that is not made yet is one's own.
  'savedFilters.save': ownSavedFilter,
  'savedFilters.remove': ownSavedFilter,
} as const satisfies AreaPolicies<'savedFilters'>
