import { wholePart } from '@holdpoint/api'
import type { Insertable } from 'kysely'
import type { LibraryFilesTable, LibraryVersionsTable } from '../src/areas/files/files.tables.ts'
import type { AuditEventsTable } from '../src/dispatcher.tables.ts'
import type {
  RecordAcknowledgementsTable,
  RecordAudiencesTable,
  RecordFilesTable,
} from '../src/records/records.tables.ts'
import type { Directory } from './directory.ts'
import { chained, type Deed } from './entry-history.ts'
import type { makeCamera } from './entry-photos.ts'
import { filePlans, type FilePlan } from './file-words.ts'
import { organisation, shardKey } from './organisation.ts'
import { paperOf } from './paper.ts'
import type { WorldPerson } from './people.ts'
import { numberInOrder } from './record-numbers.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes, zoneClock } from './world-time.ts'

/** The file library of the demo world, and who has acknowledged what. */
export type WorldFiles = {
  files: readonly Insertable<LibraryFilesTable>[]
  versions: readonly Insertable<LibraryVersionsTable>[]
  held: readonly Insertable<RecordFilesTable>[]
  audiences: readonly Insertable<RecordAudiencesTable>[]
  acknowledgements: readonly Insertable<RecordAcknowledgementsTable>[]
  history: readonly Insertable<AuditEventsTable>[]
  counters: ReturnType<typeof numberInOrder>['counters']
}

export type FilesOptions = {
  people: readonly WorldPerson[]
  now: Date
  directory: Directory
  camera: ReturnType<typeof makeCamera>
  random: SeededRandom
}

const dayMinutes = 24 * 60
const recordType = 'library_file'

type Made = FilePlan & { id: string; number: string; at: Date; count: number }

/** Brings the library: papers in versions, most of them in force and read by most. */
export function makeFiles(options: FilesOptions): WorldFiles {
  const { now, directory, camera, random } = options
  const keeper = directory.byDemoRole('admin').row.id
  const approver = directory.byDemoRole('reviewer').row.id
  const today = zoneClock(organisation.time_zone).dayOf(now)
  const planned = filePlans.map((plan) => {
    const at = addMinutes(now, -plan.age * dayMinutes)
    return { ...plan, at, id: worldId(at, random), count: plan.versions ?? 1 }
  })
  const { rows, counters } = numberInOrder('FIL', planned, ({ at }) => at)
  const versions = rows.flatMap((file) => versionsOf(file, { keeper, approver, camera }))
  return {
    counters,
    files: rows.map((file) => ({
      ...{ shard_key: shardKey, id: file.id, number: file.number, name: file.name },
      ...{ status: file.status ?? ('approved' as const), status_reason: file.reason ?? null },
      ...{ folder: file.folder, tags: [...file.tags], description: file.description },
      ...{ owner_id: keeper, approver_id: approver, version: file.count },
      review_on: file.review === undefined ? null : addDays(today, file.review),
      ...{ require_ack: file.ack !== undefined, due_days: file.ack?.days ?? 14 },
      repeat_months: file.ack?.months ?? null,
      check_question: file.check?.question ?? '',
      check_right: file.check?.right ?? '',
      check_wrong: [...(file.check?.wrong ?? [])],
      ...forceOf(file),
      ...{ created_by: keeper, created_at: file.at, updated_at: lastAt(file) },
    })),
    versions: versions.map(({ row }) => row),
    held: versions.map(({ held }) => held),
    audiences: rows.map(audienceOf),
    acknowledgements: rows.flatMap((file) => acknowledgementsOf(file, options)),
    history: rows.flatMap((file) => historyOf(file, { keeper, approver })),
  }
}

const isInForce = ({ status = 'approved' }: FilePlan) => status === 'approved'
const broughtAt = ({ at }: Made, version: number) => addMinutes(at, version * 60)
const approvedAt = (file: Made, version: number) => addMinutes(broughtAt(file, version), 30)
const lastAt = (file: Made) => approvedAt(file, file.count)

function forceOf(file: Made) {
  return isInForce(file)
    ? { current_version: file.count, material_version: 1, ack_from: approvedAt(file, 1) }
    : {}
}

type Hands = { keeper: string; approver: string }

