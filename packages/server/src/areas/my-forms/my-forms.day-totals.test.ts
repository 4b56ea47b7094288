import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castFullName, castPassword } from '../../../test/cast.ts'
import { contentOf, startTestServer, type TestServer } from '../../../test/harness.ts'
import { seededRandom } from '../../../seeds/seeded-random.ts'
import { rebuildDayTotals } from './my-forms.day-totals.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

/** The kept totals and the counted ones, each as lines of person, day, status and number. */
async function keptAndCounted(): Promise<{ kept: string[]; counted: string[] }> {
  const line = sql`person_id || ' ' || day || ' ' || status || ' ' || total as line`
  const { kysely } = world.database
  const kept = await sql<{ line: string }>`
    select ${line} from my_form_day_totals where total <> 0 order by 1
  `.execute(kysely)
  const counted = await sql<{ line: string }>`
    select ${line} from (
      select person_id, (started_at at time zone 'UTC')::date as day, status, count(*) as total
      from my_forms where deleted_at is null group by 1, 2, 3
    ) as counted order by 1
  `.execute(kysely)
  return { kept: kept.rows.map((row) => row.line), counted: counted.rows.map((row) => row.line) }
}

describe('the day totals', () => {
  test('say after any writes, many of them at once, what counting says', async () => {
    const random = seededRandom('day totals')
    const names = ['employee', 'colleague'] as const
    const people = await Promise.all(
      names.map(async (name) => ({ ...(await world.as(name)), name: castFullName(name) })),
    )
    const open: { id: string; of: (typeof people)[number] }[] = []
    const act = async () => {
      const chosen = random.chance(0.4) ? undefined : open[random.int(0, open.length - 1)]
      if (chosen === undefined) {
        const of = random.pick(people)
        const hoursBack = random.int(0, 90) * 3_600_000
        const startedAt = new Date(Date.parse('2026-03-05T14:30:00Z') - hoursBack).toISOString()
        const { id } = contentOf(await of.myForms.start({ formId: 'f-check', startedAt }))
        open.push({ id, of })
        return
      }
      const { id: myFormId, of } = chosen
      const fill = (key: string, value: string | null) =>
        of.myForms.fill({ myFormId, changes: [{ key, value }] })
      const sign = { questionKey: 'inspector', kind: 'typed', name: of.name } as const
      const finish = async () => {
        // Drawn before anything is waited for, so that the draws come in one order.
        const handsIn = random.chance(0.5)
        await fill('tidy', 'yes')
        await fill('barrier', 'yes')
        await of.myForms.sign({ myFormId, ...sign, password: castPassword })
        return handsIn && of.myForms.submit({ myFormId })
      }
      await random.weighted<() => Promise<unknown>>([
        [() => fill('tidy', random.pick(['yes', null])), 2],
        [finish, 4],
        [() => of.myForms.submit({ myFormId }), 1],
        [() => of.myForms.remove({ myFormId }), 2],
      ])()
    }
    for (let round = 0; round < 12; round += 1) {
      await Promise.all(Array.from({ length: 6 }, act))
      const { kept, counted } = await keptAndCounted()
      expect(kept).toEqual(counted)
    }
    const statuses = (await keptAndCounted()).kept.map((line) => line.split(' ')[2])
    expect(new Set(statuses)).toEqual(new Set(['complete', 'fill', 'in_progress']))
  })

  test('are the same when they are built anew', async () => {
    await rebuildDayTotals(world.database.kysely)
    const { kept, counted } = await keptAndCounted()
    expect(kept).toEqual(counted)
  })
})
