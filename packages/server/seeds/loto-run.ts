import {
  absentChecks,
  lockOnStatement,
  lotoRoleLabels,
  toldStatement,
  type LotoRole,
  type LotoState,
} from '@holdpoint/api'
import type { Insertable } from 'kysely'
import { checklistOf, type LotoEvent } from '../src/areas/loto/loto.checks.ts'
import type {
  LotoAuthorizationsTable,
  LotosTable,
  LotoStepsTable,
  LotoTemplatesTable,
  LotoTemplateStepsTable,
} from '../src/areas/loto/loto.tables.ts'
import { json } from '../src/db/json.ts'
import type { Deed } from './entry-history.ts'
import { signatureOf } from './entry-signers.ts'
import type { makeCamera } from './entry-photos.ts'
import type { LotoCrew } from './loto-crew.ts'
import type { LotoPlan } from './loto-plan.ts'
import { shardKey } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { SeededRandom } from './seeded-random.ts'
import { worldId } from './world-id.ts'
import { addMinutes } from './world-time.ts'

/** A lockout that is about to be lived through. */
export type LotoScene = {
  plan: LotoPlan
  crew: LotoCrew
  template: Insertable<LotoTemplatesTable> & { id: string }
  steps: readonly Insertable<LotoTemplateStepsTable>[]
  id: string
  writtenAt: Date
  /** When the first lock goes on. */
  startsAt: Date
  now: Date
  camera: ReturnType<typeof makeCamera>
  random: SeededRandom
}

type Point = Insertable<LotoStepsTable> & { lock_numbers: string[]; state: string }
type Line = Insertable<LotoAuthorizationsTable> & { person: WorldPerson }
type Photo = { uploadId: string; personId: string; at: Date }

/**
 * Lives a lockout through, deed by deed, as the calls would write it: its row, its points, its people
 * and its history come of the same steps, so that none says what another does not.
 */
