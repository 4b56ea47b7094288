import {
  formatAnswer,
  isMediaQuestion,
  type Answer,
  type Lookups,
  type Question,
} from '@holdpoint/forms'

/** An answer in one line: what was answered, its note, and how many photos it has. */
export function answerWords(
  question: Question,
  answer: Answer | undefined,
  names: Lookups,
): string {
  const text = formatAnswer(question, answer, 'en', names)
  const photos = isMediaQuestion(question) ? 0 : (answer?.media?.length ?? 0)
  const said = photos === 0 ? '' : `${photos} ${photos === 1 ? 'photo' : 'photos'}`
  return [text, answer?.note, said].filter(Boolean).join(' · ')
}
