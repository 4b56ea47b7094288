import {
  answerPreviewLengthMax,
  badgeOf,
  canShare,
  canonicalStatus,
  deletableStatuses,
  fillableStatuses,
  notesPreviewLengthMax,
  preview,
  type Badge,
  type FormSection,
  type FormStatus,
  type MyForm,
  type SessionInfo,
} from '@holdpoint/api'
import { subFormsId } from '../../entry-sub-forms/entry-sub-forms.ts'
import { handOverTab } from '../../hand-over/hand-over-tab.ts'
import { paths } from '../../paths.ts'
import type { timeWriter } from '../../ui/time.ts'
import { counted, countNames } from '../my-forms.words.ts'

/** A text that is shown by its beginning; `whole` is null where nothing was cut. */
export type CutText = { shown: string; whole: string | null }

/** A row as the page draws it: the vocabulary's rules are applied here, on the server. */
export type MyFormRow = {
  id: string
  /** Where the row leads (spec 2): it depends on the tab. */
  to: string
  title: string
  typeName: string
  /** The answer that tells this entry from others. */
  answer: CutText | null
  /** The form's own notes, for an entry that no answer tells from others. */
  notes: CutText | null
  elevatedFrom: string | null
  isReopened: boolean
  badge: Pick<Badge, 'label' | 'style' | 'sign'>
  /** What it waits for, or whether all have signed. */
  waits: Waits
  score: { percent: string; result: 'passed' | 'failed' | null; isCritical: boolean } | null
  crew: string
  padNames: string
  started: { instant: string; day: string; clock: string; exact: string }
  /** When it is due, where it was assigned and is not handed in; whether that is over. */
  due: { instant: string; short: string; exact: string; isOver: boolean } | null
  counts: { comments: number; votes: number; actions: number; subForms: number }
  /** Its sub-forms, such as “2 sub-forms”, and where they stand; null where there are none. */
  subForms: { name: string; to: string } | null
  /** One's own vote, with the key of its form. Nobody votes for what they handed in (spec 5). */
  vote: { isMine: boolean; formKey: string } | null
  /** Once it is complete or in review (spec 4). */
  canShare: boolean
  signature: 'complete' | 'pending'
  /** Where it is given to somebody else, while it waits for whoever fills it out. */
  handOverTo: string | null
  canDelete: boolean
  /** Whether whoever deletes it says why: it stands as handed in. */
  asksWhyDeleted: boolean
  /** The version that is shown, for what is done to this version alone. */
  rowVersion: number
}

/** One's own turn first, then that of others, then how it ended. */
export type Waits =
  | ('handed_back_to_you' | 'sign' | 'approve' | 'answers' | 'ready')
  | ('handed_back' | 'others' | 'signed' | 'unsigned')

export type RowContext = {
  section: FormSection
  person: Pick<SessionInfo, 'user' | 'permissions'>
  timeWords: ReturnType<typeof timeWriter>
  now: Date
  mintFormKey: () => string
}

export function toRow(
  entry: MyForm,
  { section, person, timeWords, now, mintFormKey }: RowContext,
): MyFormRow {
  const { label, style, sign } = badgeOf(entry)
  const isOwn = entry.submittedUserInfo.personId === person.user.personId
  const answer = cut(entry.formTitleAnswer, answerPreviewLengthMax)
  const subForms = entry.formSubFormCount + entry.dynamicSubFormCount
  const to = addressOfRow(entry.id, section)
  return {
    id: entry.id,
    to,
    title: entry.form.title,
    typeName: entry.form.formTypeName,
    answer,
    notes: answer === null ? cut(entry.form.notes, notesPreviewLengthMax) : null,
    elevatedFrom: entry.elevatedForm?.elevatedFromName ?? null,
    isReopened: entry.isReopened,
    badge: { label, style, sign },
    waits: waitsOf(entry, isOwn),
    score: scoreOf(entry),
    crew: entry.crew,
    padNames: entry.padNames,
    started: { instant: entry.startedAt, ...timeWords(entry.startedAt) },
    due: dueOf(entry, { timeWords, now }),
    counts: {
      comments: entry.commentCounter,
      votes: entry.upvoteCount,
      actions: entry.actionCount,
      subForms,
    },
    subForms:
      subForms === 0
        ? null
        : { name: counted(subForms, countNames.subForms), to: `${to}#${subFormsId}` },
    vote: isOwn ? null : { isMine: entry.isVoteAdded, formKey: mintFormKey() },
    canShare: canShare(entry.formStatus),
    signature: entry.isSignatureComplete ? 'complete' : 'pending',
    handOverTo: canHandOver(entry, isOwn) ? paths.fillOut(entry.id, { tab: handOverTab }) : null,
    canDelete: canDelete(entry, person),
    asksWhyDeleted: asksWhyDeleted(entry, person),
    rowVersion: entry.rowVersion,
  }
}

