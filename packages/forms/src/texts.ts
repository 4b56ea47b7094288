import { placedItems, type Path } from './placed.ts'
import { isSection } from './structure.ts'
import type { FormDefinition, Text } from './types.ts'

/** A text of a form with its place. */
export type PlacedText = { readonly text: Text; readonly path: Path }

/** Every text that people read in a form: its title, its named lists, then its items in page order. */
export function textsOf(definition: FormDefinition): PlacedText[] {
  const texts: PlacedText[] = []
  const add = (text: Text | undefined, path: Path): void => {
    if (text !== undefined) {
      texts.push({ text, path })
    }
  }
  add(definition.title, ['title'])
  for (const [name, choices] of Object.entries(definition.choiceLists ?? {})) {
    choices.forEach((choice, index) => add(choice.label, ['choiceLists', name, index, 'label']))
  }
  for (const { item, path } of placedItems(definition)) {
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
