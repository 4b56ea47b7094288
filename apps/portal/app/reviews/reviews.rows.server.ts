import { badgeOf, type ReviewedForm } from '@holdpoint/api'
import {
  cut,
  scoreOf,
  type CutText,
  type MyFormRow,
} from '../my-forms/list/my-forms.rows.server.ts'
import { paths } from '../paths.ts'
import { approvalKey } from '../pending-approvals/approval-key.ts'
import type { timeWriter } from '../ui/time.ts'
import { decided, stepOf, waitsFor, words } from './reviews.words.ts'

/** A row as the list of reviews draws it. */
export type ReviewRow = {
  id: string
  /** What ticks it for an approval together with others; null where it is decided by itself. */
  tick: string | null
  rowVersion: number
  to: string
  title: string
  number: string
  typeName: string
  /** The answer that tells this entry from others. */
  answer: CutText | null
  elevatedFrom: string | null
  isReopened: boolean
  isLimited: boolean
  badge: MyFormRow['badge']
  /** Whom it waits for, or what the reader decided; null where there is neither. */
  wait: { text: string; isYou: boolean } | null
  score: MyFormRow['score']
  submitter: string
  padNames: string
  crew: string
  submitted: MyFormRow['started']
}

/** An entry under review as a row; `isDeciding` is whether its tab is one to approve on. */
export function toRow(
  entry: ReviewedForm,
  timeWords: ReturnType<typeof timeWriter>,
  isDeciding: boolean,
): ReviewRow {
  const { label, style, sign } = badgeOf(entry)
  return {
    id: entry.id,
    tick: isDeciding && entry.canApproveTogether ? approvalKey({ kind: 'form', ...entry }) : null,
    rowVersion: entry.rowVersion,
    to: paths.reviewQuestion(entry.id, { tab: 6 }),
    title: entry.form.title,
    number: entry.number,
    typeName: entry.form.formTypeName,
    answer: cut(entry.formTitleAnswer, 120),
    elevatedFrom: entry.elevatedForm?.elevatedFromName ?? null,
    isReopened: entry.isReopened,
    isLimited: entry.isLimitedAccess,
    badge: { label, style, sign },
    wait: waitOf(entry),
    score: scoreOf(entry),
    submitter: entry.submitter.fullName,
    padNames: entry.padNames,
    crew: entry.crew,
    submitted: { instant: entry.submittedAt, ...timeWords(entry.submittedAt) },
  }
}

function waitOf(entry: ReviewedForm): ReviewRow['wait'] {
  const { step, ownDecision } = entry
  if (entry.isHandedBack) {
    return { text: waitsFor(entry.submitter.fullName, 0, words.handedBack), isYou: false }
  }
  if (entry.isOwnApprovalPending || entry.isOwnSignPending) {
    return { text: words.waitsForYou, isYou: true }
  }
  const [first, ...others] = step?.people ?? []
  if (step !== null && first !== undefined) {
    const place = stepOf(step.number, step.count)
    return { text: waitsFor(first.fullName, others.length, place), isYou: false }
  }
  return ownDecision === null ? null : { text: decided[ownDecision.decision], isYou: false }
}
