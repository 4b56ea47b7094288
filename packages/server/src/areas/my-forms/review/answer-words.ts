import {
  formatAnswer,
  isMediaQuestion,
  marksWords,
  type Answer,
  type Lookups,
  type Question,
} from '@holdpoint/forms'

/** An answer in one line: what was answered, its note, how many photos it has, and their marks. */
export function answerWords(
  question: Question,
  answer: Answer | undefined,
  names: Lookups,
): string {
  const text = formatAnswer(question, answer, 'en', names)
  const photos = isMediaQuestion(question) ? 0 : (answer?.media?.length ?? 0)
  const said = photos === 0 ? '' : `${photos} ${photos === 1 ? 'photo' : 'photos'}`
  const marks = (answer?.media ?? []).flatMap(({ name, marked }) =>
    marked === undefined ? [] : [`${name}: ${marksWords(marked)}`],
  )
  return [text, answer?.note, said, ...marks].filter(Boolean).join(' · ')
}

/** An answer before and after a change. Marks of a sketch that lie a little elsewhere are told alike: it says so. */
export function changeWords(
  question: Question,
  from: Answer | undefined,
  to: Answer | undefined,
  names: Lookups,
): { from: string; to: string } {
  const [then, now] = [from, to].map((answer) => ({
    value: answer?.value ?? null,
    told: formatAnswer(question, answer, 'en', names),
  }))
  const isRedrawn =
    question.type === 'sketch' && then?.told === now?.told && then?.value !== now?.value
  const after = answerWords(question, to, names)
  return {
    from: answerWords(question, from, names),
    to: isRedrawn ? `${after} · marks changed` : after,
  }
}
