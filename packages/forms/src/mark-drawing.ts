import type { MarkColour, MarkedPhoto, MarkPoint, PhotoMark } from './types.ts'

// How marks look, once: pages draw it as SVG and papers as vector paths, so that a mark is the same
// mark wherever its photo is shown.

/** A line of words beside a mark; `y` is where its letters stand. */
export type DrawnWords = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  /** Which end of the line `x` is. */
  readonly anchor: 'start' | 'middle' | 'end'
}

/** One mark, ready to be drawn: first the light edge under its stroke, then the stroke. */
export type DrawnMark = {
  /** In the spelling of SVG paths. */
  readonly path: string
  readonly colour: string
  /** Of the stroke, and of the light edge that lies under it. */
  readonly width: number
  readonly edgeWidth: number
  /** The path is filled in the mark's colour: the disc of a pin. */
  readonly isFilled: boolean
  /** On the disc of a pin, in the light colour. */
  readonly number: DrawnWords | null
  /** In the mark's colour on a light edge. */
  readonly words: readonly DrawnWords[]
}

/** All marks of a photo in a box as large as the photo. */
export type Drawing = {
  readonly width: number
  readonly height: number
  /** The light colour of edges and of the numbers of pins. */
  readonly edge: string
  readonly marks: readonly DrawnMark[]
}

const colours: Readonly<Record<MarkColour, string>> = {
  red: '#b3001b',
  blue: '#0a3d91',
  green: '#0b5d2a',
  black: '#111111',
}
const edge = '#ffffff'

/**
 * Draws the marks of a photo. `scale` makes strokes and pins larger than usual, for a small picture;
 * that leaves the words out, which nobody could read there.
 */
export function drawingOf(
  { width, height, marks }: Pick<MarkedPhoto, 'width' | 'height' | 'marks'>,
  scale = 1,
): Drawing {
  const unit = (Math.max(width, height) / 100) * scale
  const box = { width, height, unit, hasWords: scale === 1 }
  return { width, height, edge, marks: marks.map((mark) => drawn(mark, box)) }
}

type Box = { width: number; height: number; unit: number; hasWords: boolean }
type Spot = readonly [x: number, y: number]

function drawn(mark: PhotoMark, box: Box): DrawnMark {
  const { unit } = box
  const spots = mark.points.map((point) => spotOf(point, box))
  const isPin = mark.kind === 'pin'
  const [first = [0, 0]] = spots
  const size = 3 * unit
  return {
    path: pathOf(mark, spots, unit),
    colour: colours[mark.colour],
    width: 0.7 * unit,
    edgeWidth: 1.5 * unit,
    isFilled: isPin,
    number:
      isPin && mark.number !== undefined
        ? {
            text: String(mark.number),
            x: round(first[0]),
            y: round(first[1] + 0.36 * size),
            size: round(size),
            anchor: 'middle',
          }
        : null,
    words: box.hasWords ? wordsOf(mark, spots, box) : [],
  }
}

function spotOf([x, y]: MarkPoint, { width, height }: Box): Spot {
  return [x * width, y * height]
}

function pathOf({ kind }: PhotoMark, spots: readonly Spot[], unit: number): string {
  const [from = [0, 0], to = from] = spots
  switch (kind) {
    case 'arrow':
      return `${lineThrough([from, to])} ${headOf(from, to, unit)}`
    case 'ellipse':
      return ellipseIn(from, to)
    case 'box':
      return `${lineThrough([from, [to[0], from[1]], to, [from[0], to[1]]])} Z`
    case 'line':
      return lineThrough(spots)
    case 'pin': {
      const radius = 2.6 * unit
      return ellipseIn([from[0] - radius, from[1] - radius], [from[0] + radius, from[1] + radius])
    }
  }
}

function lineThrough(spots: readonly Spot[]): string {
  return spots.map((spot, place) => `${place === 0 ? 'M' : 'L'} ${at(spot)}`).join(' ')
}

/** The two strokes of the head, shorter where the arrow itself is short. */
function headOf(from: Spot, to: Spot, unit: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  const reach = Math.min(4 * unit, length / 2)
  const [one, other] = [2.6, -2.6].map((turn): Spot => [
    to[0] + reach * Math.cos(angle + turn),
    to[1] + reach * Math.sin(angle + turn),
  ])
  return lineThrough([one ?? to, to, other ?? to])
}

function ellipseIn(from: Spot, to: Spot): string {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])]
  const [rx, ry] = [(right - left) / 2, Math.abs(to[1] - from[1]) / 2]
  const middle = (from[1] + to[1]) / 2
  const arc = `A ${round(rx)} ${round(ry)} 0 1 1`
  return `M ${at([left, middle])} ${arc} ${at([right, middle])} ${arc} ${at([left, middle])} Z`
}

/** The text of a mark beside it, on the side where there is more room, inside the photo. */
function wordsOf({ kind, text }: PhotoMark, spots: readonly Spot[], box: Box): DrawnWords[] {
  if (text === undefined) {
    return []
  }
  const { width, height, unit } = box
  const size = 2.8 * unit
  const [x, y] = kind === 'pin' ? (spots[0] ?? [0, 0]) : lowestOf(kind, spots)
  const isLeft = x <= width / 2
  const gap = kind === 'pin' ? 3.6 * unit : 1.2 * unit
  const room = (isLeft ? width - x : x) - gap - unit
  const lines = wrapped(text, Math.max(6, Math.floor(room / (0.56 * size))))
  const tall = lines.length * size * 1.15
  const below = kind === 'pin' ? y - tall / 2 : y + 0.6 * unit
  const top = Math.max(unit / 2, Math.min(below, height - tall - unit / 2))
  return lines.map((line, place) => ({
    text: line,
    x: round(isLeft ? x + gap : x - gap),
    y: round(top + (place + 0.85) * size * 1.15),
    size: round(size),
    anchor: isLeft ? 'start' : 'end',
  }))
}

/** Where the words of a mark begin: at the tail of an arrow, else under what is drawn. */
function lowestOf(kind: PhotoMark['kind'], spots: readonly Spot[]): Spot {
  const [first = [0, 0]] = spots
  if (kind === 'arrow') {
    return first
  }
  const lefts = spots.map(([x]) => x)
  return [Math.min(...lefts), Math.max(...spots.map(([, y]) => y))]
}

/** Lines of at most so many signs, broken between words where there are any. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const pieces = word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []
    for (const piece of pieces) {
      const last = lines.at(-1)
      if (last !== undefined && last.length + 1 + piece.length <= most) {
        lines[lines.length - 1] = `${last} ${piece}`
      } else {
        lines.push(piece)
      }
    }
  }
  return lines
}

const at = ([x, y]: Spot): string => `${round(x)} ${round(y)}`
const round = (value: number): number => Math.round(value * 100) / 100
