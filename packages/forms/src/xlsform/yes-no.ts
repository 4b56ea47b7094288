import { answerWords } from '../answer-words.ts'
import type { Choice } from '../types.ts'
import { yesNoValues } from '../types.ts'

const words = answerWords('en')

/** The choices of a yes/no question, as a list has to hold them elsewhere. */
export function yesNoChoices(language: string): Choice[] {
  return yesNoValues.map((value) => ({ value, label: { [language]: words[value] } }))
}

/** Whether choices are those of a yes/no question, and read like them too. */
export function isYesNo(choices: readonly Choice[]): 'same words' | 'other words' | undefined {
  const isAll =
    choices.length === yesNoValues.length &&
    yesNoValues.every((value) => choices.some((one) => one.value === value))
  if (!isAll || choices.some((choice) => Object.keys(choice).length > 2)) {
    return undefined
  }
  const isRead = choices.every(({ value, label }) =>
    Object.values(label).every((text) => text === yesNoWord(value)),
  )
  return isRead ? 'same words' : 'other words'
}

function yesNoWord(value: string): string | undefined {
  const known = yesNoValues.find((one) => one === value)
  return known === undefined ? undefined : words[known]
}
