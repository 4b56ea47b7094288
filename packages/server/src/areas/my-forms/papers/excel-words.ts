import type { myFormsList } from '@holdpoint/api'
import type { ListWords } from '../../../lists/about.ts'

const byName = ['A to Z', 'Z to A'] as const

/** What the list of forms is called, in the sheet that tells of it. */
export const listWords: ListWords<typeof myFormsList> = {
  rows: 'Forms',
  sections: { ongoing: 'In Progress', completed: 'Completed', signature: 'Signature' },
  orders: {
    date: ['date', 'oldest first', 'newest first'],
    form_name: ['form', ...byName],
    form_type: ['form type', ...byName],
    form_status: ['status', ...byName],
  },
  day: 'Started',
  parts: {
    isAssigned: 'Assigned',
    isOverdue: 'Overdue',
    formIds: 'Form',
    formTypes: 'Form type',
    countries: 'Country',
    districts: 'District',
    businessUnits: 'Business unit',
    crews: 'Crew',
    customers: 'Customer',
    pads: 'Pad',
    assets: 'Equipment',
    statuses: 'Status',
    score: 'Score',
    isElevated: 'Elevated',
    isFailed: 'Failed',
    hasCriticalFailure: 'With a critical failure',
    isKudos: 'With kudos',
    isPrivateComment: 'With private comments',
    isPublicComment: 'With public comments',
  },
}