/** When what was assigned is due, while it is not handed in. */
function dueOf(
  { dueAt, submittedAt }: Pick<MyForm, 'dueAt' | 'submittedAt'>,
  { timeWords, now }: Pick<RowContext, 'timeWords' | 'now'>,
): MyFormRow['due'] {
  if (dueAt === null || submittedAt !== null) {
    return null
  }
  const { day, clock, exact } = timeWords(dueAt)
  const isOver = Date.parse(dueAt) <= now.getTime()
  return { instant: dueAt, short: `${day}, ${clock}`, exact, isOver }
}

function addressOfRow(id: string, section: FormSection): string {
  return section === 'signature' ? paths.reviewQuestion(id, { tab: 6 }) : paths.fillOut(id)
}

/** The beginning of a text (spec 5); null where there is none. */
export function cut(text: string | null, lengthMax: number): CutText | null {
  if (text === null || text.trim() === '') {
    return null
  }
  const { shown, isCut } = preview(text, lengthMax)
  return { shown: isCut ? `${shown.trimEnd()}…` : shown, whole: isCut ? text : null }
}

const results = { pass: 'passed', fail: 'failed', none: null } as const

export function scoreOf({
  score,
  result,
  hasCriticalFailure,
}: Pick<MyForm, 'score' | 'result' | 'hasCriticalFailure'>): MyFormRow['score'] {
  return score === null
    ? null
    : {
        percent: `${Math.round(score)} %`,
        result: results[result ?? 'none'],
        isCritical: hasCriticalFailure,
      }
}

/** From handing in until it is decided, as the server's rule of signing has it. */
const openToSigners: readonly FormStatus[] = ['in_review', 'approved']

/** Who has the next step, as far as the row knows: it has no names and no number of signers. */
export function waitsOf(entry: MyForm, isOwn: boolean): Waits {
  const status = canonicalStatus(entry.formStatus)
  if (status !== undefined && fillableStatuses.includes(status)) {
    return status === 'fill' ? 'ready' : 'answers'
  }
  if (entry.isHandedBack && isOwn) {
    return 'handed_back_to_you'
  }
  const isOpen = status !== undefined && openToSigners.includes(status)
  if (isOpen && entry.isOwnSignPending) {
    return 'sign'
  }
  if (entry.isHandedBack) {
    return 'handed_back'
  }
  if (isOpen && entry.isOwnApprovalPending) {
    return 'approve'
  }
  if (entry.isSignatureComplete) {
    return 'signed'
  }
  return isOpen ? 'others' : 'unsigned'
}

/** The same as the server has it, but for a sub-form, of which the row does not know. */
function canHandOver({ formStatus, isHandedBack }: MyForm, isOwn: boolean): boolean {
  const status = canonicalStatus(formStatus)
  const isOpen = status === 'reject' || (status !== undefined && fillableStatuses.includes(status))
  return isOwn && (isOpen || isHandedBack)
}

/** Mirrors the server's rule, so that the menu offers what will be granted. */
function canDelete(entry: MyForm, { user, permissions }: RowContext['person']): boolean {
  const isOwn = entry.submittedUserInfo.personId === user.personId
  return (
    (isOwn && isOpenToDelete(entry.formStatus)) ||
    (isOwn && permissions.includes('delete_own_submissions')) ||
    permissions.includes('delete_all_submissions')
  )
}

/**
 * The same: what was handed in is deleted with a reason, but what came back to its submitter; and what
 * was assigned to them, of which they say that it cannot be done.
 */
function asksWhyDeleted(entry: MyForm, { user }: RowContext['person']): boolean {
  const isOwn = entry.submittedUserInfo.personId === user.personId
  return (
    (isOwn && entry.dueAt !== null && entry.submittedAt === null) ||
    (entry.submittedAt !== null && !(isOwn && isOpenToDelete(entry.formStatus)))
  )
}

function isOpenToDelete(raw: string): boolean {
  const status = canonicalStatus(raw)
  return status !== undefined && deletableStatuses.includes(status)
}
