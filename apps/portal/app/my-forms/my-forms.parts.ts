import type { myFormsList } from '@holdpoint/api'
import type { PartNames } from '../lists/place.ts'

/** What the parts of the filter are called: one choice of a kind, and several. */
export const partNames = {
  countries: ['Country', 'countries'],
  districts: ['District', 'districts'],
  businessUnits: ['Business unit', 'business units'],
  crews: ['Crew', 'crews'],
  customers: ['Customer', 'customers'],
  pads: ['Pad', 'pads'],
  formTypes: ['Form type', 'form types'],
  formIds: ['Form', 'forms'],
  statuses: ['Status', 'statuses'],
  score: 'Score',
  isElevated: 'Elevated',
  isKudos: 'Kudos',
  isPrivateComment: 'Private comment',
  isPublicComment: 'Public comment',
} as const satisfies PartNames<typeof myFormsList>
