import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput, CallOf, PermissionKey } from '@holdpoint/api'
import { cast, type CastName } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { placeAction } from '../../../test/place-action.ts'
import { placedCategories, placeSqr } from '../../../test/place-sqr.ts'
import { grantTo } from '../../../test/rights.ts'
import { json } from '../../db/json.ts'
import { tellOfOverdueSqrs } from './sqr.clock.ts'

// Whom a report calls: in their inbox, on the first page, and by the clock.

type Event = CallInput<CallOf<'sqr.changeStatus'>>['event']

let world: TestServer

const keys: Partial<Record<CastName, PermissionKey[]>> = {
  employee: ['create_sqr'],
  manager: ['verify_sqr_parts'],
  reviewer: ['approve_sqr'],
  admin: ['edit_all_sqr', 'approve_sqr'],
}
beforeAll(async () => {
  world = await startTestServer()
  await world.database.kysely.updateTable('people').set({ crew_code: null }).execute()
  for (const [name, held] of Object.entries(keys)) {
    await grantTo(world, name as CastName, held)
  }
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.kysely.deleteFrom('notifications').execute()
  await world.database.kysely.deleteFrom('sqr_lines').execute()
  await world.database.kysely.deleteFrom('sqrs').execute()
})

const told = async (who: CastName) =>
  contentOf(await (await world.as(who)).notifications.list({})).data.map(
    ({ kind, record }) => `${kind} ${record?.title ?? ''}`,
  )
const looked = { verdict: 'verified', at: '2026-03-02T12:00:00Z', note: '' }
const verdict = { ...looked, personId: cast.manager }

/** The employee's, which the foreman and the colleague investigate. */
const place = (id: string, columns: Parameters<typeof placeSqr>[2] = {}) =>
  placeSqr(world, id, {
    ...columns,
    columns: {
      ...{ team_ids: [cast.colleague], responsible_party_verdict: json(verdict) },
      ...columns.columns,
    },
  })

const edit = {
  ...{ title: 'Report', description: 'So.', businessUnit: 'FRAC' },
  ...{ startsAt: '2026-03-01T12:00:00Z', endsAt: '2026-03-01T13:00:00Z' },
  ...{ classificationId: placedCategories.classification, typeId: placedCategories.type },
}

async function move(who: CastName, sqrId: string, event: Event) {
  world.wait(1000)
  const reason = 'It is so.'
  contentOf(await (await world.as(who)).sqr.changeStatus({ sqrId, event, reason, statusId: '' }))
  await world.tell()
}

describe('a report calls', () => {
  test('those who investigate it when it is opened, and quality where it is serious', async () => {
    await place('mild')
    await place('grave', { columns: { severity: 'level_2', own_severity: 'level_2' } })
    await move('employee', 'mild', 'submit')
    expect(await told('foreman')).toEqual(['sqr_assigned Report mild'])
    expect(await told('colleague')).toEqual(['sqr_assigned Report mild'])
    expect(await told('admin')).toEqual([])
    await move('employee', 'grave', 'submit')
    expect(await told('admin')).toEqual(['sqr_serious Report grave'])
    // Who did it knows, and who only approves is not asked yet.
    expect([await told('employee'), await told('reviewer')]).toEqual([[], []])
  })

  test('quality where nobody leads it, where it becomes serious later, and its owner when it is closed', async () => {
    await place('unled', { columns: { owner_id: null } })
    await move('employee', 'unled', 'submit')
    expect(await told('admin')).toEqual(['sqr_unled Report unled'])
    await place('later', { columns: { status: 'open', own_severity: 'none' } })
    const { sqr } = await world.as('employee')
    const override = { severityOverride: 'level_2', overrideReason: 'It was close.' }
    contentOf(await sqr.saveHeaderInfo({ ...edit, sqrId: 'later', ...override } as never))
    await world.tell()
    expect((await told('admin'))[0]).toBe('sqr_serious Report')
    await place('watched', { columns: { status: 'monitoring', ncr_step: 'closed' } })
    await move('reviewer', 'watched', 'effective')
    expect((await told('foreman'))[0]).toBe('sqr_closed Report watched')
  })

  test('who comes to it later, and nobody for a draft', async () => {
    for (const [id, status] of [
      ['draft', 'draft'],
      ['open', 'open'],
    ] as const) {
      await place(id, { columns: { status, team_ids: [], own_severity: 'none' } })
      const { sqr } = await world.as('employee')
      const teamIds = [cast.colleague]
      const said = { ...edit, sqrId: id, title: `Report ${id}`, ownerId: cast.foreman, teamIds }
      contentOf(await sqr.saveHeaderInfo(said as never))
    }
    await world.tell()
    expect(await told('colleague')).toEqual(['sqr_assigned Report open'])
    expect(await told('foreman')).toEqual([])
  })

  test('those who verify and who approve in their turn, and its owner at the end', async () => {
    await place('way', { columns: { status: 'investigating' } })
    await move('foreman', 'way', 'ask_verification')
    expect(await told('manager')).toEqual(['sqr_to_verify Report way'])
    await move('manager', 'way', 'verify')
    expect(await told('foreman')).toEqual(['sqr_verified Report way'])
    await move('foreman', 'way', 'ask_approval')
    expect(await told('reviewer')).toEqual(['sqr_to_approve Report way'])
    await move('reviewer', 'way', 'return')
    expect((await told('foreman'))[0]).toBe('sqr_returned Report way')
    await move('colleague', 'way', 'ask_approval')
    await move('reviewer', 'way', 'approve')
    expect((await told('foreman'))[0]).toBe('sqr_approved Report way')
    await move('admin', 'way', 'reopen')
    expect((await told('foreman'))[0]).toBe('sqr_assigned Report way')
    await move('admin', 'way', 'void')
    expect((await told('foreman'))[0]).toBe('sqr_voided Report way')
  })

  test('nobody to approve what they investigate, and of Level 3 quality alone', async () => {
    const columns = { status: 'investigating' } as const
    await place('own', { columns: { ...columns, team_ids: [cast.reviewer] } })
    await move('foreman', 'own', 'ask_approval')
    expect([await told('reviewer'), await told('admin')]).toEqual([
      [],
      ['sqr_to_approve Report own'],
    ])
    const cause = { content: { itemId: placedCategories.scat } }
    const all = { eventId: placedCategories['timeline-event'], hours: 1.5 }
    await place('grave', {
      columns: { ...columns, severity: 'level_3' },
      lines: { scat: [cause], timeline: [{ content: all }] },
    })
    await placeAction(world, 'of-grave', {
      columns: { source_type: 'sqr', source_id: 'grave' },
    })
    await move('foreman', 'grave', 'ask_approval')
    expect(await told('reviewer')).toEqual([])
    expect((await told('admin'))[0]).toBe('sqr_to_approve Report grave')
  })
})

