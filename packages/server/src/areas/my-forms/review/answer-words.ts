import {
  answerWords as engineWords,
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
  return [text, savesOf(question, answer), answer?.note, said, ...marks].filter(Boolean).join(' · ')
}

/** How often a sketch was saved: marks that only moved a little are told in the same words. */
function savesOf({ type }: Question, answer: Answer | undefined): string {
  const { value = null, rev = 0 } = answer ?? {}
  return type === 'sketch' && value !== null && rev > 1 ? engineWords('en').setTimes(rev) : ''
}
