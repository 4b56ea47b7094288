/** Where a button moves a hazard within its step, or a whole step. */
export const orderMoves = ['up', 'down', 'stepUp', 'stepDown'] as const
export type OrderMove = (typeof orderMoves)[number]

type Ordered = { hazardId: string; step: string }

/** Hazards by the step that they lie in; a step stands where its first hazard does. */
export function stepsOf<Hazard extends { step: string }>(hazards: readonly Hazard[]): Hazard[][] {
  const steps = new Map<string, Hazard[]>()
  for (const hazard of hazards) {
    steps.set(hazard.step, [...(steps.get(hazard.step) ?? []), hazard])
  }
  return [...steps.values()]
}

/** The hazards after a move; at the end of its step, or of the steps, nothing moves. */
export function moved<Hazard extends Ordered>(
  hazards: readonly Hazard[],
  move: OrderMove,
  hazardId: string,
): Hazard[] {
  const steps = stepsOf(hazards)
  const at = steps.findIndex((step) => step.some((one) => one.hazardId === hazardId))
  const by = move === 'up' || move === 'stepUp' ? -1 : 1
  if (move === 'stepUp' || move === 'stepDown') {
    return swapped(steps, at, by).flat()
  }
  return steps.flatMap((step, place) => {
    const within = step.findIndex((one) => one.hazardId === hazardId)
    return place === at ? swapped(step, within, by) : step
  })
}

/** A list with one of its members and the one beside it in each other's place. */
function swapped<One>(list: readonly One[], at: number, by: 1 | -1): One[] {
  const other = list[at + by]
  const one = list[at]
  return other === undefined || one === undefined
    ? [...list]
    : list.with(at, other).with(at + by, one)
}
