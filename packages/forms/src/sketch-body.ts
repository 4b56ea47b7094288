// The outline of a person, once: it is drawn as the background of a sketch, and says which part a mark lies on.

/** A place in dots of a sketch: how far off the middle of the person, and how far down. */
type BodySpot = readonly [across: number, y: number]

export type BodyPart = 'head' | 'neck' | 'trunk' | 'arm' | 'leg'

/** The head: how far down its middle lies, and how far it reaches from there. */
export const bodyHead = { y: 82, across: 27, along: 34 } as const

const neck: readonly BodySpot[] = [
  [11, 112],
  [12, 128],
]
const shoulder: readonly BodySpot[] = [
  [30, 138],
  [50, 146],
]
const outerArm: readonly BodySpot[] = [
  [60, 164],
  [64, 200],
  [70, 240],
  [78, 280],
  [84, 312],
]
const hand: readonly BodySpot[] = [
  [90, 330],
  [86, 352],
  [76, 356],
  [70, 336],
]
const innerArm: readonly BodySpot[] = [
  [68, 312],
  [58, 276],
  [50, 236],
]
const armpit: BodySpot = [44, 206]
const side: readonly BodySpot[] = [
  [41, 240],
  [40, 270],
  [47, 310],
]
const outerLeg: readonly BodySpot[] = [
  [48, 352],
  [43, 410],
  [40, 440],
  [40, 480],
]
const foot: readonly BodySpot[] = [
  [32, 530],
  [36, 556],
  [34, 566],
  [14, 566],
]
const innerLeg: readonly BodySpot[] = [
  [14, 540],
  [14, 480],
  [13, 440],
  [9, 390],
  [4, 340],
]
const crotch: BodySpot = [0, 332]

/** A person's left half seen from in front, from the neck around arm and leg. */
export const bodyHalf: readonly BodySpot[] = [
  ...[...neck, ...shoulder, ...outerArm, ...hand, ...innerArm, armpit],
  ...[...side, ...outerLeg, ...foot, ...innerLeg, crotch],
]

const joined = ([, end]: readonly BodySpot[]): readonly BodySpot[] =>
  end === undefined ? [] : [end]

/** Each part of that half as an area of its own, cut at armpit and hip. */
const areas: readonly (readonly [BodyPart, readonly BodySpot[]])[] = [
  ['head', headAround()],
  ['neck', [[0, 112], ...neck, [0, 128]]],
  ['trunk', [[0, 128], ...joined(neck), ...shoulder, armpit, ...side, crotch]],
  ['arm', [...joined(shoulder), ...outerArm, ...hand, ...innerArm, armpit]],
  ['leg', [...side.slice(-1), ...outerLeg, ...foot, ...innerLeg, crotch]],
]

/** How far from an outline a mark may lie that is still about what it surrounds: a finger is broad. */
const slack = 12
/** How near to the middle a place between the legs is as much of the one as of the other. */
const between = 6

/** On which part of the body a place lies, or right beside which; null where it is beside the body. */
export function bodyPartAt(across: number, y: number): BodyPart | null {
  const spot: BodySpot = [across, y]
  const within = areas.find(([, area]) => isWithin(spot, area))
  if (within !== undefined) {
    return within[0]
  }
  const far = areas.map(([part, area]) => ({ part, far: farFrom(spot, area) }))
  const nearest = far.reduce((best, one) => (one.far < best.far ? one : best))
  const isOfEither = nearest.part === 'leg' && across < between
  return nearest.far > slack || isOfEither ? null : nearest.part
}

function headAround(): BodySpot[] {
  const steps = Array.from({ length: 13 }, (_one, step) => (step / 12) * Math.PI)
  const { y, across, along } = bodyHead
  return steps.map((turn) => [across * Math.sin(turn), y - along * Math.cos(turn)])
}

/** The stretches around an area, each from one spot to the next. */
function edgesOf(area: readonly BodySpot[]): (readonly [BodySpot, BodySpot])[] {
  return area.map((spot, at) => [spot, area[(at + 1) % area.length] ?? spot])
}

function isWithin([x, y]: BodySpot, area: readonly BodySpot[]): boolean {
  const crossed = edgesOf(area).filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY),
  )
  return crossed.length % 2 === 1
}

function farFrom([x, y]: BodySpot, area: readonly BodySpot[]): number {
  const far = edgesOf(area).map(([[fromX, fromY], [toX, toY]]) => {
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)
    const share = Math.min(1, Math.max(0, along))
    return Math.hypot(x - fromX - share * dx, y - fromY - share * dy)
  })
  return Math.min(...far)
}
