import { placedItems, type Path } from './placed.ts'
import { isSection } from './structure.ts'
import type { FormDefinition, Text } from './types.ts'

/** A text of a form with its place, and the key of the item that it is part of, if any. */
export type PlacedText = { readonly text: Text; readonly path: Path; readonly key: string | null }

/** Every text that people read in a form: its title, its named lists, then its items in page order. */
export function textsOf(definition: FormDefinition): PlacedText[] {
  const texts: PlacedText[] = []
  let key: string | null = null
  const add = (text: Text | undefined, path: Path): void => {
    if (text !== undefined) {
      texts.push({ text, path, key })
    }
  }
  add(definition.title, ['title'])
  for (const [name, choices] of Object.entries(definition.choiceLists ?? {})) {
    choices.forEach((choice, index) => add(choice.label, ['choiceLists', name, index, 'label']))
  }
  for (const { item, path } of placedItems(definition)) {
    key = item.key
    if (isSection(item)) {
      add(item.title, [...path, 'title'])
      add(item.intro, [...path, 'intro'])
      add(item.repeat?.label, [...path, 'repeat', 'label'])
      continue
    }
    add(item.label, [...path, 'label'])
    add(item.hint, [...path, 'hint'])
    item.choices?.forEach((choice, i) => add(choice.label, [...path, 'choices', i, 'label']))
    item.limits?.forEach((limit, i) => add(limit.label, [...path, 'limits', i, 'label']))
    item.on?.forEach((reaction, i) => add(reaction.message, [...path, 'on', i, 'message']))
    item.validate?.forEach((check, i) => add(check.message, [...path, 'validate', i, 'message']))
  }
  return texts
}

/** How many texts of a form say nothing in a language. */
export function missingTexts(definition: FormDefinition, language: string): number {
  return textsOf(definition).filter(({ text }) => !Object.hasOwn(text, language)).length
}