export function lived(scene: LotoScene) {
  const { plan, crew, template, id, random, writtenAt, startsAt } = scene
  const { lead, second, author } = crew
  const isGroup = plan.lockbox !== ''
  let at = writtenAt
  let status = 'draft' as LotoState
  let version = 0
  let primary = lead
  let lastReason = null as string | null
  const row: Partial<Insertable<LotosTable>> = {}
  const deeds: Deed[] = []
  const photos: Photo[] = []
  const signatures = new Map<string, object>()
  let nextLock = plan.firstLock
  const points = scene.steps.map((step): Point => {
    const { template_id: _template, ...said } = step
    return { ...said, loto_id: id, ...unlocked, state: 'open', photos: json([]) }
  })
  const lines = crew.named.map(([person, role], place): Line => ({
    ...{ shard_key: shardKey, loto_id: id, id: worldId(writtenAt, random), place, person },
    ...{ person_id: person.row.id, role, lock_number: '', signed_at: null, signature: null },
    ...{ witness_id: null, locked_at: null, unlocked_at: null, removed_by: null },
  }))

  /** Something that somebody does so many minutes after what was before. */
  function does(
    by: WorldPerson,
    action: string,
    { after = 1, changes = {}, reason }: { after?: number; changes?: object; reason?: string } = {},
  ): void {
    at = addMinutes(at, after)
    version += action === 'begin' ? 0 : 1
    const said = reason === undefined ? {} : { reason }
    const event = { recordType: 'loto', recordId: id, action, changes: { ...changes }, ...said }
    deeds.push({ at, personId: by.row.id, event })
  }

  function moves(
    by: WorldPerson,
    event: LotoEvent,
    to: LotoState,
    { after = 2, changes = {}, reason }: { after?: number; changes?: object; reason?: string } = {},
  ): void {
    const list = checklistOf(event, textsOf(template)).map(({ text }) => text)
    const ticked = list.length === 0 ? {} : { checks: { from: null, to: list } }
    const states = status === to ? {} : { status: { from: status, to } }
    lastReason = reason ?? null
    status = to
    const said = reason === undefined ? {} : { reason }
    does(by, event, { after, changes: { ...states, ...changes, ...ticked }, ...said })
  }

  const pointSays = (point: Point, words: string) => ({
    point: { from: null, to: `${point.point_tag} ${point.device}: ${words}` },
  })

  function lock(point: Point, by: WorldPerson, after: number): void {
    const numbers = Array.from({ length: point.lock_count }, () => String(nextLock++))
    const tag = point.lock_count === 0 ? `Tag ${point.point_tag}` : ''
    const words = numbers.length === 0 ? `tagged with ${tag}` : `locked with ${numbers.join(', ')}`
    does(by, 'lock_point', { after, changes: pointSays(point, words) })
    row.first_locked_at ??= at
    Object.assign(point, {
      ...{ state: 'locked', lock_numbers: numbers, tag_number: tag, locked_by: by.row.id },
      ...{ locked_at: at, holder_id: by.row.id },
    })
  }

  function photograph(point: Point, by: WorldPerson): void {
    at = addMinutes(at, 1)
    const { uploadId, name } = scene.camera.take('valve', by.row.id, id, at)
    point.photos = json([{ uploadId, name, at: at.toISOString(), personId: by.row.id }])
    photos.push({ uploadId, personId: by.row.id, at })
    does(by, 'photograph', { after: 0, changes: pointSays(point, name) })
  }

  /** Each point is shown to be at zero: by the second where there is a group, else by who leads. */
  function verifyAll(): void {
    const by = isGroup ? second : primary
    for (const point of points) {
      if (point.stored_energy !== '') {
        does(primary, 'release_point', { changes: pointSays(point, 'stored energy released') })
        const released = { state: 'released', released_by: primary.row.id, released_at: at }
        Object.assign(point, released)
      }
      const reading = point.expected_reading
      const words = reading === '' ? 'at zero' : `at zero, reads ${reading}`
      does(by, 'verify_point', { after: 2, changes: pointSays(point, words) })
      Object.assign(point, {
        ...{ state: 'verified', reading, is_reading_met: reading === '' ? null : true },
        ...{ verified_by: by.row.id, verified_at: at },
      })
    }
    moves(by, 'verify', 'verified')
    Object.assign(row, { verified_at: at, verified_by: by.row.id })
  }

  function sign(line: Line, after: number): void {
    const isLocking = line.role === 'authorized'
    const { person } = line
    at = addMinutes(at, after)
    const statement = isLocking ? lockOnStatement : toldStatement
    const signature = { ...signatureOf(person.row, at), statement }
    const before = signatures.get(line.id) ?? null
    signatures.set(line.id, signature)
    const number = isLocking ? String(nextLock++) : ''
    Object.assign(line, { signed_at: at, signature: json(signature) })
    if (isLocking) {
      Object.assign(line, { lock_number: number, locked_at: at, unlocked_at: null })
    }
    const to = { ...signature, authorizationId: line.id, witnessId: null }
    does(person, 'sign', {
      after: 0,
      changes: {
        signature: { from: before, to },
        ...(isLocking ? { lock: { from: null, to: `${number} of ${person.row.full_name}` } } : {}),
      },
    })
    if (isLocking && status === 'verified') {
      moves(person, 'begin', 'work_active', { after: 0 })
    }
  }

  const lockOf = ({ lock_number: number, person }: Line) =>
    `${number ?? ''} of ${person.row.full_name}`

  function lockOff(line: Line, after: number): void {
    does(line.person, 'lock_off', { after, changes: { lock: { from: lockOf(line), to: null } } })
    Object.assign(line, { locked_at: null, unlocked_at: at })
  }

  const workers = lines.filter(({ role, person }) => role === 'authorized' && person !== second)
  const seconds = lines.filter(({ person, role }) => person === second && role === 'authorized')
  const on = () => lines.filter(({ locked_at: since }) => since !== null)

  function unlockInReverse(some: readonly Point[], isForGood: boolean): void {
    for (const point of some.toReversed()) {
      const numbers = point.lock_numbers
      const what = numbers.length === 0 ? 'tag' : numbers.length === 1 ? 'lock' : 'locks'
      does(primary, 'unlock_point', {
        after: 2,
        changes: pointSays(point, `${[what, ...numbers].join(' ')} off`),
      })
      Object.assign(
        point,
        isForGood
          ? { state: 'removed', removed_by: primary.row.id, removed_at: at }
          : { ...unlocked, photos: json([]) },
      )
      point.state = isForGood ? 'removed' : 'open'
    }
  }

  /** Nobody under a lock, points opened but the first one, locked and verified anew, locks on again. */
  function test(after: number): void {
    for (const [place, line] of on().entries()) {
      lockOff(line, place === 0 ? after : 2)
    }
    moves(primary, 'test', 'test_mode', { after: 3 })
    const opened = points.slice(1)
    unlockInReverse(opened, false)
    for (const [place, point] of opened.entries()) {
      lock(point, primary, place === 0 ? 20 : 3)
      if (point.needs_photo) {
        photograph(point, primary)
      }
    }
    moves(primary, 'relock', 'locked')
    for (const point of points) {
      Object.assign(point, { state: 'locked', ...unread })
    }
    Object.assign(row, { test_count: 1, verified_at: null, verified_by: null })
    verifyAll()
  }

  function handOver(after: number): void {
    const offeredTo = { from: null, to: second.row.id }
    moves(primary, 'offer', 'work_active', { after, changes: { offeredTo } })
    const changes = { primary: { from: primary.row.id, to: second.row.id } }
    moves(second, 'takeOver', 'work_active', { after: 6, changes })
    for (const point of points) {
      Object.assign(point, { holder_id: second.row.id })
    }
    primary = second
    row.handover_count = 1
  }

  /** The lock of somebody who went home with it on. */
  function removeAbsent(line: Line, after: number): void {
    does(lead, 'remove_absent', {
      after,
      changes: {
        lock: { from: lockOf(line), to: null },
        checks: { from: null, to: Object.keys(absentChecks) },
      },
      reason: 'Called twice, reached on the road home. He comes in by the gate tomorrow.',
    })
    Object.assign(line, { locked_at: null, unlocked_at: at, removed_by: lead.row.id })
    row.absent_count = 1
  }

  function live(): void {
    for (const { person, role } of lines) {
      const to = `${person.row.full_name}: ${lotoRoleLabels[role as LotoRole].toLowerCase()}`
      const isOwn = person === author
      does(author, isOwn ? 'join' : 'name_person', { changes: { person: { from: null, to } } })
    }
    if (plan.fate === 'draft') {
      return
    }
    at = addMinutes(startsAt, -25)
    moves(lead, 'prepare', 'prepared')
    if (plan.fate === 'cancelled') {
      const reason = 'The machine is needed for the next stage.'
      moves(lead, 'cancel', 'cancelled', { after: 11, reason })
      return
    }
    const told = lines.filter(({ role }) => role !== 'authorized')
    for (const line of plan.fate === 'locking' ? [] : told.slice(0, 1)) {
      sign(line, 3)
    }
    moves(lead, 'shutDown', 'shutdown', { after: 8 })
    at = addMinutes(startsAt, -6)
    const now = plan.fate === 'locking' ? points.slice(0, 2) : points
    for (const point of now) {
      lock(point, lead, 6)
      if (point.needs_photo && plan.fate !== 'locking') {
        photograph(point, lead)
      }
    }
    if (plan.fate === 'locking') {
      return
    }
    moves(lead, 'isolate', 'locked')
    verifyAll()
    if (plan.fate === 'verified') {
      return
    }
    for (const line of workers) {
      sign(line, 4)
    }
    if (plan.fate === 'working') {
      test(420)
      for (const line of workers.slice(0, 1)) {
        at = addMinutes(scene.now, -48)
        sign(line, 0)
      }
      return
    }
    const hours = random.int(90, 260)
    if (plan.fate === 'handed-over') {
      seconds.forEach((line) => sign(line, 30))
      handOver(hours)
    }
    if (plan.fate === 'tested') {
      test(hours)
      workers.forEach((line) => sign(line, 3))
    }
    const left = on()
    for (const [place, line] of left.entries()) {
      const isAbsent = plan.fate === 'absent' && place === left.length - 1
      const after = place === 0 ? hours : 4
      if (isAbsent) {
        removeAbsent(line, 45)
      } else {
        lockOff(line, after)
      }
    }
    moves(primary, 'clear', 'ready_to_restore', { after: 6 })
    unlockInReverse(points, true)
    moves(primary, 'restore', 'restored', { after: 5 })
    row.restored_at = at
    if (plan.fate !== 'restored') {
      moves(primary, 'close', 'closed', { after: 20 })
      row.closed_at = at
    }
  }

  does(author, 'create', {
    after: 0,
    changes: {
      title: { from: null, to: plan.job.title },
      template: { from: null, to: `${template.code ?? ''} rev ${template.revision ?? 1}` },
    },
  })
  live()
  return {
    ...{ points, photos, deeds },
    lines: lines.map(({ person: _person, ...line }) => line),
    row: {
      ...{ ...row, status, status_reason: lastReason, primary_id: primary.row.id },
      ...{ updated_at: at, row_version: version },
    },
  }
}

const unread = {
  ...{ released_by: null, released_at: null, reading: '', is_reading_met: null },
  ...{ verified_by: null, verified_at: null },
}
const unlocked = {
  ...{ lock_numbers: [] as string[], tag_number: '', locked_by: null, locked_at: null },
  ...{ holder_id: null, removed_by: null, removed_at: null, ...unread },
}

function textsOf(template: Insertable<LotoTemplatesTable>) {
  const { notify = '', shutdown_steps = '', verification = '', restoration_steps = '' } = template
  return { notify, shutdown_steps, verification, restoration_steps }
}
