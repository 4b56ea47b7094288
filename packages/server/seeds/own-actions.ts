import { drawRank } from './action-matter.ts'
import type { Matter } from './action-matter.ts'
import { isEmployee } from './action-fate.ts'
import type { FateScene, Wish } from './action-fate.ts'
import { ownTitles, plainDescription, recurringTitles, sqrActionTitles } from './action-words.ts'
import type { WorldPerson } from './people.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes } from './world-time.ts'

/** An action, and what is fixed of its fate. */
export type Wished = { matter: Matter; wish: Wish }

/** A safety quality report that an action was raised from. */
export type Report = { id: string; number: string; title: string }

const day = 24 * 60

/** Actions that no entry asked for: of people's own, of reports of poor service, and what comes again. */
export function ownActions(scene: FateScene, reports: readonly Report[]): Wished[] {
  const { directory, today, now } = scene
  const { byDemoRole } = directory
  const [colleague, manager] = [byDemoRole('colleague'), byDemoRole('manager')]
  const [reviewer, approver] = [byDemoRole('reviewer'), byDemoRole('approver')]
  const mates = directory.matesOf(manager).filter((mate) => !isEmployee(mate))
  const states = ['open', 'in_progress', 'pending_verification', 'closed', 'on_hold'] as const
  const own = ownTitles.map((title, place): Wished => {
    const raisedBy = place % 2 === 0 ? manager : reviewer
    const status = states[place % states.length] ?? 'open'
    return {
      matter: matter(title, raisedBy, mates[place % mates.length] ?? colleague, 6 + place * 2),
      wish: { status },
    }
  })
  const reported = sqrActionTitles.map((title, place): Wished => {
    const made = matter(title, approver, manager, 9 + place * 3)
    const report = reports[place]
    return {
      matter:
        report === undefined
          ? made
          : {
              ...made,
              origin: { type: 'sqr', id: report.id, questionKey: null },
              source: { ...made.source, words: { number: report.number, title: report.title } },
            },
      wish: { status: (['in_progress', 'open', 'closed'] as const)[place] ?? 'open' },
    }
  })
  const again = recurringTitles.flatMap(([title, every]): Wished[] => {
    const before = matter(title, manager, colleague, Math.min(every, 30) + 8)
    const closedAt = addMinutes(now, -day * 3)
    const next = matter(title, manager, colleague, 3)
    const wish = { repeatEveryDays: every, owner: manager, verifier: null, effectivenessDays: null }
    return [
      {
        matter: { ...before, endedAt: closedAt },
        wish: { ...wish, status: 'closed', detour: null },
      },
      {
        matter: { ...next, raisedAt: closedAt, dueOn: addDays(before.dueOn, every) },
        wish: {
          ...wish,
          status: 'open',
          detour: null,
          dueOn: addDays(today, Math.min(every, 28) - 3),
        },
      },
    ]
  })
  return [...own, ...reported, ...again]

  function matter(title: string, raisedBy: WorldPerson, doer: WorldPerson, age: number): Matter {
    const name = `own/${title}/${age}`
    const { clock } = scene
    const random = scene.random.stream(name)
    const raisedAt = addMinutes(now, -age * day - random.int(30, 300))
    const { seat, row } = doer
    return {
      ...{ id: worldId(raisedAt, random), name, title, description: plainDescription },
      ...drawRank(random),
      ...{ raisedBy, raisedAt, doer, origin: null },
      endedAt: addMinutes(raisedAt, 4 * day),
      dueOn: addDays(clock.dayOf(raisedAt), 7),
      source: {
        words: {},
        photoIds: [],
        place: {
          country_code: row.country_code ?? null,
          district_code: row.district_code ?? null,
          business_unit_code: seat.unit,
          crew_codes: seat.crew === null ? [] : [seat.crew.code],
          pad_ids: [],
          customer_id: row.customer_id ?? null,
        },
      },
    }
  }
}
