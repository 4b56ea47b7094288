import { languageCountMax, languageTagPattern, nameWords } from '../names.ts'
import { textsOf } from '../texts.ts'
import type { FormDefinition } from '../types.ts'
import { doneEdit, refusedEdit, type Edit } from './edit.ts'
import { choicesWithTexts, itemWithTexts, textFitter } from './text-changes.ts'

/**
 * Gives a form other languages, the first of which all of its texts have: where one is missing in
 * it, the text that people read until now is put there. Texts in a language that goes, go with it.
 * The key of the outcome is `''`, because no item in particular was touched.
 */
export function setLanguages(definition: FormDefinition, languages: readonly string[]): Edit {
  const tags = [...new Set(languages)]
  if (tags.length === 0) {
    return refusedEdit(nameWords.noLanguage)
  }
  if (tags.length > languageCountMax) {
    return refusedEdit(nameWords.manyLanguages)
  }
  if (!tags.every((tag) => languageTagPattern.test(tag))) {
    return refusedEdit(nameWords.badLanguageTag)
  }
  const fitText = textFitter(tags)
  const lists = Object.entries(definition.choiceLists ?? {})
  const next: FormDefinition = {
    ...definition,
    languages: tags,
    title: fitText(definition.title),
    items: definition.items.map((item) => itemWithTexts(item, fitText)),
    ...(definition.choiceLists === undefined
      ? {}
      : {
          choiceLists: Object.fromEntries(
            lists.map(([name, choices]) => [name, choicesWithTexts(choices, fitText)]),
          ),
        }),
  }
  return doneEdit(definition, next, '')
}

/** How many texts of a form lose what they say when it has these languages from then on. */
export function textsLost(definition: FormDefinition, languages: readonly string[]): number {
  const fitText = textFitter(languages)
  return textsOf(definition).filter(({ text }) => {
    const kept = Object.values(fitText(text))
    return Object.values(text).some((said) => !kept.includes(said))
  }).length
}
