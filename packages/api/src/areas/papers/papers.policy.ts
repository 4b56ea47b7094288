import { anyone, type AreaPolicies } from '../../policy-row.ts'

/** Whoever holds a paper may ask what it is worth: what is on it, and how much has happened since. */
export const papersPolicies = {
  'papers.check': anyone,
} as const satisfies AreaPolicies<'papers'>
