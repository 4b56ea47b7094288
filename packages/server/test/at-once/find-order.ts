import { canonicalJson } from '../../src/canonical-json.ts'
import type { CastName } from '../cast.ts'
import { outcomeOf, type Asked, type ModelWorld } from './model.ts'

/** What was done and answered; `began` and `ended` count the moments of a scene. */
export type Deed = {
  person: CastName
  asked: Asked
  reply: unknown
  /** The id that a new comment was given. */
  newId: string
  began: number
  ended: number
}

/**
 * Looks for an order of all deeds, done one after another, in which the model gives each the answer
 * that it was given and ends as the database did. The deeds of one hand stay in their order, and
 * what had ended before another began comes before it. None found means that somebody was told
 * what no order explains: something was lost, or counted wrong.
 */
export function findOrder(
  start: ModelWorld,
  hands: readonly (readonly Deed[])[],
  end: ModelWorld,
): readonly Deed[] | undefined {
  const wanted = canonicalJson(end)
  const tried = new Set<string>()

  function goOn(world: ModelWorld, places: readonly number[]): Deed[] | undefined {
    const state = canonicalJson([places, world])
    if (tried.has(state)) {
      return undefined
    }
    tried.add(state)
    const next = hands.map((deeds, hand) => deeds[places[hand] ?? 0])
    if (next.every((deed) => deed === undefined)) {
      return canonicalJson(world) === wanted ? [] : undefined
    }
    const firstEnd = Math.min(...next.map((deed) => deed?.ended ?? Infinity))
    for (const [hand, deed] of next.entries()) {
      if (deed === undefined || deed.began > firstEnd) {
        continue
      }
      const outcome = outcomeOf(world, deed.person, deed.asked, deed.newId)
      if (canonicalJson(outcome.reply) !== canonicalJson(deed.reply)) {
        continue
      }
      const others = goOn(
        outcome.world,
        places.map((place, index) => (index === hand ? place + 1 : place)),
      )
      if (others !== undefined) {
        return [deed, ...others]
      }
    }
    return undefined
  }

  return goOn(
    start,
    hands.map(() => 0),
  )
}
