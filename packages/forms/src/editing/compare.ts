import { isSection } from '../structure.ts'
import { labelOf } from '../text.ts'
import type { FormDefinition, Item } from '../types.ts'
import { change, type FieldChange, type Seen } from './compare-fields.ts'
import { formChanges } from './compare-form.ts'
import { questionFields, sectionFields } from './compare-items.ts'
import { movedOf, placesOf, type PlaceOnPage } from './compare-places.ts'
import { fieldWords } from './compare-words.ts'
import { numbersOf } from './numbers.ts'

/** What became of a section or question. One that was moved and changed is told as changed. */
export type ItemChange = {
  readonly key: string
  /** Its number in the later form, of a removed one that in the earlier; `''` where it has none. */
  readonly number: string
  readonly label: string
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly fields: readonly FieldChange[]
}

/** What is different between two forms, for people. */
export type Comparison = {
  /** About the form itself. */
  readonly form: readonly FieldChange[]
  /** In page order; what was removed is told where it stood. */
  readonly items: readonly ItemChange[]
}

/**
 * What is different between an earlier and a later form, in words. Items are the same by their key:
 * one whose key was changed is told as removed and added. Which version it is does not count. Groups
 * and forms are told by their names, as far as those are given by id.
 */
export function compareDefinitions(
  before: FormDefinition,
  after: FormDefinition,
  lang: string,
  names: ReadonlyMap<string, string> = new Map(),
): Comparison {
  const from: Side = { definition: before, lang, names }
  const to: Side = { definition: after, lang, names }
  return {
    form: formChanges({ ...from, one: before }, { ...to, one: after }),
    items: itemChanges(from, to),
  }
}

type Side = Omit<Seen<Item>, 'one'>

function itemChanges(from: Side, to: Side): ItemChange[] {
  const before = placesOf(from.definition, from.lang)
  const after = placesOf(to.definition, to.lang)
  const numbersBefore = numbersOf(from.definition)
  const numbers = numbersOf(to.definition)
  const moved = movedOf(before, after)
  const head = ({ item }: PlaceOnPage, numbered: ReadonlyMap<string, string>) => ({
    key: item.key,
    number: numbered.get(item.key) ?? '',
    label: labelOf(item, to.lang),
  })
  return pageOrder([...before.keys()], [...after.keys()]).flatMap((id): ItemChange[] => {
    const old = before.get(id)
    const next = after.get(id)
    if (next === undefined) {
      return old === undefined ? [] : [{ ...head(old, numbersBefore), kind: 'removed', fields: [] }]
    }
    if (old === undefined) {
      return [{ ...head(next, numbers), kind: 'added', fields: [] }]
    }
    const fields = fieldChanges({ ...from, one: old.item }, { ...to, one: next.item })
    const place = moved.has(id) ? change(fieldWords.place, old.told, next.told) : []
    if (fields.length === 0 && !moved.has(id)) {
      return []
    }
    const kind = fields.length === 0 ? 'moved' : 'changed'
    return [{ ...head(next, numbers), kind, fields: [...place, ...fields] }]
  })
}

/** The later order, with what is not in it behind what it stood behind. */
function pageOrder(before: readonly string[], after: readonly string[]): string[] {
  const order = [...after]
  const kept = new Set(after)
  before.forEach((id, place) => {
    if (!kept.has(id)) {
      const previous = before[place - 1]
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
    }
  })
  return order
}

function fieldChanges(from: Seen<Item>, to: Seen<Item>): FieldChange[] {
  const [old, next] = [from.one, to.one]
  if (isSection(old) && isSection(next)) {
    return sectionFields.flatMap((compare) => compare({ ...from, one: old }, { ...to, one: next }))
  }
  return isSection(old) || isSection(next)
    ? []
    : questionFields.flatMap((compare) => compare({ ...from, one: old }, { ...to, one: next }))
}