function versionsOf(
  file: Made,
  { keeper, approver, camera }: Hands & Pick<FilesOptions, 'camera'>,
) {
  const isApproved = isInForce(file)
  return Array.from({ length: file.count }, (_, place) => {
    const version = place + 1
    const at = broughtAt(file, version)
    const title = `${file.name}, version ${version}`
    const { uploadId } = camera.keep(
      {
        name: `${file.name.toLowerCase().replace(/[^a-z0-9]+/gu, '-')}-${version}.pdf`,
        type: 'application/pdf',
        bytes: paperOf(title, [...file.lines, 'Made up for a demonstration.']),
      },
      { personId: keeper, recordId: file.id, at },
    )
    return {
      row: {
        ...{ shard_key: shardKey, file_id: file.id, version, upload_id: uploadId },
        note: version === 1 ? '' : 'Words made plainer, nothing else.',
        ...{ is_material: version === 1, uploaded_by: keeper, uploaded_at: at },
        ...(isApproved ? { approved_by: approver, approved_at: approvedAt(file, version) } : {}),
      },
      held: {
        ...{ shard_key: shardKey, record_type: recordType, record_id: file.id },
        ...{ upload_id: uploadId, slot: `version ${version}`, added_by: keeper, added_at: at },
      },
    }
  })
}

function audienceOf({ id, districts }: Made): Insertable<RecordAudiencesTable> {
  const whole = [wholePart]
  return {
    ...{ shard_key: shardKey, record_type: recordType, record_id: id },
    ...{ countries: whole, departments: whole, business_units: whole, job_titles: whole },
    districts: [...(districts ?? whole)],
  }
}

/** Those of the demo accounts come to it by themselves. */
function acknowledgementsOf(
  file: Made,
  { people, now, random }: FilesOptions,
): Insertable<RecordAcknowledgementsTable>[] {
  if (file.ack === undefined || !isInForce(file)) {
    return []
  }
  return people
    .filter(({ seat }) => seat.demo === null)
    .filter(({ seat }) => file.districts === undefined || file.districts.includes(seat.district))
    .filter(() => random.chance(0.85))
    .flatMap(({ row }) => {
      const opened = addMinutes(approvedAt(file, file.count), random.int(60, 9 * dayMinutes))
      return opened > now
        ? []
        : [
            {
              ...{ shard_key: shardKey, record_type: recordType, record_id: file.id },
              ...{ person_id: row.id, version: file.count, opened_at: opened },
              acknowledged_at: random.chance(0.95) ? addMinutes(opened, 3) : null,
            },
          ]
    })
}

function historyOf(file: Made, { keeper, approver }: Hands): Insertable<AuditEventsTable>[] {
  const about = { recordType, recordId: file.id }
  const deeds: Deed[] = [
    {
      ...{ at: file.at, personId: keeper },
      event: { ...about, action: 'add', changes: { name: { from: null, to: file.name } } },
    },
  ]
  for (let version = 1; version <= file.count; version += 1) {
    const brought = broughtAt(file, version)
    const status = (from: string, to: string) => ({ status: { from, to } })
    const wasApproved = isInForce(file)
    deeds.push({
      ...{ at: brought, personId: keeper },
      event: {
        ...{ ...about, action: 'add version' },
        changes: {
          version: { from: version - 1 || null, to: version },
          ...(version > 1 ? status('approved', 'draft') : {}),
        },
      },
    })
    if (wasApproved || file.status === 'pending') {
      deeds.push({
        ...{ at: addMinutes(brought, 5), personId: keeper },
        event: { ...about, action: 'submit', changes: status('draft', 'pending') },
      })
    }
    if (wasApproved) {
      deeds.push({
        ...{ at: approvedAt(file, version), personId: approver },
        event: { ...about, action: 'approve', changes: status('pending', 'approved') },
      })
    }
  }
  if (file.status === 'archived') {
    deeds.push({
      ...{ at: lastAt(file), personId: keeper },
      event: {
        ...{ ...about, action: 'archive', reason: file.reason ?? 'Out of use.' },
        changes: { status: { from: 'draft', to: 'archived' } },
      },
    })
  }
  return chained(deeds)
}
