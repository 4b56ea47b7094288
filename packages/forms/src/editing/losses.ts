import type { ItemScoring, Question } from '../types.ts'
import { isSame } from './compare-fields.ts'
import { fieldWords, questionTypeNames } from './compare-words.ts'
import { editingWords } from './words.ts'

const fields = [
  'choices',
  'list',
  'calc',
  'default',
  'required',
  'min',
  'max',
  'step',
  'unit',
  'precision',
  'limits',
  'maxLength',
  'many',
  'background',
  'media',
  'note',
  'startsWithLast',
  'titleAnswer',
] as const satisfies readonly (keyof Question)[]

const partsOfScore: readonly (readonly [keyof ItemScoring, string])[] = [
  ['weight', fieldWords.weight],
  ['max', fieldWords.fullPoints],
  ['map', fieldWords.points],
  ['bands', fieldWords.points],
  ['critical', fieldWords.critical],
  ['invert', fieldWords.invert],
  ['allOrNothing', fieldWords.allOrNothing],
]

/** What a question had and has no more as one of another type, in sentences. */
export function lostByType(before: Question, after: Question): string[] {
  const type = questionTypeNames[after.type]
  const gone = fields.filter((name) => isSaid(before[name]) && !isSame(before[name], after[name]))
  const names = [...gone.map((name) => fieldWords[name]), ...lostScore(before, after)]
  const fewer = (['on', 'validate'] as const).flatMap((name) => {
    const count = (before[name]?.length ?? 0) - (after[name]?.length ?? 0)
    return count > 0 ? [editingWords.lostSome(fieldWords[name], count, type)] : []
  })
  return [...names.map((name) => editingWords.lostField(name, type)), ...fewer]
}

/** What a question loses by being part of the header, in sentences. */
export function lostByHeader(before: Question, after: Question): string[] {
  return lostScore(before, after).map((name) => editingWords.lostInHeader(name))
}

function lostScore({ score: before }: Question, { score: after }: Question): string[] {
  const gone = partsOfScore.filter(
    ([part]) => isSaid(before?.[part]) && !isSame(before?.[part], after?.[part]),
  )
  return [...new Set(gone.map(([, name]) => name))]
}

// What is off, or no note, is as good as nothing said.
function isSaid(value: unknown): boolean {
  return value !== undefined && value !== false && value !== 'none'
}
