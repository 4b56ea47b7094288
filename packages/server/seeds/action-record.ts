import type { ActionStatus } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import type {
  ActionAssigneesTable,
  ActionDueDatesTable,
  ActionsTable,
} from '../src/areas/actions/actions.tables.ts'
import { json } from '../src/db/json.ts'
import type { RecordFilesTable } from '../src/records/records.tables.ts'
import { deedsOf, firstDoers } from './action-deeds.ts'
import type { ActionDeed } from './action-deeds.ts'
import type { Fate } from './action-fate.ts'
import type { Matter } from './action-matter.ts'
import type { Deed } from './entry-history.ts'
import type { makeCamera } from './entry-photos.ts'
import { shardKey } from './organisation.ts'
import type { SeededRandom } from './seeded-random.ts'
import { addDays } from './world-time.ts'
import type { ZoneClock } from './world-time.ts'

/** An action with everything that hangs on it. */
export type ActionRecord = {
  row: Insertable<ActionsTable> & { source_id: string | null }
  assignees: Insertable<ActionAssigneesTable>[]
  dueDates: Insertable<ActionDueDatesTable>[]
  files: Insertable<RecordFilesTable>[]
  history: Deed[]
}

/** An action that is known, and what became of it. */
export type NumberedAction = { matter: Matter; fate: Fate; number: string }

type Desk = {
  camera: ReturnType<typeof makeCamera>
  random: SeededRandom
  clock: ZoneClock
  numberOf: (actionId: string) => string
}

type Columns = Partial<Insertable<ActionsTable>>

/**
 * Lives through everything that was done with an action: its row, its due dates, its files and its
 * history come from the same deeds, so that they cannot differ.
 */
export function recordOf({ matter, fate, number }: NumberedAction, desk: Desk): ActionRecord {
  const { id, raisedAt, raisedBy, origin, source } = matter
  const [firstDue = matter.dueOn] = fate.dueDays
  const file = (uploadId: string, slot: string, addedBy: string, addedAt: Date) => ({
    ...{ shard_key: shardKey, record_type: 'action', record_id: id, upload_id: uploadId },
    ...{ slot, added_by: addedBy, added_at: addedAt },
  })
  const due = (
    sequence: number,
    dueOn: string,
    setBy: string,
    at: Date,
    reason: string | null,
  ) => ({
    ...{ shard_key: shardKey, action_id: id, sequence, due_on: dueOn },
    ...{ set_by: setBy, set_at: at, reason },
  })
  let assigneeIds: readonly string[] = firstDoers(fate)
  let status: ActionStatus = 'open'
  let columns: Columns = { updated_at: raisedAt }
  let version = 1
  const dueDates = [due(1, firstDue, raisedBy.row.id, raisedAt, null)]
  const files = source.photoIds.map((photo) => file(photo, 'source', raisedBy.row.id, raisedAt))
  const history: Deed[] = [raised()]

  for (const deed of deedsOf(matter, fate, desk.random)) {
    const { event, at, personId, reason } = deed
    if (event === 'add evidence') {
      const photo = desk.camera.take(origin?.questionKey ?? id, personId, id, at)
      files.push(file(photo.uploadId, 'evidence', personId, at))
      tell(deed, { file: { from: null, to: photo.name } })
      continue
    }
    const to = targetOf(event, fate)
    const changes: Record<string, unknown> = to ? { status: { from: status, to } } : {}
    if (deed.assigneeIds !== undefined) {
      changes['assignees'] = { from: assigneeIds, to: deed.assigneeIds }
      assigneeIds = deed.assigneeIds
    }
    if (deed.dueOn !== undefined) {
      const before = dueDates.at(-1)?.due_on ?? firstDue
      changes['dueOn'] = { from: before, to: deed.dueOn }
      dueDates.push(due(dueDates.length + 1, deed.dueOn, personId, at, reason ?? null))
    }
    if (event === 'notEffective' && fate.childId !== null) {
      changes['isEffective'] = { from: null, to: false }
      changes['followedBy'] = { from: null, to: desk.numberOf(fate.childId) }
    }
    columns = {
      ...columns,
      ...(to ? { status_reason: reason ?? null, waits_until: null } : {}),
      ...(to === 'closed' || to === 'cancelled' ? { closed_at: at } : {}),
      ...columnsAfter(deed, to, fate, desk),
      updated_at: at,
    }
    status = to ?? status
    version += 1
    tell(deed, changes)
  }

  return {
    dueDates,
    files,
    history,
    assignees: assigneeIds.map((personId, place) => ({
      ...{ shard_key: shardKey, id: `${id}-${place}`, action_id: id, person_id: personId, place },
    })),
    row: {
      ...{ shard_key: shardKey, id, number, status },
      ...source.place,
      ...{ title: matter.title, description: matter.description, type: matter.type },
      ...{ priority: matter.priority, control_level: matter.controlLevel },
      ...{ source_type: origin?.type ?? null, source_id: origin?.id ?? null },
      ...{ question_key: origin?.questionKey ?? null, source_words: json(source.words) },
      ...{ created_by: raisedBy.row.id, created_at: raisedAt, owner_id: fate.owner.row.id },
      ...{ verifier_id: fate.verifier?.row.id ?? null, first_due_on: firstDue },
      ...{ due_on: dueDates.at(-1)?.due_on ?? firstDue, due_moves: dueDates.length - 1 },
      ...{ evidence_min: fate.evidenceMin, effectiveness_days: fate.effectivenessDays },
      ...{ repeat_every_days: fate.repeatEveryDays, parent_id: fate.parentId },
      ...{ asset_id: fate.assetId, work_order_id: fate.workOrderId },
      updated_at: raisedAt,
      ...columns,
      row_version: version,
    },
  }

  function raised(): Deed {
    const changes = {
      title: { from: null, to: matter.title },
      assignees: { from: [], to: assigneeIds },
      dueOn: { from: null, to: firstDue },
      ...(origin === null ? {} : { source: { from: null, to: origin } }),
    }
    const event = { recordType: 'action', recordId: id, action: 'raise', changes }
    return { at: raisedAt, personId: raisedBy.row.id, event }
  }

  function tell(
    { event, at, personId, reason }: ActionDeed,
    changes: Record<string, unknown>,
  ): void {
    const because = reason === undefined ? {} : { reason }
    const told = { recordType: 'action', recordId: id, action: event, changes, ...because }
    history.push({ at, personId, event: told })
  }
}

