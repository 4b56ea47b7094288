import type { DrawnWords } from './mark-drawing.ts'
import { bodyHalf, bodyHead } from './sketch-body.ts'
import { sketchSize } from './sketch.ts'
import { sketchWords } from './sketch-words.ts'
import type { SketchBackground } from './types.ts'

// What sketches are drawn on, once: pages show it as a picture and papers as vector paths. All of it is
// grey on white, so that marks stand out, also in print.

/** A line of a background, in the spelling of SVG paths. */
export type BackgroundLine = {
  readonly path: string
  readonly width: number
  readonly colour: string
}

/** A background in a box of `sketchSize`. */
export type Background = {
  readonly lines: readonly BackgroundLine[]
  readonly words: readonly DrawnWords[]
  readonly wordColour: string
}

const faint = '#c9d1d8'
const firm = '#6b7783'
const { width, height } = sketchSize

/** The background of a sketch, with its words in the language of the form. */
export function drawnBackground(background: SketchBackground, lang = 'en'): Background {
  switch (background) {
    case 'grid':
      return { lines: [squares(40)], words: [], wordColour: firm }
    case 'body':
      return bodies(lang)
    case 'pad':
      return pad(lang)
  }
}

function squares(side: number): BackgroundLine {
  const steps = (length: number) =>
    Array.from({ length: length / side - 1 }, (_one, at) => (at + 1) * side)
  const path = [
    ...steps(width).map((x) => `M ${x} 0 V ${height}`),
    ...steps(height).map((y) => `M 0 ${y} H ${width}`),
  ]
  return { path: path.join(' '), width: 1, colour: faint }
}

function bodies(lang: string): Background {
  const { front, back, left, right } = sketchWords(lang)
  const word = (text: string, x: number, y: number, size: number): DrawnWords => ({
    ...{ text, x, y, size },
    anchor: 'middle',
  })
  const [one, other] = [width / 4, (3 * width) / 4]
  return {
    lines: [one, other].flatMap(bodyAround),
    words: [
      ...[word(front, one, 32, 22), word(back, other, 32, 22)],
      // In front their left is at our right.
      ...[word(right, one - 130, 130, 22), word(left, one + 130, 130, 22)],
      ...[word(left, other - 130, 130, 22), word(right, other + 130, 130, 22)],
    ],
    wordColour: firm,
  }
}

function bodyAround(middle: number): BackgroundLine[] {
  const spots = [
    ...bodyHalf.map(([across, y]) => [middle + across, y] as const),
    ...bodyHalf.toReversed().map(([across, y]) => [middle - across, y] as const),
  ]
  const { y, across, along } = bodyHead
  const [start, end] = [`${middle - across} ${y}`, `${middle + across} ${y}`]
  const arc = `A ${across} ${along} 0 1 1`
  const head = `M ${start} ${arc} ${end} ${arc} ${start} Z`
  return [smoothThrough(spots), head].map((path) => ({ path, width: 2.5, colour: firm }))
}

/** A line that bends at each spot, from the middle of one stretch to the middle of the next. */
function smoothThrough(spots: readonly (readonly [number, number])[]): string {
  const [first = [0, 0], ...others] = spots
  const last = others.at(-1) ?? first
  const bends = others.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = others[at + 1] ?? last
    return `Q ${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`
  })
  return [`M ${first.join(' ')}`, ...bends, `L ${last.join(' ')}`].join(' ')
}

/** A pad with its well and the road to it. Where the wind comes from is drawn by whoever was there. */
function pad(lang: string): Background {
  const { well, road } = sketchWords(lang)
  const line = (path: string): BackgroundLine => ({ path, width: 2.5, colour: firm })
  return {
    lines: [
      squares(40),
      line('M 370 480 H 120 V 80 H 680 V 480 H 430'),
      line('M 370 480 V 600 M 430 480 V 600'),
      line(
        'M 382 280 A 18 18 0 1 1 418 280 A 18 18 0 1 1 382 280 Z M 374 280 H 426 M 400 254 V 306',
      ),
    ],
    words: [
      { text: well, x: 436, y: 286, size: 20, anchor: 'start' },
      { text: road, x: 442, y: 560, size: 20, anchor: 'start' },
    ],
    wordColour: firm,
  }
}
