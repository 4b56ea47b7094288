import { questionsOf, type Answers, type FormDefinition } from '@holdpoint/forms'

/** The answers that a form takes over: header questions of the same key, or the only one of a kind. */
export function headerAnswers(
  source: FormDefinition,
  answers: Answers,
  target: FormDefinition,
): Answers {
  const known = headersOf(source)
  const taken = headersOf(target).flatMap((question) => {
    const same = known.find(({ key, type }) => key === question.key && type === question.type)
    const alike = known.filter(({ type }) => type === question.type)
    const from = same ?? (alike.length === 1 ? alike[0] : undefined)
    const value = from === undefined ? undefined : answers[from.key]?.value
    return value === undefined || value === null ? [] : [[question.key, { value }] as const]
  })
  return Object.fromEntries(taken)
}

/** Places and people of a header; when it was is the new entry's own. */
function headersOf(definition: FormDefinition) {
  const own: readonly string[] = ['date', 'time', 'dateTime']
  return questionsOf(definition)
    .map(({ question }) => question)
    .filter(({ header, type }) => header === true && !own.includes(type))
}
