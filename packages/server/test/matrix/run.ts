import { problems, type NamedCall } from '@holdpoint/api'
import { casesOf, described, expectedOf, type Case, type Cut } from './cases.ts'
import type { Outcome } from './judge.ts'
import type { Probe } from './probe.ts'
import type { MatrixWorld } from './world.ts'

/** What a run of cases came to. */
export type MatrixCount = { cases: number; reached: number; mismatches: string[] }

/** Runs every case of a call and holds what happens against what the judge says. */
export async function runCall(
  world: MatrixWorld,
  probe: Probe,
  card: NamedCall,
  cut: Cut,
): Promise<MatrixCount> {
  const count: MatrixCount = { cases: 0, reached: 0, mismatches: [] }
  for (const asked of casesOf(world, card, cut)) {
    const expected = expectedOf(asked)
    const outcome = await outcomeOf(probe, asked)
    count.cases += 1
    count.reached += outcome === 'reached' ? 1 : 0
    if (outcome !== expected) {
      count.mismatches.push(mismatch(asked, expected, outcome))
    }
  }
  return count
}

/** What one case comes to. */
export function outcomeOf(probe: Probe, { card, input, caller }: Case): Promise<Outcome> {
  return probe({ card, input, identity: caller.identity })
}

/** Says what was expected and what came, with the statuses that a caller would see. */
export function mismatch(asked: Case, expected: Outcome, outcome: Outcome): string {
  return `${described(asked)}: expected ${inWords(expected)}, came to ${inWords(outcome)}`
}

function inWords(outcome: Outcome): string {
  return outcome === 'reached' ? outcome : `${problems[outcome].status} ${outcome}`
}
