import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/**
 * Everybody may choose from the equipment of their organisation (decision 0123), so everybody reads a
 * machine; of what hangs on it each finds what their lists show them.
 */
export const equipmentPolicies = {
  'equipment.get': signedIn,
} as const satisfies AreaPolicies<'equipment'>
