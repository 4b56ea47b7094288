import { anyone, type AreaPolicies } from '../../policy-row.ts'

/** Whoever holds a paper may ask what it is worth; it says less than the paper does. */
export const papersPolicies = {
  'papers.check': anyone,
} as const satisfies AreaPolicies<'papers'>
