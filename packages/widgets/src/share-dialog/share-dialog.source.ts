import { type Caller, myFormsShare, type RepeatableCall } from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { type SharePeople } from './use-share-list.ts'

/** How many people the portal takes in one call. */
export const shareCountMax = 200

/** Shares an entry of My Forms by a portal; pressed again after a lost answer, it is shared once. */
export function shareBy(call: Caller, myFormId: string, repeat: RepeatableCall): SharePeople {
  return async (people, { signal }) => {
    if (myFormId === '') {
      throw new Error('The page does not say which form is shared: my-form-id is missing.')
    }
    const personIds = people.map(({ personId }) => personId)
    contentOf(
      await repeat(`share ${myFormId} ${personIds.join()}`, (idempotencyKey) =>
        call(myFormsShare, { myFormId, personIds }, { signal, idempotencyKey }),
      ),
    )
  }
}
