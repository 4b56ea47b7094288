import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castShard, type CastName } from '../../../test/cast.ts'
import { contentOf } from '../../../test/harness.ts'
import { grantTo } from '../../../test/rights.ts'
import { startSqrWorld, wholeHeader, type Header, type SqrWorld } from '../../../test/sqr-world.ts'

let world: SqrWorld

beforeAll(async () => {
  world = await startSqrWorld()
  await grantTo(world, 'admin', ['create_sqr', 'edit_all_sqr'])
})
afterAll(() => world.close())

const save = async (sqrId: string, said: Partial<Header>, who: CastName = 'employee') =>
  (await world.sqr(who)).saveHeaderInfo({ ...wholeHeader, ...said, sqrId })

describe('the severity of a report', () => {
  test.each([
    ['none', { businessUnit: 'WL' }],
    ['near_miss', { endsAt: '2026-03-04T06:00:00Z' }],
    ['level_1', { endsAt: '2026-03-04T07:59:00Z' }],
    ['level_2', { endsAt: '2026-03-04T08:00:00Z' }],
    ['level_3', { endsAt: '2026-03-04T14:00:00Z' }],
    ['level_1', { severityOverride: 'level_1', overrideReason: 'Nobody waited for it.' }],
  ] as const)('is %s by %j', async (severity, said) => {
    const sqrId = await world.begin(said, 'admin')
    expect((await world.read('admin', sqrId)).severity).toBe(severity)
  })

  test('moves the time to investigate with it', async () => {
    const sqrId = await world.begin()
    contentOf(await world.ask('employee', sqrId, 'submit'))
    const opened = world.ports.clock.now().getTime()
    const dueIn = async () => {
      const { dueAt } = await world.read('employee', sqrId)
      return Math.round((Date.parse(dueAt ?? '') - opened) / (24 * 3_600_000))
    }
    expect(await dueIn()).toBe(30)
    contentOf(await save(sqrId, { endsAt: '2026-03-04T09:00:00Z' }, 'admin'))
    expect(await dueIn()).toBe(14)
  })

  test('stays what it was submitted with by other thresholds, until its time or unit is another', async () => {
    const sqrId = await world.begin()
    contentOf(await world.ask('employee', sqrId, 'submit'))
    const draft = await world.begin()
    const setLevels = (level1: number, level2: number) =>
      world.database.kysely.updateTable('severity_thresholds').set({ level1, level2 }).execute()
    await setLevels(20, 40)
    contentOf(await save(sqrId, { title: 'Fluid end washed-out' }))
    contentOf(await save(draft, { title: 'Fluid end washed-out' }))
    expect((await world.read('employee', sqrId)).severity).toBe('level_3')
    expect((await world.read('employee', draft)).severity).toBe('level_1')
    const shorter = { endsAt: '2026-03-04T14:59:00Z' }
    expect((await save(sqrId, shorter)).status).toBe('problem')
    contentOf(await save(sqrId, shorter, 'admin'))
    expect((await world.read('employee', sqrId)).severity).toBe('level_1')
    await setLevels(2, 8)
  })

  test('takes the first status of its phase in another unit', async () => {
    const colours = { background_color: '#ffffff', text_color: '#000000' }
    const own = { shard_key: castShard, id: 'wl-open', name: 'New', phase: 'open' as const }
    await world.database.kysely
      .insertInto('sqr_statuses')
      .values({ ...own, ...colours, business_unit_code: 'WL' })
      .execute()
    const sqrId = await world.begin()
    contentOf(await world.ask('employee', sqrId, 'submit'))
    contentOf(await save(sqrId, { businessUnit: 'WL' }, 'admin'))
    expect(await world.read('employee', sqrId)).toMatchObject({
      ...{ phase: 'open', severity: 'none', status: { statusId: 'wl-open', status: 'New' } },
    })
  })
})

test('what should be looked at stands with the report', async () => {
  const sqrId = await world.begin({ well: 'Blue Mesa 12H' })
  const other = await world.begin({ well: 'blue mesa 12h' })
  contentOf(await world.ask('employee', sqrId, 'submit'))
  const timeline = [{ eventId: 'timeline-event.stop.ours', at: '2026-03-04T06:00:00Z', hours: 2 }]
  contentOf(await (await world.sqr('employee')).saveTimeline({ sqrId, timeline } as never))
  const { number } = await world.read('employee', other)
  expect((await world.read('employee', sqrId)).warnings).toEqual([
    'Nobody has told the customer yet: of Level 2 or above they know within an hour.',
    'The timeline adds up to 2 h, the lost time is 9 h.',
    `Within 30 days there is another report of this well: ${number}.`,
  ])
  contentOf(await save(sqrId, { customerNotifiedAt: '2026-03-04T06:59:00Z' }))
  await world.database.kysely
    .updateTable('sqrs')
    .set({ due_at: '2026-03-05T14:59:00Z' })
    .where('id', '=', sqrId)
    .execute()
  expect(await world.read('employee', sqrId)).toMatchObject({
    isOverdue: true,
    warnings: [
      'The timeline adds up to 2 h, the lost time is 9 h.',
      'The investigation takes longer than it may.',
    ],
  })
})
