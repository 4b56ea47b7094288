import { laidOut } from './repeats.ts'
import { isSection, questionsAmong, takesAnswer } from './structure.ts'
import type { Answers, FormDefinition, Question, Signature } from './types.ts'
import { sourcesOf } from './visibility.ts'

/** More than the revisions of all that leaves with an instance that is removed. */
const revisionsOfAll = 1_000_000

/**
 * A number that changes with every change of an answer that a signature stands for: the sum of the
 * revisions of those answers, which only ever grow. Which instances there are outweighs what was
 * answered in them, so that it grows with one less as well. It is stored with the signature when it
 * is given. `key` is the signature's question.
 */
export function signedRevision(definition: FormDefinition, answers: Answers, key: string): number {
  return signedQuestions(laidOut(definition, answers), key).reduce(
    (sum, { key: of, type }) =>
      sum + (answers[of]?.rev ?? 0) * (type === 'instances' ? revisionsOfAll : 1),
    0,
  )
}

/**
 * Whether an answer was changed after a signature was given. Whoever signed has not seen what
 * stands there now, so it counts as none. A signature that was stored without what it stood for is
 * taken as it is.
 */
export function isVoid(
  definition: FormDefinition,
  answers: Answers,
  key: string,
  { answersRev }: Signature,
): boolean {
  return answersRev !== undefined && answersRev !== signedRevision(definition, answers, key)
}

/**
 * What a signature stands for: the other questions of its section, or of its instance of one, and what
 * is calculated among them with all that it depends on. In a section where people only sign, beside
 * numbers that are calculated or alone, and outside sections, it stands for the whole form; where that
 * section is asked several times, for the rest of the form, so that one more signs beside the others.
 */
export function signedQuestions(definition: FormDefinition, key: string): readonly Question[] {
  const all = questionsAmong(definition.items).filter(isSignedFor)
  const section = definition.items
    .filter(isSection)
    .find(({ items }) => items.some((question) => question.key === key))
  const instance = section?.items.find((question) => question.key === key)?.instance
  const besides = (section?.items ?? []).filter(
    (question) => isSignedFor(question) && question.instance?.number === instance?.number,
  )
  const isGiven = besides.some(({ type }) => type !== 'calc')
  if (!isGiven) {
    return instance === undefined
      ? all
      : all.filter((question) => section?.items.includes(question) !== true)
  }
  const calculated = besides.filter(({ type }) => type === 'calc').map((question) => question.key)
  const sources = calculated.length === 0 ? new Set() : sourcesOf(definition, calculated)
  return all.filter((question) => besides.includes(question) || sources.has(question.key))
}

/** One signature stands for no other: several people sign the same answers in any order. */
function isSignedFor(question: Question): boolean {
  return takesAnswer(question) && question.type !== 'signature'
}
