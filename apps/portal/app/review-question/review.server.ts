import type { AppLoadContext } from '@remix-run/node'
import type { MyFormApproval, MyFormDetail, SessionInfo } from '@holdpoint/api'
import type { Signature } from '@holdpoint/forms'
import { toEntryView } from '../fill-out/entry-view.server.ts'
import { dayAndClock } from '../ui/time.ts'
import type { ReviewView, SignerLine, SigningView } from './review-view.ts'

interface ReviewAsk {
  context: AppLoadContext
  person: SessionInfo
}

/** What the review page shows beside the entry: who signs and approves it, and how it stands. */
export function toReview(
  detail: MyFormDetail,
  approvals: readonly MyFormApproval[],
  { context, person }: ReviewAsk,
): ReviewView {
  const { timeZone } = context
  const now = context.now()
  const signers = approvals.map((approval) =>
    toSignerLine(approval, { personId: person.user.personId, timeZone, now }),
  )
  return {
    entry: toEntryView(detail, { timeZone, now }),
    actionCount: detail.entry.actionCount,
    signers,
    signing: signingOf(detail, signers, context),
  }
}

function signingOf(
  { can, entry: { rowVersion } }: MyFormDetail,
  signers: readonly SignerLine[],
  context: AppLoadContext,
): SigningView | null {
  const own = signers.find(({ isOwn, task }) => isOwn && task === 'sign')
  return can.sign && own !== undefined
    ? { formKey: context.mintFormKey(), meaning: own.meaning, rowVersion }
    : null
}

/** One signer or approver as the page shows them. */
export function toSignerLine(
  { person, signedAt: at, signature, ...given }: MyFormApproval,
  { personId, timeZone, now }: { personId: string; timeZone: string; now: Date },
): SignerLine {
  const { id, task, meaning, step, status, deputyFor, note } = given
  return {
    id,
    name: person.fullName,
    isOwn: person.personId === personId,
    task,
    meaning,
    step,
    status,
    deputyFor,
    signed: at === null ? null : { at, words: dayAndClock(at, timeZone, now) },
    note,
    signature: at === null || signature === null ? null : toSignature(signature, at),
  }
}

/** A signature as the form engine draws it. */
export function toSignature(
  { kind, name, uploadId }: NonNullable<MyFormApproval['signature']>,
  at: string,
): Signature {
  return { kind, name, at, ...(uploadId === undefined ? {} : { uploadId }) }
}
