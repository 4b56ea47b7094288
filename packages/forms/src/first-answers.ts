import { questionsOf } from './structure.ts'
import type { Answers, FormDefinition, Question } from './types.ts'

/** What is known of whoever begins a form; null for what is not. */
export type KnownAtStart = {
  /** The time on the wall where they work, as YYYY-MM-DDTHH:MM. */
  readonly dateTime: string | null
  readonly district: string | null
  readonly businessUnit: string | null
  readonly crew: string | null
}

/** What an entry begins with: what its form says, then what is known already, in its header. */
export function withKnown(
  definition: FormDefinition,
  started: Answers,
  { crew, ...plain }: KnownAtStart,
): Answers {
  const known: Partial<Record<Question['type'], string | readonly string[] | null>> = {
    ...plain,
    crew: crew === null ? null : [crew],
  }
  const filled = questionsOf(definition).flatMap(({ question }) => {
    const value = known[question.type]
    const isOpen = question.header === true && started[question.key] === undefined
    return isOpen && value !== undefined && value !== null ? [[question.key, { value }]] : []
  })
  return { ...started, ...Object.fromEntries(filled) }
}
