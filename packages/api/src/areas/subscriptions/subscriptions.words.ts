import type { AreaWords } from '../../openapi/area-words.ts'

/** What the documents say of the calls about subscriptions. */
export const subscriptionsWords = {
  notes: {
    'subscriptions.list': 'A record that is not open to the person any more has no title.',
    'subscriptions.save':
      'Following twice is following once. A filter tells of each record once: when something first happens to it while it fits. At most 20 filters and 500 records.',
  },
  inputs: {
    'subscriptions.list': {
      recordType: 'The kind of a record, with its id: only what is about it.',
      recordId: 'The id of the record.',
    },
    'subscriptions.save': {
      recordType: 'The kind of the record to follow.',
      recordId: 'Its id.',
      savedFilterId: 'The id of a saved filter of one’s own, instead of a record.',
    },
    'subscriptions.remove': { subscriptionId: 'The id of the subscription, one of your own.' },
  },
} as const satisfies AreaWords<'subscriptions'>
