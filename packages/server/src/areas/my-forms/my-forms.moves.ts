import { draftStatuses, entryMoves, statusLabel, type FormStatus } from '@holdpoint/api'
import { movingKind } from '../../records/move.ts'
import { moveInDayTotals } from './my-forms.day-totals.ts'
import { writeForReaders } from './my-forms.readers.ts'

/** What the guards of an entry's moves look at. */
export type EntryFacts = {
  /** How many answers are missing. */
  missing: number
  openActions: number
  /** How many of it and of what goes with it are attached to a quality report. */
  onReports: number
  /** Open actions raised from critical failures, where the person's signature would make it complete. */
  criticalActions: number
  /** The same where the person's approval would. */
  criticalActionsOnApproval: number
  /** Where the person's own signature stands; undefined for nobody who is asked for one. */
  ownSignature: 'pending' | 'done' | 'refused' | 'passed' | undefined
  /** Why the person may not decide on it now; null where they may. */
  whyNotDecide: string | null
  /** Why the person may give nobody's part of a step to somebody else; null where they may. */
  whyNotHandOver: string | null
  /** How many questions were handed back to its submitter. */
  flags: number
  /** Whether its submitter has changed what was handed back, and has not sent it again. */
  isChangedUnsent: boolean
  /** Whether its submitter has left, so that nobody could fill it out again. */
  hasLeft: boolean
  /** The number of a sub-form that was handed in; null where none was. */
  handedInBelow: string | null
}

const notOverCritical = (open: number) =>
  open === 0
    ? null
    : 'An action on a critical failure is still open. The last signature follows once it is closed.'

const notPending = {
  done: 'You have signed this form already.',
  refused: 'You have refused to sign this form.',
  passed: 'Somebody else has signed this form already.',
} as const

/** How entries move, and what follows: totals of days, and the lists of their readers. */
export const entryKind = movingKind<typeof entryMoves, EntryFacts, 'my_forms'>({
  recordType: 'my_form',
  moves: entryMoves,
  table: 'my_forms',
  stateWords: (status) => statusLabel(status).toLowerCase(),
  guards: {
    nothingIsMissing: ({ missing }) =>
      missing === 0 ? null : `${missing} ${missing === 1 ? 'answer is' : 'answers are'} missing.`,
    isAskedToSign: ({ ownSignature }) =>
      ownSignature === 'pending'
        ? null
        : ownSignature === undefined
          ? 'You are not asked to sign this form.'
          : notPending[ownSignature],
    hasNoCriticalAction: ({ criticalActions }) => notOverCritical(criticalActions),
    completesOverNothingCritical: ({ criticalActionsOnApproval }) =>
      notOverCritical(criticalActionsOnApproval),
    isAskedToApprove: ({ whyNotDecide }) => whyNotDecide,
    hasPartToHandOver: ({ whyNotHandOver }) => whyNotHandOver,
    hasNothingUnsent: ({ isChangedUnsent }) =>
      isChangedUnsent
        ? 'Its submitter has begun to change what was handed back. It can be approved once it is sent again.'
        : null,
    isHandedBack: ({ flags }) => (flags > 0 ? null : 'This form is no longer open for filling.'),
    isOfSomebodyHere: ({ hasLeft }) =>
      hasLeft ? 'Its submitter has left, so nobody could fill it out again.' : null,
    hasNoOpenAction: ({ openActions }) =>
      openActions === 0 ? null : 'An open action hangs on this form. Close the action first.',
    isOnNoReport: ({ onReports }) =>
      onReports === 0
        ? null
        : 'This form is attached to a quality report. Take it off the report first.',
    hasNothingHandedInBelow: ({ handedInBelow }) =>
      handedInBelow === null ? null : `Its sub-form ${handedInBelow} was handed in already.`,
  },
  async after({ row, from, to, columns }, { db, shardKey }) {
    await moveInDayTotals(db, shardKey, {
      ...(from === null ? {} : { from: { ...countedOf(row), status: from } }),
      ...(to === null ? {} : { to: { ...countedOf({ ...row, ...movedBy(columns) }), status: to } }),
    })
    // A draft is on nobody else's list, so that most saves have nothing to write there.
    if (!(isDraft(from) && isDraft(to))) {
      await writeForReaders(db, shardKey, row.id)
    }
  },
})

function isDraft(status: FormStatus | null): boolean {
  return status !== null && draftStatuses.includes(status)
}

function countedOf({
  id,
  person_id,
  started_at,
}: {
  id: string
  person_id?: string
  started_at?: Date
}) {
  if (person_id === undefined || started_at === undefined) {
    throw new Error(`The entry ${id} moves without saying whose it is and of which day.`)
  }
  return { person_id, started_at }
}

/** What a move makes different of whose it is and when it began. */
function movedBy(columns: {
  started_at?: Date | string | undefined
  person_id?: string | undefined
}) {
  const { started_at: at, person_id } = columns
  return {
    ...(at === undefined ? {} : { started_at: new Date(at) }),
    ...(person_id === undefined ? {} : { person_id }),
  }
}

/** What an entry moves with where nothing of it stands in the way. */
export const nothingInTheWay: EntryFacts = {
  missing: 0,
  openActions: 0,
  onReports: 0,
  criticalActions: 0,
  criticalActionsOnApproval: 0,
  ownSignature: undefined,
  whyNotDecide: null,
  whyNotHandOver: null,
  flags: 0,
  isChangedUnsent: false,
  hasLeft: false,
  handedInBelow: null,
}
