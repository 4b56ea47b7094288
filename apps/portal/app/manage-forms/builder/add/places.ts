import { isSection, type FormDefinition, type Item } from '@holdpoint/forms'
import { locate, type NewPlace, type Place } from '@holdpoint/forms/editing'
import type { OptionGroup } from '../../../records/edit-form.tsx'
import { addWords as words } from '../builder.words.ts'
import { itemNamer } from '../item-names.ts'

// Places as the value of a field: `after:KEY`, `section:KEY` (at its end), `header`, `form`;
// of what is moved also `first:KEY` and `first` (the first in a section, and in the form).

type Option = readonly [value: string, name: string]

const nameLengthMax = 50

/** Where a new question may go, the likeliest place first: behind what is open, or at an end. */
export function newPlaces(definition: FormDefinition, open: string | null): Option[] {
  const nameOf = itemNamer(definition, nameLengthMax)
  const found = open === null ? undefined : locate(definition, open)
  const section =
    found?.section ?? (found !== undefined && isSection(found.item) ? found.item : null)
  const isBehind = found !== undefined && !isSection(found.item)
  const sections = definition.items.filter(isSection)
  const ends = [
    ...(section === null ? [] : [section]),
    ...sections.filter((one) => one !== section),
  ]
  return [
    ...(isBehind ? [[`after:${found.item.key}`, words.behind(nameOf(found.item))] as const] : []),
    ...ends.map((one) => [`section:${one.key}`, words.endOf(nameOf(one))] as const),
    ['form', words.atEnd],
    ['header', words.inHeader],
  ]
}

/** The place that a field names; at the end of the form where it names none. */
export function newPlaceOf(value: string): NewPlace {
  const [kind = '', key = ''] = value.split(':')
  switch (kind) {
    case 'after':
      return { after: key }
    case 'section':
      return { section: key }
    case 'header':
      return 'header'
    default:
      return 'form'
  }
}

/** Where an item may be moved to, section by section. */
export function movePlaces(definition: FormDefinition, key: string): OptionGroup[] {
  const item = locate(definition, key)?.item
  if (item === undefined) {
    return []
  }
  const nameOf = itemNamer(definition, nameLengthMax)
  const isHeader = !isSection(item) && item.header === true
  const others = definition.items.filter((one) => one.key !== key)
  const top = others.filter((one) => isHeader === (!isSection(one) && one.header === true))
  const behind = (one: Item): Option => [`after:${one.key}`, words.behind(nameOf(one))]
  const groups = [
    { label: '', options: [['first', words.firstOfForm] as const, ...top.map(behind)] },
  ]
  return isSection(item) || isHeader
    ? groups
    : [
        ...groups,
        ...others.filter(isSection).map((section) => ({
          label: nameOf(section),
          options: [
            [`first:${section.key}`, words.first(nameOf(section))] as const,
            ...section.items.filter((one) => one.key !== key).map(behind),
          ],
        })),
      ]
}

/** The place that a field names for what is moved; null where it names none that is there. */
export function movePlaceOf(definition: FormDefinition, value: string): Place | null {
  const [kind = '', key = ''] = value.split(':')
  if (kind === 'first') {
    return { section: key === '' ? null : key, after: null }
  }
  const found = kind === 'after' ? locate(definition, key) : undefined
  return found === undefined ? null : { section: found.section?.key ?? null, after: key }
}
