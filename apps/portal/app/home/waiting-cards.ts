import type { Waiting, WaitingKind } from '@holdpoint/api'
import { dueOf } from '../actions/due.ts'
import { noSavedFilter } from '../lists/address-values.ts'
import { paths, withQuery } from '../paths.ts'
import {
  LifeBuoy,
  ListTodo,
  Lock,
  CalendarClock,
  FlaskConical,
  Folder,
  Megaphone,
  BadgeAlert,
  PenLine,
  ShieldAlert,
  Signature,
  Stamp,
  Undo2,
} from '../ui/icons.ts'
import { timeWriter } from '../ui/time.ts'
import type { spriteIcon } from '../ui/sprite-icon.tsx'

/** One kind of thing that waits, as the sign of the first page shows it. */
export type WaitingCard = {
  name: string
  /** The first of them. */
  detail: string
  to: string
  Icon: ReturnType<typeof spriteIcon>
}

type Clock = { timeZone: string; now: Date }
type First = NonNullable<Waiting['first']>

type Look = Pick<WaitingCard, 'name' | 'Icon'> & {
  /** Where all of them are. */
  all: string
  /** Where one is that waits alone; without, the list of them. */
  one?: (id: string) => string
  /** Whether it leads to the first of several too: there is no list of them alone. */
  isInTurn?: boolean
  detail?: (first: First, clock: Clock) => string
}

/** What waits is counted without the filter that somebody's list opens with. */
const unfiltered = { selectedFilterId: noSavedFilter }

/** How each kind looks and where it leads. A module adds its line. */
const looks: Readonly<Record<WaitingKind, Look>> = {
  lockouts_waiting: {
    name: 'Lockouts',
    Icon: Lock,
    all: withQuery(paths.lockouts(), { section: 'mine', waitsForMeSelected: 'true' }),
    one: (id) => paths.lockout(id, { pane: 'locks' }),
  },
  jsas_to_sign: {
    name: 'Jobs to sign on to',
    Icon: ShieldAlert,
    all: withQuery(paths.jsaList(), { section: 'mine', selectedStatus: 'active' }),
    one: (id) => paths.jsaSign(id),
  },
  sqrs_waiting: {
    name: 'Quality reports',
    Icon: BadgeAlert,
    // What is to be verified and approved stands among the approvals.
    all: withQuery(paths.sqrs(), {
      ...{ section: 'all', waitsForMeSelected: 'true' },
      selectedPhase: 'open,investigating,monitoring',
    }),
    one: (id) => paths.sqr(id),
  },
  inquiries_waiting: {
    name: 'Inquiries',
    Icon: LifeBuoy,
    all: paths.inquiries({ section: 'open' }),
    one: (id) => paths.inquiry(id),
  },
  handed_back: {
    name: 'Handed back to you',
    Icon: Undo2,
    all: paths.myForms({ section: 'completed' }),
    one: (id) => paths.fillOut(id, { only: 1 }),
    isInTurn: true,
  },
  forms_assigned: {
    name: 'Assigned to you',
    Icon: CalendarClock,
    all: withQuery(paths.myForms({ section: 'ongoing' }), {
      ...{ ...unfiltered, isAssignedSelected: 'true' },
      selectedStartDate: 'none',
    }),
    one: (id) => paths.fillOut(id),
    detail: ({ title, detail }, { timeZone, now }) => {
      const { day, clock } = timeWriter(timeZone, now)(detail)
      const isOver = Date.parse(detail) <= now.getTime()
      return `${title}, ${isOver ? 'overdue since' : 'due'} ${day}, ${clock}`
    },
  },
  to_sign: {
    name: 'To sign',
    Icon: Signature,
    all: paths.pendingApprovals({ kind: 'form' }),
    one: (id) => paths.reviewQuestion(id, { tab: 6 }),
  },
  to_approve: { name: 'To approve', Icon: Stamp, all: paths.pendingApprovals() },
  actions_overdue: {
    name: 'Actions overdue',
    Icon: CalendarClock,
    all: withQuery(paths.actions(), { section: 'mine', overdueSelected: 'true' }),
    detail: (first, clock) => dueFirst(first, true, clock),
  },
  actions_open: {
    name: 'Actions to do',
    Icon: ListTodo,
    all: withQuery(paths.actions(), { section: 'mine', ...unfiltered }),
    detail: (first, clock) => dueFirst(first, false, clock),
  },
  messages_unread: {
    name: 'Messages to read',
    Icon: Megaphone,
    all: withQuery(paths.messages(), { section: 'inbox', ...unfiltered }),
    one: (id) => paths.message(id),
  },
  files_to_acknowledge: {
    name: 'Files to acknowledge',
    Icon: Folder,
    all: paths.files('acknowledge'),
    one: (id) => paths.file(id),
  },
  sheets_to_acknowledge: {
    name: 'Sheets to acknowledge',
    Icon: FlaskConical,
    all: paths.sds('acknowledge'),
    one: (id) => paths.sheet(id),
  },
  sheets_asked_for: {
    name: 'Sheets asked for',
    Icon: FlaskConical,
    all: paths.sds('requested'),
    one: (id) => paths.sheet(id),
  },
  drafts: {
    name: 'Drafts to resume',
    Icon: PenLine,
    all: withQuery(paths.myForms({ section: 'ongoing' }), {
      ...unfiltered,
      selectedStartDate: 'none',
    }),
    one: (id) => paths.fillOut(id),
  },
}

/** The words, the icon and the address of what waits. */
export function waitingCard({ kind, count, first }: Waiting, clock: Clock): WaitingCard {
  const { name, Icon, all, one, isInTurn = false, detail = titleFirst } = looks[kind]
  const isFirst = first !== null && (count === 1 || isInTurn)
  return {
    ...{ name, Icon },
    detail: first === null ? '' : detail(first, clock),
    to: isFirst && one !== undefined ? one(first.id) : all,
  }
}

function titleFirst({ title, detail }: First): string {
  return `${title}, ${detail}`
}

/** An action says when it is due: its detail is the day. */
function dueFirst({ title, detail }: First, isOverdue: boolean, clock: Clock): string {
  const { words, date } = dueOf({ dueOn: detail, isOverdue, isOpen: true }, clock)
  return `${words ?? date}: ${title}`
}
