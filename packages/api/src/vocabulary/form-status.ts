/** The tabs of My Forms, as the calls name them (spec 7). */
export const formSections = ['ongoing', 'completed', 'signature'] as const

export type FormSection = (typeof formSections)[number]

/** The statuses of an entry under the one name that our code uses for each (spec 4). */
export const formStatuses = [
  'new',
  'pending',
  'in_progress',
  'fill',
  'in_review',
  'approved',
  'complete',
  'reject',
] as const

export type FormStatus = (typeof formStatuses)[number]

/** How a status looks: the suffix of its `--hp-status-` token. `neutral` is for unknown ones. */
export type FormStatusStyle =
  | 'completed'
  | 'approved'
  | 'in-progress'
  | 'filled'
  | 'in-review'
  | 'pending'
  | 'rejected'
  | 'neutral'

type Entry = { label: string; style: FormStatusStyle; spellings: readonly string[] }

const entries = {
  new: { label: 'New', style: 'rejected', spellings: ['new'] },
  pending: { label: 'Pending', style: 'pending', spellings: ['pending'] },
  in_progress: { label: 'In Progress', style: 'in-progress', spellings: ['in progress'] },
  fill: { label: 'Filled', style: 'filled', spellings: ['fill', 'filled'] },
  in_review: { label: 'In Review', style: 'in-review', spellings: ['in review', 'in reviews'] },
  approved: { label: 'Approved', style: 'approved', spellings: ['approved', 'approve'] },
  complete: { label: 'Completed', style: 'completed', spellings: ['complete', 'completed'] },
  reject: {
    label: 'Rejected',
    style: 'rejected',
    spellings: ['reject', 'rejected', 'rejected by manager'],
  },
} as const satisfies Record<FormStatus, Entry>

// A Map, because a status called 'constructor' must be unknown and not Object's own.
const statusBySpelling = new Map<string, FormStatus>(
  formStatuses.flatMap((status) =>
    entries[status].spellings.map((spelling) => [spelling, status] as const),
  ),
)

/** A status as it may come over the wire: any spelling, any case, or none at all. */
export type RawStatus = string | null | undefined

function readable(raw: RawStatus): string {
  return (raw ?? '').replace(/[_\s]+/g, ' ').trim()
}

/** The canonical status of any spelling that the specification has; undefined for others. */
export function canonicalStatus(raw: RawStatus): FormStatus | undefined {
  return statusBySpelling.get(readable(raw).toLowerCase())
}

/** The words of a status; an unknown one is made readable ("on_hold" reads "On Hold"). */
export function statusLabel(raw: RawStatus): string {
  const status = canonicalStatus(raw)
  if (status) {
    return entries[status].label
  }
  const words = readable(raw).toLowerCase()
  return words ? words.replace(/(^| )\p{Ll}/gu, (start) => start.toUpperCase()) : 'Unknown'
}

/** The look of a status; new looks like rejected (spec 4), an unknown one is neutral. */
export function statusStyle(raw: RawStatus): FormStatusStyle {
  const status = canonicalStatus(raw)
  return status ? entries[status].style : 'neutral'
}

/** What decides the badge of a row. */
export type BadgeInput = {
  formStatus: RawStatus
  isOwnSignPending: boolean
  isOwnApprovalPending: boolean
}

/** What is drawn beside a status: new has the look of rejected, and must not read as a failure. */
export type StatusSign = FormStatusStyle | 'new'

/** A row's badge, and what made it so. */
export type Badge = {
  label: string
  style: FormStatusStyle
  sign: StatusSign
  reason: 'own_sign_pending' | 'own_approval_pending' | 'status'
}

/**
 * The badge of a row (spec 4): one's own pending signature first, then one's own pending approval,
 * then the status. The words follow the style, so that colour alone never says it.
 */
export function badgeOf(row: BadgeInput): Badge {
  if (row.isOwnSignPending) {
    return { ...look('in_review'), reason: 'own_sign_pending' }
  }
  if (row.isOwnApprovalPending) {
    return { ...look('pending'), reason: 'own_approval_pending' }
  }
  return { ...look(row.formStatus), reason: 'status' }
}

function look(raw: RawStatus): Omit<Badge, 'reason'> {
  const style = statusStyle(raw)
  return { label: statusLabel(raw), style, sign: canonicalStatus(raw) === 'new' ? 'new' : style }
}

/** One choice of the status filter; `value` is the wire's spelling. */
export type StatusFilterOption = { label: string; value: string; status: FormStatus }

const ongoingOptions = [
  { label: entries.in_progress.label, value: 'in_progress', status: 'in_progress' },
  { label: entries.fill.label, value: 'fill', status: 'fill' },
] as const satisfies readonly StatusFilterOption[]

const otherOptions = [
  // The filter says `in_reviews` where the record says `in_review` (spec 4).
  { label: entries.in_review.label, value: 'in_reviews', status: 'in_review' },
  { label: entries.complete.label, value: 'complete', status: 'complete' },
  { label: entries.reject.label, value: 'reject', status: 'reject' },
] as const satisfies readonly StatusFilterOption[]

/** The choices of the status filter on a tab (spec 4). */
export function statusFilterOptions(section: FormSection): readonly StatusFilterOption[] {
  return section === 'ongoing' ? ongoingOptions : otherOptions
}

/**
 * Which statuses the two tabs of one's own entries show. The Signature tab has no list: it shows
 * what waits for the person's signature or approval, whatever its status.
 */
export const statusesBySection = {
  ongoing: ['in_progress', 'fill', 'new', 'pending'],
  completed: ['in_review', 'complete', 'reject', 'approved'],
} as const satisfies Record<Exclude<FormSection, 'signature'>, readonly FormStatus[]>

/** States in which the submitter works on an entry. */
export const fillableStatuses: readonly FormStatus[] = ['in_progress', 'fill', 'new', 'pending']

/** What was assigned to somebody who has not begun it; new ones came to them from somebody else. */
export const assignedStatuses: readonly FormStatus[] = ['pending', 'new']

/** States that nobody has been asked to look at yet. */
export const draftStatuses: readonly FormStatus[] = ['in_progress', 'fill', 'new', 'pending']

/** States whose entries the submitter may delete without any key. */
export const deletableStatuses: readonly FormStatus[] = [
  'in_progress',
  'fill',
  'new',
  'pending',
  'reject',
]

/** Whether an entry may be shared: only when complete or in review (spec 4). */
export function canShare(raw: RawStatus): boolean {
  const status = canonicalStatus(raw)
  return status === 'complete' || status === 'in_review'
}
