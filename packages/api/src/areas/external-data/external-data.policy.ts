import { signedIn, type AreaPolicies } from '../../policy-row.ts'

/** Who may make the calls about what other systems know. */
export const externalDataPolicies = {
  'externalData.itemReference': signedIn,
  'externalData.poNumber': signedIn,
  'externalData.fracTimeline': signedIn,
  'externalData.wirelineTimeline': signedIn,
} as const satisfies AreaPolicies<'externalData'>
