import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Everybody asks; of a record that is not open to them they are told what one that is gone answers. */
export const liveRowsPolicies = {
  'liveRows.changes': signedIn,
} as const satisfies AreaPolicies<'liveRows'>
