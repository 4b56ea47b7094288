import type { Insertable } from 'kysely'
import { inquiryCloseDays, type InquiryState } from '@holdpoint/api'
import type {
  InquiriesTable,
  InquiryRepliesTable,
} from '../src/areas/inquiries/inquiries.tables.ts'
import type { Directory } from './directory.ts'
import { chained, type Deed } from './entry-history.ts'
import { inquiryLines, type InquiryLine, type InquiryStep } from './inquiry-lines.ts'
import { organisation, shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, earlier, zoneClock } from './world-time.ts'

type Scene = {
  now: Date
  directory: Directory
  people: readonly WorldPerson[]
  random: SeededRandom
}
type Made = InquiryLine & { number: string; id: string; askerId: string; at: Date }
type Row = Insertable<InquiriesTable> & { status: InquiryState; row_version: number }

const clock = zoneClock(organisation.time_zone)

/** What the people of the demo world asked their administrators, and what became of it. */
export function makeInquiries({ now, directory, people, random }: Scene) {
  const today = clock.dayOf(now)
  const others = people.filter(({ seat }) => seat.demo === null)
  const planned = inquiryLines.map((line) => {
    const at = clock.instantOf(addDays(today, -line.daysAgo), 6 * 60 + random.int(0, 240))
    const asker = line.by === null ? random.pick(others) : directory.byDemoRole(line.by)
    return { ...line, at, askerId: asker.row.id, id: worldId(at, random) }
  })
  const { rows, counters } = numberInOrder('INQ', planned, ({ at }) => at)
  const adminId = directory.byDemoRole('admin').row.id
  const records = rows.map((made) => inquiryOf(made, { now, adminId, random }))
  return {
    counters,
    inquiries: records.map(({ row }) => row),
    replies: records.flatMap(({ replies }) => replies),
    history: records.flatMap(({ history }) => chained(history)),
  }
}

/** The inquiries of the demo world, as they are written. */
export type WorldInquiries = ReturnType<typeof makeInquiries>

/** Whose each step is; the clock's is nobody's. */
const ofAsker: readonly InquiryStep['did'][] = ['answer', 'confirm', 'reopen', 'withdraw']

/** After these what was said last still holds. */
const keepsReason = ['take', 'confirm', 'close']

const leadsTo: Partial<Record<InquiryStep['did'], InquiryState>> = {
  ...{ take: 'in_progress', ask: 'waiting_user', resolve: 'resolved', confirm: 'closed' },
  ...{ reopen: 'in_progress', withdraw: 'withdrawn', close: 'closed' },
}

type Along = Pick<Scene, 'now' | 'random'> & { adminId: string }

function inquiryOf(made: Made, { now, adminId, random }: Along) {
  const { id, number, subject, askerId, description, category, priority, page = '' } = made
  const row: Row = {
    ...{ shard_key: shardKey, id, number, subject, description, category, priority, page },
    ...{ asker_id: askerId, assignee_id: null, asked_at: made.at, updated_at: made.at },
    ...{ status: 'new', status_reason: null, resolved_at: null, closed_at: null, row_version: 1 },
  }
  const replies: Insertable<InquiryRepliesTable>[] = []
  const history: Deed[] = []
  let at = made.at
  const told = (
    personId: string | null,
    action: string,
    changes: Record<string, unknown> = {},
    reason?: string,
  ) => {
    const event = { recordType: 'inquiry', recordId: id, action, changes }
    history.push({ at, personId, event: { ...event, ...(reason === undefined ? {} : { reason }) } })
  }
  /** A move to a state, with what was said. */
  const move = (personId: string | null, did: string, to: InquiryState, text?: string) => {
    const taken = did === 'take' ? { assignee: { from: null, to: adminId } } : {}
    told(personId, did, { status: { from: row.status, to }, ...taken }, text)
    row.status = to
    row.status_reason = (keepsReason.includes(did) ? row.status_reason : text) ?? null
    row.row_version += 1
    row.updated_at = at
  }
  told(askerId, 'create', { subject: { from: null, to: subject } })
  for (const { did, after, text } of made.steps ?? []) {
    at = earlier(now, addMinutes(at, after * 60))
    const personId = did === 'close' ? null : ofAsker.includes(did) ? askerId : adminId
    const to = leadsTo[did]
    if (to === undefined) {
      const isInternal = did === 'note'
      replies.push({
        ...{
          shard_key: shardKey,
          inquiry_id: id,
          id: worldId(at, random),
          person_id: personId ?? '',
        },
        ...{ written_at: at, body: text ?? '', is_internal: isInternal },
      })
      told(personId, isInternal ? 'note' : 'reply')
      row.updated_at = isInternal ? row.updated_at : at
      if (did === 'answer' && row.status === 'waiting_user') {
        move(personId, 'answer', 'in_progress')
      }
      continue
    }
    move(
      personId,
      did,
      to,
      did === 'close' ? `Nobody said otherwise within ${inquiryCloseDays} days.` : text,
    )
    if (did === 'take') {
      row.assignee_id = adminId
    }
    if (did === 'resolve' || did === 'reopen') {
      row.resolved_at = did === 'resolve' ? at : null
    }
    row.closed_at = to === 'closed' ? at : null
  }
  return { row, replies, history }
}
