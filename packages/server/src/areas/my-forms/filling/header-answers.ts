import {
  picksMany,
  questionsOf,
  type Answers,
  type FormDefinition,
  type Question,
} from '@holdpoint/forms'

/** The answers that a form takes over: header questions of the same key, or the only one of a kind. */
export function headerAnswers(
  source: FormDefinition,
  answers: Answers,
  target: FormDefinition,
): Answers {
  const known = headersOf(source)
  const taken = headersOf(target).flatMap((question) => {
    const alike = known.filter((one) => isAnsweredAlike(one, question))
    const same = alike.find(({ key }) => key === question.key)
    const from = same ?? (alike.length === 1 ? alike[0] : undefined)
    const value = from === undefined ? undefined : answers[from.key]?.value
    return value === undefined || value === null ? [] : [[question.key, { value }] as const]
  })
  return Object.fromEntries(taken)
}

/** One machine is no answer to a question that asks for several. */
function isAnsweredAlike(one: Question, other: Question): boolean {
  return one.type === other.type && picksMany(one) === picksMany(other)
}

/** Places and people of a header; when it was, and what it comes to, is the new entry's own. */
function headersOf(definition: FormDefinition) {
  const own: readonly string[] = ['date', 'time', 'dateTime', 'calc']
  return questionsOf(definition)
    .map(({ question }) => question)
    .filter(({ header, type }) => header === true && !own.includes(type))
}
