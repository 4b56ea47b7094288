import { type Caller, myFormsShare } from '@holdpoint/api/calls'
import { contentOf } from '../internals/connection.ts'
import { type SharePeople } from './use-share-list.ts'

/** How many people the portal takes in one call. */
export const shareCountMax = 200

/** Shares an entry of My Forms by a portal. */
export function shareBy(call: Caller, myFormId: string): SharePeople {
  return async (people, { signal }) => {
    if (myFormId === '') {
      throw new Error('The page does not say which form is shared: my-form-id is missing.')
    }
    const personIds = people.map(({ personId }) => personId)
    contentOf(await call(myFormsShare, { myFormId, personIds }, { signal }))
  }
}
