import {
  markCountMax,
  markPointsMax,
  markPointsOfAllMax,
  nextPinNumber,
  type MarkColour,
  type MarkKind,
  type MarkPoint,
  type PhotoMark,
} from '@holdpoint/forms'

/** What somebody is drawing on a photo. `select` chooses and moves what is there. */
export type Drawing = {
  readonly marks: readonly PhotoMark[]
  /** What was there before each change, oldest first. */
  readonly before: readonly (readonly PhotoMark[])[]
  readonly tool: MarkKind | 'select'
  readonly colour: MarkColour
  /** The place of the chosen mark; null without one. */
  readonly chosen: number | null
  /** A mark on its way: its points so far. */
  readonly points: readonly MarkPoint[] | null
  /** The first of two presses was made, so that the next one ends the mark. */
  readonly isHalf: boolean
}

export type DrawingStep =
  | { do: 'tool'; tool: Drawing['tool'] }
  | { do: 'colour'; colour: MarkColour }
  | { do: 'press'; at: MarkPoint }
  | { do: 'drag'; at: MarkPoint }
  | { do: 'release'; at: MarkPoint; isPress: boolean }
  | { do: 'addInMiddle' }
  | { do: 'choose'; place: number | null }
  | { do: 'move'; by: MarkPoint }
  | { do: 'size'; by: number }
  | { do: 'text'; text: string }
  | { do: 'remove'; place: number }
  | { do: 'undo' }

/** What the dialog begins with. */
export function startDrawing(marks: readonly PhotoMark[]): Drawing {
  return {
    ...{ marks, before: [], tool: 'arrow', colour: 'red' },
    ...{ chosen: null, points: null, isHalf: false },
  }
}

/** Why nothing more can be drawn; null while something can. */
export function whyFull({ marks }: Pick<Drawing, 'marks'>): 'count' | 'points' | null {
  const points = marks.reduce((sum, mark) => sum + mark.points.length, 0)
  return marks.length >= markCountMax
    ? 'count'
    : points + markPointsMax > markPointsOfAllMax
      ? 'points'
      : null
}

/** What a step makes of a drawing. Pure, so that it is the same by pointer and by key. */
export function drawOn(drawing: Drawing, step: DrawingStep): Drawing {
  const { marks, tool, points } = drawing
  switch (step.do) {
    case 'tool':
      return { ...drawing, tool: step.tool, points: null, isHalf: false }
    case 'colour':
      return {
        ...withChosen(drawing, (mark) => ({ ...mark, colour: step.colour })),
        colour: step.colour,
      }
    case 'press':
      return press(drawing, step.at)
    case 'drag':
      return points === null || tool === 'select' || drawing.isHalf
        ? drawing
        : { ...drawing, points: longer(tool, points, step.at) }
    case 'release':
      return release(drawing, step)
    case 'addInMiddle':
      return tool === 'select' ? drawing : added(drawing, inMiddle[tool])
    case 'choose':
      return { ...drawing, chosen: step.place, points: null, isHalf: false }
    case 'move':
      return withChosen(drawing, (mark) => moved(mark, step.by))
    case 'size':
      return withChosen(drawing, (mark) => sized(mark, step.by))
    case 'text':
      return withChosen(drawing, ({ text: _before, ...mark }) =>
        step.text === '' ? mark : { ...mark, text: step.text },
      )
    case 'remove': {
      const kept = marks.filter((_, place) => place !== step.place)
      return { ...changed(drawing, kept), chosen: null }
    }
    case 'undo': {
      const last = drawing.before.at(-1)
      return last === undefined
        ? drawing
        : {
            ...{ ...drawing, marks: last, before: drawing.before.slice(0, -1) },
            ...{ chosen: null, points: null, isHalf: false },
          }
    }
  }
}

function press(drawing: Drawing, at: MarkPoint): Drawing {
  const { tool, points, isHalf } = drawing
  if (tool === 'select') {
    return { ...drawing, chosen: markAt(drawing.marks, at) }
  }
  // The press that ends a mark is told apart when it is released.
  return isHalf && points !== null ? drawing : { ...drawing, points: [at], chosen: null }
}

function release(drawing: Drawing, { at, isPress }: { at: MarkPoint; isPress: boolean }): Drawing {
  const { tool, points, isHalf } = drawing
  if (points === null || tool === 'select') {
    return drawing
  }
  const [from = at] = points
  if (tool === 'pin') {
    return added(drawing, [at])
  }
  if (isPress && !isHalf) {
    return { ...drawing, points: [from], isHalf: true }
  }
  const all = tool === 'line' && !isHalf ? longer(tool, points, at) : [from, at]
  return isSeen(tool, all) ? added(drawing, all) : { ...drawing, points: null, isHalf: false }
}

