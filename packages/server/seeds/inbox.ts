import type { NotificationKind, ToldRecord } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import type { NotificationsTable } from '../src/areas/notifications/notifications.tables.ts'
import type { ActionRecord } from './action-record.ts'
import type { WorldEntry } from './entries.ts'
import type { SignerRow } from './entry-signers.ts'
import type { WorldFormSchedules } from './form-schedules.ts'
import { shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { WorldTopics } from './topics.ts'
import { worldId } from './world-id.ts'
import { addMinutes } from './world-time.ts'

type InboxOptions = {
  now: Date
  people: readonly WorldPerson[]
  entries: readonly WorldEntry[]
  actions: readonly ActionRecord[]
  assignments: WorldFormSchedules['assignments']
  topics: WorldTopics
  random: SeededRandom
}

/** Something that one person was told. */
type Told = {
  kind: NotificationKind
  record: ToldRecord
  id: string
  to: string
  /** Who did it; null for the clock. */
  by: string | null
  at: Date | string
  /** It waits for them still. */
  isWaiting?: boolean
}

/** How long something waits in an inbox of the demo world before it is read. */
const unreadMinutes = 36 * 60
/** The inbox keeps nothing that is older. */
const keptMinutes = 90 * 24 * 60

/**
 * The inboxes of those who sign in to the demo world: what they were told of everything else that is
 * made up in it. Nobody reads those of others, so that they stay empty.
 */
export function makeInbox(options: InboxOptions): Insertable<NotificationsTable>[] {
  const { now, people, random } = options
  const readers = new Set(people.filter(({ seat }) => seat.demo !== null).map(({ row }) => row.id))
  return [
    ...options.entries.flatMap(ofEntry),
    ...options.actions.flatMap(ofAction),
    ...options.assignments.map(ofAssignment),
    ...ofTopics(options.topics),
  ]
    .filter(({ to, by }) => readers.has(to) && to !== by)
    .map((told) => ({ ...told, at: new Date(told.at) }))
    .filter(({ at }) => at < now && at > addMinutes(now, -keptMinutes))
    .map(({ kind, record, id, to, by, at, isWaiting = false }) => {
      const isRead = !isWaiting && at < addMinutes(now, -unreadMinutes)
      return {
        ...{ shard_key: shardKey, id: worldId(at, random), person_id: to, kind },
        ...{ record_type: record, record_id: id, actor_id: by, created_at: at },
        read_at: isRead ? addMinutes(at, random.int(20, unreadMinutes)) : null,
      }
    })
}

function ofEntry({ row, signers, talk }: WorldEntry): Told[] {
  const about = { record: 'my_form', id: row.id } as const
  const owner = { to: row.person_id }
  const isOpen = row.status === 'in_review' || row.status === 'approved'
  const isUndecided = ({ task, status }: SignerRow) => task === 'approve' && status === 'pending'
  const due = Math.min(...signers.filter(isUndecided).map(({ step = 1 }) => step))
  return [
    ...talk.comments
      .filter(({ privacy_type: privacy }) => privacy === 'public')
      .map(({ person_id: by, created_at: at }): Told => {
        return { ...about, ...owner, kind: 'form_commented', by, at }
      }),
    ...talk.kudos.flatMap(({ person_ids: thanked = [], given_by: by, created_at: at }) =>
      thanked.map((to): Told => ({ ...about, kind: 'kudos_received', to, by, at })),
    ),
    ...talk.shares.map(({ person_id: to, shared_by: by, created_at: at }): Told => {
      return { ...about, kind: 'form_shared', to, by, at }
    }),
    ...signers.flatMap(
      ({ person_id: signer, task, status, signed_at: signedAt, step = 1 }): Told[] => {
        if (signedAt instanceof Date) {
          const decided = status === 'refused' ? 'form_rejected' : 'form_approved'
          const kind = task === 'sign' ? 'form_signed' : decided
          return [{ ...about, ...owner, kind, by: signer, at: signedAt }]
        }
        const isDue = isOpen && status === 'pending' && (task === 'sign' || step === due)
        const kind = task === 'sign' ? 'form_to_sign' : 'form_to_approve'
        const asked = { to: signer, by: row.person_id, at: row.submitted_at ?? row.started_at }
        return isDue ? [{ ...about, ...asked, kind, isWaiting: true }] : []
      },
    ),
  ]
}

function ofAction({ row, assignees }: ActionRecord): Told[] {
  const { id, status, created_by: by, created_at: at } = row
  const isWaiting = status === 'open'
  return assignees.map(({ person_id: to }): Told => {
    return { kind: 'action_assigned', record: 'action', id, to, by, at, isWaiting }
  })
}

function ofAssignment(assignment: WorldFormSchedules['assignments'][number]): Told {
  const { my_form_id: id, person_id: to, opens_at: at, done_at: doneAt = null } = assignment
  const isWaiting = doneAt === null
  return { kind: 'form_assigned', record: 'my_form', id, to, by: null, at, isWaiting }
}

function ofTopics({ topics, questions, answers }: WorldTopics): Told[] {
  const owners = new Map(topics.map(({ id, owner_id: owner }) => [id, owner]))
  const asked = questions.map((question): Told => {
    const {
      id,
      topic_id: topicId,
      asked_by: by,
      asked_at: at,
      is_anonymous: isAnonymous,
    } = question
    const to = owners.get(topicId) ?? by
    const about = { kind: 'question_asked', record: 'topic_question', id } as const
    return { ...about, to, at, by: isAnonymous === true ? null : by }
  })
  const askers = new Map(questions.map(({ id, asked_by: asker }) => [id, asker]))
  const answered = answers.map((answer): Told => {
    const { question_id: id, answered_by: by, answered_at: at } = answer
    const to = askers.get(id) ?? by
    return { kind: 'question_answered', record: 'topic_question', id, to, by, at }
  })
  return [...asked, ...answered]
}
