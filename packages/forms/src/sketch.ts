import { answerWords } from './answer-words.ts'
import { checkMarks, markName } from './photo-marks.ts'
import { bodyPartAt } from './sketch-body.ts'
import { sketchWords, type SketchWords } from './sketch-words.ts'
import type { Answer, MarkPoint, PhotoMark, Question, Sketch, SketchBackground } from './types.ts'

/** How large a sketch is drawn, in dots: four to three, whatever its background. */
export const sketchSize = { width: 800, height: 600 } as const

/** What a sketch is drawn on: squared paper, unless its question says otherwise. */
export function backgroundOf({ background }: Pick<Question, 'background'>): SketchBackground {
  return background ?? 'grid'
}

/** Marks as the answer to a sketch keeps them: as JSON. Null where nothing is drawn. */
export function sketchText(marks: readonly PhotoMark[]): string | null {
  return marks.length === 0 ? null : JSON.stringify(marks)
}

/** The marks that an answer keeps, a clean copy; null of anything else. */
export function readSketch(value: unknown): readonly PhotoMark[] | null {
  const checked = typeof value === 'string' ? checkMarks(parsed(value)) : null
  return checked?.ok === true ? checked.marks : null
}

/** The sketch that answers a question; null where nothing is drawn, and of other questions. */
export function sketchOf(question: Question, answer: Answer | undefined): Sketch | null {
  const marks = question.type === 'sketch' ? readSketch(answer?.value) : null
  return marks === null ? null : { background: backgroundOf(question), marks }
}

/** A sketch in words: `2 marks: pin 1 “Cut” (front, left arm), arrow (upper right)`. */
export function formatSketch(question: Question, value: string, lang: string): string {
  const marks = readSketch(value)
  if (marks === null) {
    return value
  }
  const words = sketchWords(lang)
  const told = marks.map(
    (mark) => `${markName(mark, lang)} (${placeTold(mark, backgroundOf(question), words)})`,
  )
  return `${answerWords(lang).marks(marks.length)}: ${told.join(', ')}`
}

/** Longer than the marks of any sketch. */
const textMax = 200_000

function parsed(text: string): unknown {
  try {
    return text.length > textMax ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function placeTold(mark: PhotoMark, background: SketchBackground, words: SketchWords): string {
  const [x, y] = middleOf(mark)
  if (background === 'body') {
    return bodyTold([x, y], words)
  }
  const third = (share: number): number => Math.min(2, Math.floor(share * 3))
  return words.parts[3 * third(y) + third(x)] ?? ''
}

/** What a mark is about: where an arrow points, else the middle of what is drawn. */
function middleOf({ kind, points }: PhotoMark): MarkPoint {
  const about = kind === 'arrow' ? points.slice(1) : points
  const [xs, ys] = [about.map(([x]) => x), about.map(([, y]) => y)]
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

/**
 * Where on the two outlines of `sketch-body.ts` a place lies. Left and right are those of the person,
 * who looks at the reader in front and away from them in the other.
 */
function bodyTold([x, y]: MarkPoint, { body, seen }: SketchWords): string {
  const isFront = x < 0.5
  const across = x - (isFront ? 0.25 : 0.75)
  const isLeft = isFront === across > 0
  const part = bodyPartAt(Math.abs(across) * sketchSize.width, y * sketchSize.height)
  switch (part) {
    case null:
      return seen(isFront, body.beside)
    case 'arm':
      return seen(isFront, isLeft ? body.leftArm : body.rightArm)
    case 'leg':
      return seen(isFront, isLeft ? body.leftLeg : body.rightLeg)
    default:
      return seen(isFront, body[part])
  }
}