/** The state that a deed leads to; undefined where it stays as it is. */
function targetOf(event: ActionDeed['event'], fate: Fate): ActionStatus | undefined {
  const isWatched = fate.effectivenessDays !== null
  switch (event) {
    case 'start':
    case 'resume':
    case 'sendBack':
      return 'in_progress'
    case 'decline':
      return 'returned'
    case 'reissue':
      return 'open'
    case 'hold':
      return 'on_hold'
    case 'cancel':
      return 'cancelled'
    case 'complete':
      return fate.verifier !== null
        ? 'pending_verification'
        : isWatched
          ? 'effectiveness_review'
          : 'closed'
    case 'verify':
      return isWatched ? 'effectiveness_review' : 'closed'
    case 'confirm':
    case 'closeWithChild':
      return 'closed'
    default:
      return undefined
  }
}

/** The columns that a deed writes beside the state. */
function columnsAfter(
  { event, at, personId }: ActionDeed,
  to: ActionStatus | undefined,
  fate: Fate,
  { clock, numberOf }: Desk,
): Columns {
  const days = fate.effectivenessDays ?? 0
  const watched: Columns =
    to === 'effectiveness_review' ? { waits_until: addDays(clock.dayOf(at), days) } : {}
  switch (event) {
    case 'start':
      return { started_at: at }
    case 'hold':
      return { waits_until: fate.waitsUntil }
    case 'complete':
      return { completed_at: at, completed_by: personId, ...watched }
    case 'verify':
      return { verified_at: at, verified_by: personId, ...watched }
    case 'sendBack':
      return { completed_at: null, completed_by: null }
    case 'confirm':
      return { is_effective: true }
    case 'notEffective':
      return { is_effective: false, status_reason: `Waits for ${numberOf(fate.childId ?? '')}.` }
    default:
      return {}
  }
}
