import { isSection } from '../structure.ts'
import { textOf } from '../text.ts'
import type { Choice, Item, Question, Text } from '../types.ts'

/** What becomes of a text. */
export type TextChange = (text: Text) => Text

/** What leaves a text in some languages alone, of which it has the first in any case. */
export function textFitter(languages: readonly string[]): TextChange {
  const [first = 'en'] = languages
  return (text) => ({
    [first]: textOf(text, first),
    ...Object.fromEntries(Object.entries(text).filter(([tag]) => languages.includes(tag))),
  })
}

/** Choices with each label changed. */
export function choicesWithTexts(
  choices: readonly Choice[],
  change: TextChange,
): readonly Choice[] {
  return choices.map((choice) => ({ ...choice, label: change(choice.label) }))
}

/** An item with each of its texts changed; of a section those of its questions too. */
export function itemWithTexts(item: Item, change: TextChange): Item {
  if (!isSection(item)) {
    return questionWithTexts(item, change)
  }
  return {
    ...item,
    title: change(item.title),
    ...(item.intro === undefined ? {} : { intro: change(item.intro) }),
    ...(item.repeat === undefined
      ? {}
      : { repeat: { ...item.repeat, label: change(item.repeat.label) } }),
    items: item.items.map((question) => questionWithTexts(question, change)),
  }
}

function questionWithTexts(question: Question, change: TextChange): Question {
  const { hint, choices, limits, on, validate } = question
  return {
    ...question,
    label: change(question.label),
    ...(hint === undefined ? {} : { hint: change(hint) }),
    ...(choices === undefined ? {} : { choices: choicesWithTexts(choices, change) }),
    ...(limits === undefined
      ? {}
      : { limits: limits.map((limit) => ({ ...limit, label: change(limit.label) })) }),
    ...(on === undefined
      ? {}
      : {
          on: on.map((one) =>
            one.message === undefined ? one : { ...one, message: change(one.message) },
          ),
        }),
    ...(validate === undefined
      ? {}
      : { validate: validate.map((one) => ({ ...one, message: change(one.message) })) }),
  }
}
