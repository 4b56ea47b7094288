import type { entryParts, myFormsList } from '@holdpoint/api'
import type { PartNames } from '../lists/place.ts'

/** What parts that lists of entries share are called: one choice of a kind, and several. */
export const partNames = {
  countries: ['Country', 'countries'],
  districts: ['District', 'districts'],
  businessUnits: ['Business unit', 'business units'],
  crews: ['Crew', 'crews'],
  customers: ['Customer', 'customers'],
  pads: ['Pad', 'pads'],
  assets: ['Equipment', 'pieces of equipment'],
  formTypes: ['Form type', 'form types'],
  formIds: ['Form', 'forms'],
  statuses: ['Status', 'statuses'],
  score: 'Score',
  isElevated: 'Elevated',
  isFailed: 'Failed',
  hasCriticalFailure: 'Critical failure',
  isKudos: 'Kudos',
  isPrivateComment: 'Private comment',
  isPublicComment: 'Public comment',
} as const satisfies Pick<PartNames<typeof myFormsList>, keyof typeof entryParts>
