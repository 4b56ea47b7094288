import type { RecordIds, ValidInputs } from './inputs.ts'

/** A valid input of each call of the area that answers. */
export const subscriptionsInputs = (ids: RecordIds): ValidInputs<'subscriptions'> => ({
  'subscriptions.list': {},
  'subscriptions.save': { recordType: 'my_form', recordId: ids.myForm },
  'subscriptions.remove': { subscriptionId: 'none' },
})
