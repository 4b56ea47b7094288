import type { AppLoadContext } from '@remix-run/node'
import type { FollowedRecord } from '@holdpoint/api'

/** What the button that follows a record must know. */
export type FollowView = {
  recordType: FollowedRecord
  recordId: string
  /** The subscription that there is already. */
  subscriptionId: string | null
  formKey: string
}

/** Tells whether somebody follows a record; a page is not lost over it. */
export async function loadFollow(
  context: AppLoadContext,
  recordType: FollowedRecord,
  recordId: string,
): Promise<FollowView> {
  const answer = await context.api.subscriptions.list({ recordType, recordId })
  const [living] = answer.status === 200 ? answer.content : []
  const subscriptionId = living?.subscriptionId ?? null
  return { recordType, recordId, subscriptionId, formKey: context.mintFormKey() }
}
