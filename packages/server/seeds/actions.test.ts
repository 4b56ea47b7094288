import { actionMoves, actionStatuses, workOrderStatuses, type ActionStatus } from '@holdpoint/api'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionApprovals } from '../src/areas/actions/actions.approvals.ts'
import { pendingPage } from '../src/areas/actions/actions.pending.queries.ts'
import type { PersonContext } from '../src/handler.ts'
import { createDiskFiles } from '../src/ports/disk-files.ts'
import { openTestDatabase } from '../test/database.ts'
import type { TestDatabase } from '../test/database.ts'
import { shardKey } from './organisation.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

const now = new Date('2026-11-21T23:40:00Z')
const today = '2026-11-21'

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'holdpoint-actions-'))
  const ports = { files: createDiskFiles(folder) }
  await seedDemoWorld({ database, ports, now, passwordHash: 'nobody signs in here' })
}, 120_000)

afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** What a query that must find nothing finds. */
async function found(query: ReturnType<typeof sql>): Promise<unknown[]> {
  return (await query.execute(database.kysely)).rows
}

async function allActions() {
  return await database.kysely.selectFrom('actions').selectAll().execute()
}

async function idOf(role: string): Promise<string> {
  const { id } = await database.kysely
    .selectFrom('people')
    .select('id')
    .where('email', '=', `${role}@holdpoint.example`)
    .executeTakeFirstOrThrow()
  return id
}

async function pendingOf(role: string) {
  const reader = { shardKey, personId: await idOf(role), today, now: `${today}T12:00:00Z` }
  return await pendingPage(database.kysely, reader, { offset: 0, limit: 200 })
}

