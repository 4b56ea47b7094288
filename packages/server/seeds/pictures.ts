import { drawPng } from './png.ts'
import type { Colour } from './png.ts'
import type { SeededRandom } from './seeded-random.ts'

// Flat drawings that stand for the photos of the demo world, each a kilobyte or two.

const width = 480
const height = 320

const paint = {
  sky: 0,
  ground: 1,
  black: 2,
  yellow: 3,
  white: 4,
  red: 5,
  steel: 6,
  shade: 7,
  green: 8,
} as const

const daylight: readonly Colour[] = [
  [205, 221, 232],
  [173, 150, 122],
  [33, 36, 41],
  [244, 190, 44],
  [250, 250, 247],
  [196, 53, 42],
  [122, 134, 146],
  [84, 94, 105],
  [70, 132, 92],
]
const dusk: readonly Colour[] = [
  [112, 118, 150],
  [94, 80, 74],
  [22, 24, 30],
  [222, 160, 40],
  [226, 226, 232],
  [170, 44, 40],
  [92, 102, 118],
  [58, 64, 78],
  [54, 104, 78],
]

/** What a photo may show. */
export const pictureSubjects = ['barrier', 'gauge', 'iron', 'containment', 'extinguisher'] as const
export type PictureSubject = (typeof pictureSubjects)[number]

type Scene = (x: number, y: number) => number

/** Draws one photo of a subject; no two come out quite alike. */
export function drawPicture(subject: PictureSubject, random: SeededRandom): Uint8Array {
  const scene = sceneOf(subject, random)
  return drawPng(width, height, random.chance(0.25) ? dusk : daylight, scene)
}

function sceneOf(subject: PictureSubject, random: SeededRandom): Scene {
  switch (subject) {
    case 'barrier':
      return barrier(random.int(90, 150), random.int(24, 40))
    case 'gauge':
      return gauge(random.next())
    case 'iron':
      return iron(random.int(3, 5), random.int(140, 190))
    case 'containment':
      return containment(random.int(20, 90))
    case 'extinguisher':
      return extinguisher(random.int(150, 320), random.chance(0.6))
    default:
      return subject satisfies never
  }
}

function backdrop(y: number, horizon = 220): number {
  return y < horizon ? paint.sky : paint.ground
}

/** A striped board on two posts. */
function barrier(top: number, stripe: number): Scene {
  return (x, y) => {
    if (y >= top && y < top + 60 && x > 30 && x < 450) {
      return Math.floor((x + y) / stripe) % 2 === 0 ? paint.yellow : paint.black
    }
    const onPost = (x > 80 && x < 96) || (x > 384 && x < 400)
    return onPost && y >= top && y < 270 ? paint.shade : backdrop(y)
  }
}

/** A round dial with a red end and a needle. */
function gauge(reading: number): Scene {
  const needle = Math.PI * (0.75 + reading * 1.5)
  return (x, y) => {
    const dx = x - width / 2
    const dy = y - height / 2
    const distance = Math.hypot(dx, dy)
    if (distance > 134) {
      return x > 210 && x < 270 && y > 280 ? paint.steel : paint.shade
    }
    if (distance > 120) {
      return paint.black
    }
    const angle = (Math.atan2(dy, dx) + Math.PI * 2) % (Math.PI * 2)
    const turn = angle < Math.PI * 0.5 ? angle + Math.PI * 2 : angle
    const alongNeedle = dx * Math.cos(needle) + dy * Math.sin(needle)
    const besideNeedle = Math.abs(dx * Math.sin(needle) - dy * Math.cos(needle))
    if (distance < 12 || (besideNeedle < 4 && alongNeedle > 0 && distance < 96)) {
      return paint.black
    }
    if (distance > 98 && turn > Math.PI * 0.75) {
      const isTick = Math.abs(((turn / Math.PI) * 12) % 1) < 0.12
      return isTick ? paint.black : turn > Math.PI * 1.9 ? paint.red : paint.white
    }
    return paint.white
  }
}

/** A run of pipe with wing unions and the slings beside it. */
function iron(unions: number, level: number): Scene {
  const gap = width / unions
  return (x, y) => {
    const fromUnion = Math.abs((x % gap) - gap / 2)
    const fromPipe = Math.abs(y - level)
    if (fromUnion < 20 && fromPipe < 38 && fromPipe + fromUnion < 48) {
      return paint.red
    }
    if (fromPipe < 20) {
      return fromPipe > 14 ? paint.shade : paint.steel
    }
    const sling = level + 44 + Math.round(8 * Math.sin(x / 30))
    return Math.abs(y - sling) < 4 ? paint.yellow : backdrop(y, 170)
  }
}

/** A tank behind a low wall, with more or less standing water. */
function containment(water: number): Scene {
  return (x, y) => {
    if (y > 230 && y < 262) {
      return x > 20 && x < 460 ? paint.black : backdrop(y)
    }
    if (x > 120 && x < 300 && y > 70 && y <= 230) {
      return x > 270 ? paint.shade : paint.green
    }
    const inPuddle = ((x - 380) / 60) ** 2 + ((y - 222) / 8) ** 2 < water / 90
    return inPuddle ? paint.white : backdrop(y, 200)
  }
}

/** An extinguisher on its stand, tagged or not. */
function extinguisher(middle: number, isTagged: boolean): Scene {
  return (x, y) => {
    const dx = Math.abs(x - middle)
    if (dx < 34 && y > 110 && y < 270) {
      return dx < 24 && y > 160 && y < 200 ? paint.white : paint.red
    }
    if (dx < 12 && y > 84 && y <= 110) {
      return paint.black
    }
    const onTag = x - middle > 40 && x - middle < 72 && y > 120 && y < 168
    return isTagged && onTag ? paint.yellow : backdrop(y)
  }
}
