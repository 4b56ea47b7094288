import {
  sqrCustomerNoticeHours,
  sqrInvestigationDays,
  sqrTimelineSlackHours,
  type Severity,
  type SqrNcrStep,
  type SqrPhase,
  type SqrVerdict,
} from '@holdpoint/api'

// The verdicts of safety quality reports (decision 0111), without a database.

const hourMs = 3_600_000

/** What the guards of a report look at. */
export type SqrFacts = {
  personId: string
  editsAll: boolean
  hasTimes: boolean
  hasDescription: boolean
  hasUnit: boolean
  hasCategory: boolean
  severity: Severity
  ownerId: string | null
  teamIds: readonly string[]
  /** Whoever has ever owned, investigated or written it from when the investigation began. */
  investigatorIds: readonly string[]
  hasResponsibleParty: boolean
  partyVerdict: SqrVerdict | null
  /** The first part of which nothing was said yet. */
  unverified: string | null
  causeCount: number
  /** Those that were not cancelled. */
  actionCount: number
  /** Those that are still to be closed. */
  pendingActions: number
  /** Those that were done, and not cancelled. */
  doneActions: number
  ncrStep: SqrNcrStep | null
  hours: number | null
  timelineHours: number
  hasOtherStatus: boolean
}

/** Of Level 2 or above, more is asked. */
export function isSerious(severity: Severity): boolean {
  return severity === 'level_2' || severity === 'level_3'
}

/** The timeline adds up to the lost time, as nearly as it must. */
export function isTimelineWhole(facts: Pick<SqrFacts, 'hours' | 'timelineHours'>): boolean {
  const { hours, timelineHours } = facts
  // In minutes and half of one, so that decimals that no number keeps make no difference.
  return Math.abs((hours ?? 0) - timelineHours) * 60 <= sqrTimelineSlackHours * 60 + 0.5
}

/** Whether somebody has to do with the investigation of a report, or ever had. */
export function hasInvestigated({
  personId,
  ownerId,
  teamIds,
  investigatorIds,
}: Pick<SqrFacts, 'personId' | 'ownerId' | 'teamIds' | 'investigatorIds'>): boolean {
  return [ownerId, ...teamIds, ...investigatorIds].includes(personId)
}

/** What nothing was said of yet, in a sentence; null where all was looked at. */
function notLookedAt({ partyVerdict, unverified }: Pick<SqrFacts, 'partyVerdict' | 'unverified'>) {
  if (unverified !== null) {
    return `Nothing was said of part ${unverified} yet.`
  }
  return partyVerdict === null ? 'Nothing was said of the responsible party yet.' : null
}

const openNcr: readonly SqrNcrStep[] = ['open', 'contained', 'dispositioned', 'cause_found']

/** What each guard says; null lets the report through. */
export const sqrGuards = {
  hasTimes: ({ hasTimes }: SqrFacts) =>
    hasTimes ? null : 'Please enter when it began and when it ended.',
  hasDescription: ({ hasDescription }: SqrFacts) =>
    hasDescription ? null : 'Please enter what happened.',
  hasUnit: ({ hasUnit }: SqrFacts) => (hasUnit ? null : 'Please choose the business unit.'),
  hasCategory: ({ hasCategory }: SqrFacts) =>
    hasCategory ? null : 'Please choose a classification and a type.',
  hasOwner: ({ ownerId }: SqrFacts) =>
    ownerId === null ? 'Please choose who leads the investigation.' : null,
  hasTeam: ({ severity, teamIds }: SqrFacts) =>
    isSerious(severity) && teamIds.length === 0
      ? 'Of Level 2 or above a team investigates. Please choose it.'
      : null,
  hasResponsibleParty: ({ hasResponsibleParty }: SqrFacts) =>
    hasResponsibleParty ? null : 'Please choose the responsible party.',
  isAllLookedAt: notLookedAt,
  isVerified: (facts: SqrFacts) => {
    const missing = isSerious(facts.severity) ? notLookedAt(facts) : null
    return missing && `${missing} Of Level 2 or above it is verified first.`
  },
  hasCauses: ({ severity, causeCount }: SqrFacts) =>
    isSerious(severity) && causeCount === 0
      ? 'Of Level 2 or above it needs its causes. Please add one.'
      : null,
  isNcrWorkedOn: ({ ncrStep }: SqrFacts) =>
    ncrStep !== null && openNcr.includes(ncrStep)
      ? 'The non-conformance has no corrective action yet, or a step before it is open.'
      : null,
  hasAction: ({ severity, actionCount }: SqrFacts) =>
    isSerious(severity) && actionCount === 0
      ? 'Of Level 2 or above it needs an action. Please raise one.'
      : null,
  isTimelineWhole: (facts: SqrFacts) =>
    isSerious(facts.severity) && !isTimelineWhole(facts) ? timelineWords(facts) : null,
  isNotInvestigator: (facts: SqrFacts) =>
    hasInvestigated(facts)
      ? 'You have investigated this. Please let somebody else decide on it.'
      : null,
  isOfQuality: ({ severity, editsAll }: SqrFacts) =>
    severity === 'level_3' && !editsAll
      ? 'Level 3 is approved and closed by somebody who may edit all reports.'
      : null,
  areActionsClosed: ({ pendingActions }: SqrFacts) => {
    if (pendingActions === 0) {
      return null
    }
    return pendingActions === 1
      ? 'One of its actions is not closed yet.'
      : `${pendingActions} of its actions are not closed yet.`
  },
  // Of what is not serious, what was done about its non-conformance is enough.
  hasDoneAction: ({ severity, doneActions, ncrStep }: SqrFacts) =>
    doneActions === 0 && (isSerious(severity) || ncrStep === null)
      ? 'None of its actions was done. Its owner or its team raises one, and it is closed once that is done.'
      : null,
  isNcrClosed: ({ ncrStep }: SqrFacts) =>
    ncrStep === null || ncrStep === 'closed' ? null : 'Its non-conformance is not closed yet.',
  hasOtherStatus: ({ hasOtherStatus }: SqrFacts) =>
    hasOtherStatus ? null : 'There is no other status of this phase.',
}

