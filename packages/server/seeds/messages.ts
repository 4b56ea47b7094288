import type { Insertable } from 'kysely'
import { wholePart } from '@holdpoint/api'
import type { MessageReceiptsTable, MessagesTable } from '../src/areas/messages/messages.tables.ts'
import type { AuditEventsTable } from '../src/dispatcher.tables.ts'
import type { RecordAudiencesTable, RecordFilesTable } from '../src/records/records.tables.ts'
import type { Directory } from './directory.ts'
import { chained } from './entry-history.ts'
import type { makeCamera } from './entry-photos.ts'
import { messagePlans, type MessagePlan } from './message-words.ts'
import { shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addMinutes } from './world-time.ts'

/** The messages of the demo world, and how far each person came with them. */
export type WorldMessages = {
  rows: readonly Insertable<MessagesTable>[]
  audiences: readonly Insertable<RecordAudiencesTable>[]
  receipts: readonly Insertable<MessageReceiptsTable>[]
  files: readonly Insertable<RecordFilesTable>[]
  history: readonly Insertable<AuditEventsTable>[]
  counters: ReturnType<typeof numberInOrder>['counters']
}

export type MessagesOptions = {
  people: readonly WorldPerson[]
  now: Date
  directory: Directory
  camera: ReturnType<typeof makeCamera>
  random: SeededRandom
}

type Made = MessagePlan & { id: string; authorId: string; createdAt: Date }

/** Writes the messages of the last weeks; most people have read what they were sent. */
export function makeMessages(options: MessagesOptions): WorldMessages {
  const { now, directory, random } = options
  const made = messagePlans.map((plan): Made => {
    const createdAt = at(plan.madeAt, now)
    const authorId = directory.byDemoRole(plan.author).row.id
    return { ...plan, id: worldId(createdAt, random), authorId, createdAt }
  })
  const { rows, counters } = numberInOrder('MSG', made, ({ createdAt }) => createdAt)
  return {
    counters,
    rows: rows.map((message) => rowOf(message, now)),
    audiences: rows.map(audienceOf),
    receipts: rows.flatMap((message) => receiptsOf(message, options)),
    files: rows.map((message) => pictureOf(message, options)),
    history: rows.flatMap((message) => historyOf(message, now)),
  }
}

const at = (hours: number, now: Date) => addMinutes(now, hours * 60)

/** When a message was sent, a few minutes after it was begun, and when it was recalled. */
const sentAt = ({ createdAt }: Made) => addMinutes(createdAt, 12)
const recalledAt = ({ starts }: Made, now: Date) => at(starts + 5, now)

function rowOf(message: Made & { number: string }, now: Date): Insertable<MessagesTable> {
  const { id, number, title, category, description, priority, kept, authorId, createdAt } = message
  const lastAt =
    kept === 'draft' ? createdAt : kept === 'recalled' ? recalledAt(message, now) : sentAt(message)
  return {
    ...{ shard_key: shardKey, id, number, title, category, description, priority },
    ...{ starts_at: at(message.starts, now), ends_at: at(message.ends, now) },
    ...{ require_ack: message.requireAck ?? false, status: kept },
    status_reason: message.reason ?? null,
    ...{ created_by: authorId, created_at: createdAt, updated_at: lastAt },
    row_version: kept === 'draft' ? 1 : kept === 'recalled' ? 3 : 2,
  }
}

function audienceOf(message: Made): Insertable<RecordAudiencesTable> {
  const whole = [wholePart]
  return {
    ...{ shard_key: shardKey, record_type: 'message', record_id: message.id },
    ...{ countries: whole, business_units: whole, job_titles: whole },
    districts: [...(message.districts ?? whole)],
    departments: [...(message.departments ?? whole)],
    crews: [...(message.crews ?? [])],
  }
}

/** Those of the demo accounts come to it by themselves. */
function receiptsOf(
  message: Made,
  { people, now, random }: MessagesOptions,
): Insertable<MessageReceiptsTable>[] {
  if (message.kept === 'draft' || message.starts > 0) {
    return []
  }
  const { districts } = message
  return people
    .filter(({ seat }) => seat.demo === null)
    .filter(({ seat }) => districts === undefined || districts.includes(seat.district))
    .filter(() => random.chance(0.8))
    .map(({ row }) => {
      const delivered = addMinutes(at(message.starts, now), random.int(5, 240))
      const isOpened = random.chance(0.85)
      const isAcknowledged = isOpened && message.requireAck === true && random.chance(0.9)
      const opened = addMinutes(delivered, random.int(0, 20))
      return {
        ...{ shard_key: shardKey, message_id: message.id, person_id: row.id },
        delivered_at: delivered,
        ...{ opened_at: isOpened ? opened : null, opened_round: isOpened ? 1 : 0 },
        acknowledged_at: isAcknowledged ? addMinutes(opened, 1) : null,
        acknowledged_round: isAcknowledged ? 1 : 0,
      }
    })
}

function pictureOf(
  { id, authorId, createdAt }: Made,
  { camera }: MessagesOptions,
): Insertable<RecordFilesTable> {
  const { uploadId } = camera.take('barrier', authorId, id, createdAt)
  return {
    ...{ shard_key: shardKey, record_type: 'message', record_id: id, upload_id: uploadId },
    ...{ slot: 'image', added_by: authorId, added_at: createdAt },
  }
}

function historyOf(message: Made, now: Date): Insertable<AuditEventsTable>[] {
  const { id, title, kept, authorId: personId, createdAt, reason } = message
  const about = { recordType: 'message', recordId: id }
  const created = {
    ...{ at: createdAt, personId },
    event: { ...about, action: 'create', changes: { title: { from: null, to: title } } },
  }
  const moved = (action: string, from: string, to: string) => ({
    ...about,
    ...{ action, changes: { status: { from, to } } },
  })
  const sent = { at: sentAt(message), personId, event: moved('send', 'draft', 'scheduled') }
  const recalled = {
    ...{ at: recalledAt(message, now), personId },
    event: { ...moved('recall', 'active', 'recalled'), reason: reason ?? '' },
  }
  return chained([
    created,
    ...(kept === 'draft' ? [] : [sent]),
    ...(kept === 'recalled' ? [recalled] : []),
  ])
}