test('followers hear of it, as far as they may read it', async () => {
  await place('seen')
  const { subscriptions } = await world.as('admin')
  contentOf(await subscriptions.save({ recordType: 'sqr', recordId: 'seen' }))
  await move('employee', 'seen', 'submit')
  expect(await told('admin')).toEqual(['record_followed Report seen'])
  await world.database.kysely.deleteFrom('subscriptions').execute()
})

describe('the clock', () => {
  const look = async () => {
    const { database, ports } = world
    await tellOfOverdueSqrs({ database, ports, now: ports.clock.now() })
    await world.tell()
  }

  test('tells the owner once when the investigation is overdue, and once more when it is again', async () => {
    const late = { due_at: '2026-03-05T10:00:00Z' }
    await place('late', { columns: { status: 'investigating', ...late } })
    await place('ledByNobody', { columns: { status: 'open', owner_id: null, ...late } })
    await place('asked', { columns: { status: 'approval', ...late } })
    await place('soon', { columns: { status: 'open', due_at: '2026-03-25T10:00:00Z' } })
    await look()
    await look()
    expect(await told('foreman')).toEqual(['sqr_overdue Report late'])
    expect(await told('employee')).toEqual(['sqr_overdue Report ledByNobody'])
    await world.database.kysely
      .updateTable('sqrs')
      .set({ due_at: '2026-03-05T11:00:00Z' })
      .where('id', '=', 'late')
      .execute()
    await look()
    expect(await told('foreman')).toHaveLength(2)
    // Another owner has heard nothing of it yet.
    const { sqr } = await world.as('admin')
    const given = { ...edit, sqrId: 'late', ownerId: cast.colleague }
    contentOf(await sqr.saveHeaderInfo(given as never))
    await look()
    expect(await told('colleague')).toContain('sqr_overdue Report')
  })
})

test('is found by what it says, as far as it may be read', async () => {
  await place('found', { columns: { title: 'Screen-out in the ramp', status: 'open' } })
  const find = async (who: CastName) =>
    contentOf(await (await world.as(who)).search.find({ search: 'screen-out' })).qualityReports
  expect(await find('foreman')).toEqual({
    hasMore: false,
    data: [
      {
        ...{ sqrId: 'found', number: 'SQR-26-found', title: 'Screen-out in the ramp' },
        ...{ phase: 'open', severity: 'near_miss', startsAt: '2026-03-01T12:00:00.000Z' },
      },
    ],
  })
  expect((await find('outsider')).data).toEqual([])
})

test('nothing of this is a failure of the server', () => {
  expect(world.failures).toEqual([])
})