function timelineWords({ hours, timelineHours }: Pick<SqrFacts, 'hours' | 'timelineHours'>) {
  const words = (count: number) => `${Number(count.toFixed(2))} h`
  return `The timeline adds up to ${words(timelineHours)}, the lost time is ${words(hours ?? 0)}.`
}

/** Until when a report is to be investigated that was opened at a moment. */
export function dueAt(openedAt: Date, severity: Severity): Date {
  return new Date(openedAt.getTime() + sqrInvestigationDays[severity] * 24 * hourMs)
}

const investigated: readonly SqrPhase[] = ['open', 'investigating', 'verifying']

/** Whether its investigation takes longer than it may. */
export function isOverdue(
  { status, dueAt: due }: { status: SqrPhase; dueAt: Date | null },
  now: Date,
): boolean {
  return investigated.includes(status) && due !== null && due < now
}

/** What the warnings of a report look at. */
export type WarningFacts = Pick<
  SqrFacts,
  'severity' | 'hours' | 'timelineHours' | 'partyVerdict' | 'unverified'
> & {
  /** The first part that somebody disputes. */
  disputed: string | null
  /** Whether verification was asked for. */
  isVerifying: boolean
  status: SqrPhase
  startsAt: Date | null
  notifiedAt: Date | null
  dueAt: Date | null
  now: Date
  hasTimeline: boolean
  /** The numbers of other reports of its well that began near it. */
  ofSameWell: readonly string[]
}

/** What to look at, in sentences; nothing of it stops anybody. */
export function warningsOf(facts: WarningFacts): string[] {
  const { status, severity, startsAt, notifiedAt, now, ofSameWell } = facts
  if (status === 'void') {
    return []
  }
  const late = startsAt && new Date(startsAt.getTime() + sqrCustomerNoticeHours * hourMs)
  const isLate = isSerious(severity) && late !== null && (notifiedAt ?? now) > late
  return [
    ...(isLate && notifiedAt === null
      ? ['Nobody has told the customer yet: of Level 2 or above they know within an hour.']
      : []),
    ...(isLate && notifiedAt !== null
      ? ['The customer was told later than an hour after it began.']
      : []),
    ...(facts.hasTimeline && facts.hours !== null && !isTimelineWhole(facts)
      ? [timelineWords(facts)]
      : []),
    ...verdictWarnings(facts),
    ...(isOverdue(facts, now) ? ['The investigation takes longer than it may.'] : []),
    ...(ofSameWell.length === 0
      ? []
      : [`Within 30 days there is another report of this well: ${ofSameWell.join(', ')}.`]),
  ]
}

/** What is disputed, and what nothing was said of although that was asked for. */
function verdictWarnings(facts: WarningFacts): string[] {
  const missing = facts.isVerifying ? notLookedAt(facts) : null
  return [
    ...(facts.disputed === null ? [] : [`Part ${facts.disputed} is disputed.`]),
    ...(facts.partyVerdict === 'disputed' ? ['The responsible party is disputed.'] : []),
    ...(missing === null ? [] : [missing]),
  ]
}