describe('the actions of the demo world', () => {
  test('are in all states, with work orders in all of theirs, on 63 pieces of equipment', async () => {
    const actions = await allActions()
    for (const status of actionStatuses) {
      expect(actions.filter((action) => action.status === status).length, status).toBeGreaterThan(2)
    }
    const orders = await database.kysely.selectFrom('work_orders').selectAll().execute()
    expect(orders).toHaveLength(40)
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(workOrderStatuses))
    expect(await database.kysely.selectFrom('assets').selectAll().execute()).toHaveLength(63)
    expect(actions.filter((action) => action.asset_id !== null).length).toBeGreaterThan(60)
    expect(actions.filter((action) => action.work_order_id !== null).length).toBeGreaterThan(15)
    expect(actions.filter(({ source_type: type }) => type === 'sqr')).toHaveLength(3)
    expect(actions.some(({ source_type: type }) => type === null)).toBe(true)
    expect(actions.some((action) => action.repeat_every_days !== null)).toBe(true)
    expect(actions.some((action) => action.parent_id !== null)).toBe(true)
    expect(actions.some(({ due_moves: moves }) => moves === 2)).toBe(true)
  })

  test('are on the machine that their entry names, where they are about one of its kind', async () => {
    const onMachine = sql<{ is_named: boolean }>`
      select named.asset_id = action.asset_id as is_named
      from actions as action
      join my_form_equipment as named on named.my_form_id = action.source_id
      join assets as asset on asset.id = action.asset_id
      join assets as other on other.id = named.asset_id
      where asset.category = other.category`
    const { rows } = await onMachine.execute(database.kysely)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(({ is_named }) => !is_named)).toEqual([])
  })

  test('have a history that the table of moves allows, and that ends where they are', async () => {
    const states = new Map<string, { status: ActionStatus; moves: number; at: Date }>()
    const events = await database.kysely
      .selectFrom('audit_events')
      .selectAll()
      .where('record_type', '=', 'action')
      .orderBy('record_id')
      .orderBy('sequence')
      .execute()
    for (const { record_id: id, action: event, changes, reason, at } of events) {
      const before = states.get(id)
      if (before === undefined) {
        expect(event).toBe('raise')
        states.set(id, { status: 'open', moves: 0, at })
        continue
      }
      expect(at.getTime()).toBeGreaterThanOrEqual(before.at.getTime())
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime())
      if (event === 'add evidence') {
        continue
      }
      const move = actionMoves.events[event as keyof typeof actionMoves.events]
      const { status } = changes as { status?: { from: ActionStatus; to: ActionStatus } }
      expect(move.from, `${event} of ${id}`).toContain(before.status)
      expect(!move.needsReason || reason !== null, `${event} of ${id} says why`).toBe(true)
      if (status === undefined) {
        expect(move.to, event).toEqual([])
      } else {
        expect(status.from).toBe(before.status)
        expect(move.to).toContain(status.to)
      }
      states.set(id, { status: status?.to ?? before.status, moves: before.moves + 1, at })
    }
    for (const action of await allActions()) {
      const { status, moves, at } = states.get(action.id) ?? {}
      expect(status, action.number).toBe(action.status)
      expect(action.row_version).toBe((moves ?? 0) + 1)
      expect(action.updated_at.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(action.updated_at).toEqual(at)
    }
  })

  test('keep what the service would have kept', async () => {
    const actions = await allActions()
    for (const action of actions) {
      const isDone = action.status === 'pending_verification' || action.status === 'closed'
      const waits = action.status === 'on_hold' || action.status === 'effectiveness_review'
      expect(action.waits_until !== null, action.number).toBe(waits)
      expect(action.closed_at !== null).toBe(
        action.status === 'closed' || action.status === 'cancelled',
      )
      expect(!isDone || action.completed_at !== null).toBe(true)
      expect(action.completed_by !== null).toBe(action.completed_at !== null)
      expect(action.due_moves > 0).toBe(action.due_on > action.first_due_on)
    }
    const verified = sql`
      select 1 from actions as action join action_assignees as one on one.action_id = action.id
      where one.person_id = action.verifier_id`
    expect(await found(verified)).toEqual([])
    const judged = sql`
      select action.number from actions as action
      join action_assignees as one on one.action_id = action.id
      where action.completed_at is not null and action.effectiveness_days is not null
        and one.person_id = action.owner_id`
    expect(await found(judged)).toEqual([])
    const unproved = sql`
      select action.number from actions as action
      left join work_orders as work on work.id = action.work_order_id
      where action.status in ('pending_verification', 'effectiveness_review', 'closed') and (
        work.status <> 'done' or action.evidence_min > (
          select count(*) from record_files as file
          where file.record_id = action.id and file.slot = 'evidence'
        )
      )`
    expect(await found(unproved)).toEqual([])
    const undue = sql`
      select action.number from actions as action
      join lateral (
        select count(*)::int as total, min(due_on) as first, max(due_on) as last,
          count(reason)::int as told
        from action_due_dates as due where due.action_id = action.id
      ) as due on true
      where due.total <> action.due_moves + 1 or due.told <> action.due_moves
        or due.first <> action.first_due_on or due.last <> action.due_on`
    expect(await found(undue)).toEqual([])
    const nobodys = sql`
      select action.number from actions as action where not exists (
        select 1 from action_assignees as one where one.action_id = action.id and one.place = 0
      )`
    expect(await found(nobodys)).toEqual([])
  })

  test('tell what they were raised from, with its photos and its place', async () => {
    const wordless = sql`
      select action.number from actions as action
      join my_forms as entry on entry.id = action.source_id
      join forms as form on form.id = entry.form_id
      where action.source_words ->> 'number' <> entry.number
        or action.source_words ->> 'title' <> form.title
        or coalesce(action.source_words ->> 'question', '') = ''
        or (action.district_code, action.crew_codes, action.pad_ids)
          is distinct from (entry.district_code, entry.crew_codes, entry.pad_ids)`
    expect(await found(wordless)).toEqual([])
    const photos = sql`
      select 1 from record_files as file
      join actions as action on action.id = file.record_id
      join uploads as upload on upload.id = file.upload_id
      where file.slot = 'source' and upload.attached_to = action.source_id`
    expect((await found(photos)).length).toBeGreaterThan(5)
    const limited = sql`
      select 1 from actions as action join my_forms as entry on entry.id = action.source_id
      where entry.is_limited_access`
    expect((await found(limited)).length).toBeGreaterThan(0)
  })

  test('one that did not help waits for its new one', async () => {
    const waiting = (await allActions()).filter((action) => action.is_effective === false)
    expect(waiting.length).toBeGreaterThan(0)
    for (const { id, status, status_reason: reason } of waiting) {
      const child = (await allActions()).find((action) => action.parent_id === id)
      expect(status).toBe('effectiveness_review')
      expect(child?.status).toBe('open')
      expect(reason).toBe(`Waits for ${child?.number}.`)
    }
  })

  test('give the employee six to do, two of them late, one on hold and one returned', async () => {
    const { rows, total } = await pendingOf('employee')
    expect(total).toBe(6)
    expect(rows.filter((row) => row.is_overdue)).toHaveLength(2)
    const states = rows.map(({ status }) => status)
    expect(states.toSorted()).toEqual(
      ['open', 'open', 'in_progress', 'in_progress', 'on_hold', 'returned'].toSorted(),
    )
  })

  test('give the manager two to verify, and the approver one and the director’s', async () => {
    const toVerify = async (role: string) => {
      const { rows } = await pendingOf(role)
      return rows.filter(({ status }) => status === 'pending_verification')
    }
    expect(await toVerify('manager')).toHaveLength(2)
    expect(await toVerify('approver')).toHaveLength(3)
    const person = { shardKey, personId: await idOf('approver'), timeZone: 'America/Chicago' }
    const context = { db: database.kysely, person, now } as unknown as PersonContext
    const items = await actionApprovals.waiting(context)
    expect(items.filter(({ delegatedFrom }) => delegatedFrom !== null)).toHaveLength(2)
    const owned = (await allActions()).filter(({ status }) => status !== 'closed')
    const manager = await idOf('manager')
    expect(owned.filter((action) => action.owner_id === manager).length).toBeGreaterThan(3)
    for (const role of ['colleague', 'reviewer', 'admin']) {
      expect((await pendingOf(role)).total, role).toBeGreaterThan(0)
    }
  })
})
