import { firstLanguage, labelOf, type FormDefinition, type Item } from '@holdpoint/forms'
import { numbersOf } from '@holdpoint/forms/editing'
import { inShort } from './texts.ts'

/** Names the items of a form: by their numbers, and in short by what they say. */
export function itemNamer(definition: FormDefinition, lengthMax?: number): (item: Item) => string {
  const numbers = numbersOf(definition)
  const lang = firstLanguage(definition)
  return (item) =>
    `${numbers.get(item.key) ?? ''} ${inShort(labelOf(item, lang), lengthMax)}`.trim()
}
