import { drawFate, sceneOf } from './action-fate.ts'
import type { Fate, FateScene } from './action-fate.ts'
import type { Matter } from './action-matter.ts'
import { worldId } from './world-id.ts'
import { addDays, addMinutes } from './world-time.ts'

type Fated = { matter: Matter; fate: Fate }

const followedMax = 2

/** Lets a few of those that are watched not have helped: each is followed by a new action. */
export function followed(actions: readonly Fated[], scene: FateScene): Fated[] {
  let left = followedMax
  return actions.flatMap((action) => {
    const { matter, fate } = action
    const isFree = fate.owner.seat.demo === null && matter.raisedBy.seat.demo === null
    if (fate.status !== 'effectiveness_review' || !isFree || left === 0 || !isOver(action, scene)) {
      return [action]
    }
    left -= 1
    return withChild(action, sceneOf(matter, 'after', scene))
  })
}

function isOver({ fate: { lastAt } }: Fated, { now }: FateScene): boolean {
  return lastAt < addMinutes(now, -10 * 24 * 60)
}

/** As the service does it: the same once more, due a week later. */
function withChild({ matter, fate }: Fated, scene: FateScene): Fated[] {
  const { now, clock, random } = scene
  const raisedAt = addMinutes(now, -random.int(26, 60) * 60)
  const dueOn = addDays(clock.dayOf(raisedAt), 7)
  const child: Matter = {
    ...matter,
    id: worldId(raisedAt, random),
    name: `${matter.name}/after`,
    description: 'Follows one that did not help: it was found again on the next walk.',
    raisedBy: fate.owner,
    raisedAt,
    endedAt: null,
    dueOn,
  }
  const wish = {
    ...({ status: 'open', dueOn, doers: fate.doers, owner: fate.owner, detour: null } as const),
    ...{ verifier: fate.verifier, effectivenessDays: fate.effectivenessDays },
    ...{ assetId: fate.assetId, workOrderId: null, parentId: matter.id },
  }
  return [
    { matter, fate: { ...fate, isEffective: false, childId: child.id, lastAt: raisedAt } },
    { matter: child, fate: drawFate(child, wish, scene) },
  ]
}