/** Whether what was drawn can be seen: it goes somewhere, and an area has a width and a height. */
function isSeen(kind: MarkKind, points: readonly MarkPoint[]): boolean {
  const [from = [0, 0], to = from] = [points[0], points.at(-1)]
  const isFlat = from[0] === to[0] || from[1] === to[1]
  const isStill = from[0] === to[0] && from[1] === to[1]
  return points.length >= 2 && (kind === 'line' || !(kind === 'arrow' ? isStill : isFlat))
}

function longer(kind: MarkKind, points: readonly MarkPoint[], at: MarkPoint): MarkPoint[] {
  const [first = at] = points
  if (kind !== 'line') {
    return [first, at]
  }
  const last = points.at(-1) ?? first
  const isNear = Math.hypot(at[0] - last[0], at[1] - last[1]) < 0.004
  return isNear ? [...points] : thinned([...points, at])
}

/** A long line keeps every second of its points, so that it may go on. */
function thinned(points: MarkPoint[]): MarkPoint[] {
  return points.length <= markPointsMax
    ? points
    : points.filter((_, place) => place % 2 === 0 || place === points.length - 1)
}

const inMiddle: Readonly<Record<MarkKind, readonly MarkPoint[]>> = {
  pin: [[0.5, 0.5]],
  arrow: [
    [0.35, 0.65],
    [0.5, 0.5],
  ],
  ellipse: [
    [0.4, 0.4],
    [0.6, 0.6],
  ],
  box: [
    [0.4, 0.4],
    [0.6, 0.6],
  ],
  line: [
    [0.4, 0.5],
    [0.6, 0.5],
  ],
}

function added(drawing: Drawing, points: readonly MarkPoint[]): Drawing {
  const { tool, colour, marks } = drawing
  if (tool === 'select' || whyFull(drawing) !== null) {
    return { ...drawing, points: null, isHalf: false }
  }
  const mark: PhotoMark = {
    ...{ kind: tool, points, colour },
    ...(tool === 'pin' && { number: nextPinNumber(marks) }),
  }
  return { ...changed(drawing, [...marks, mark]), chosen: marks.length }
}

function changed(drawing: Drawing, marks: readonly PhotoMark[]): Drawing {
  return {
    ...{ ...drawing, marks, before: [...drawing.before, drawing.marks] },
    ...{ points: null, isHalf: false },
  }
}

function withChosen(drawing: Drawing, change: (mark: PhotoMark) => PhotoMark): Drawing {
  const { chosen, marks } = drawing
  return chosen === null || marks[chosen] === undefined
    ? drawing
    : changed(
        drawing,
        marks.map((mark, place) => (place === chosen ? change(mark) : mark)),
      )
}

/** Moves a mark as a whole, as far as the photo reaches. */
function moved(mark: PhotoMark, [dx, dy]: MarkPoint): PhotoMark {
  const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)]
  const byX = within(dx, -Math.min(...xs), 1 - Math.max(...xs))
  const byY = within(dy, -Math.min(...ys), 1 - Math.max(...ys))
  return { ...mark, points: mark.points.map(([x, y]) => [share(x + byX), share(y + byY)]) }
}

/** Makes a mark larger or smaller around its middle; an arrow around its point. A pin has one size. */
function sized(mark: PhotoMark, by: number): PhotoMark {
  if (mark.kind === 'pin') {
    return mark
  }
  const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)]
  const middle: MarkPoint = [
    (Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2,
  ]
  const [fixX, fixY] = mark.kind === 'arrow' ? (mark.points[1] ?? middle) : middle
  const points = mark.points.map(([x, y]): MarkPoint => [
    share(fixX + (x - fixX) * by),
    share(fixY + (y - fixY) * by),
  ])
  return isSeen(mark.kind, points) ? { ...mark, points } : mark
}

/** The topmost mark that is near a place; null where there is none. */
function markAt(marks: readonly PhotoMark[], at: MarkPoint): number | null {
  const place = marks.findLastIndex((mark) => distanceTo(mark, at) < 0.05)
  return place === -1 ? null : place
}

function distanceTo({ kind, points }: PhotoMark, [x, y]: MarkPoint): number {
  const [from = [0, 0], to = from] = points
  if (kind === 'ellipse' || kind === 'box') {
    const outX = Math.max(Math.min(from[0], to[0]) - x, 0, x - Math.max(from[0], to[0]))
    const outY = Math.max(Math.min(from[1], to[1]) - y, 0, y - Math.max(from[1], to[1]))
    return Math.hypot(outX, outY)
  }
  const legs = points.slice(1).map((end, place) => distanceToLeg(points[place] ?? end, end, [x, y]))
  return Math.min(Math.hypot(from[0] - x, from[1] - y), ...legs)
}

function distanceToLeg(from: MarkPoint, to: MarkPoint, [x, y]: MarkPoint): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : within(((x - from[0]) * dx + (y - from[1]) * dy) / length, 0, 1)
  return Math.hypot(x - from[0] - along * dx, y - from[1] - along * dy)
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value))

const share = (value: number): number => Math.round(within(value, 0, 1) * 10_000) / 10_000
