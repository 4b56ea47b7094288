import { findItem, isSection, type FormDefinition } from '@holdpoint/forms'
import { translationsOf, type Translation } from '@holdpoint/forms/editing'
import { itemNamer } from '../builder/item-names.ts'
import { outlineOf } from '../builder/outline.ts'
import { translateWords as words } from './translate.words.ts'

/** A text beside what it says in another language, as its field shows it. */
export type TextRow = Translation & { what: string }

/** What a page of texts shows: a part of the form, or a piece of a large one. */
export type TextPage = { partKey: string; name: string; rows: readonly TextRow[] }

/** A part of the form, and how far it is translated. */
export type TextPart = {
  key: string
  name: string
  done: number
  all: number
  /** Its first page; null where none of it is shown. */
  page: number | null
}

/** Most texts of one page. */
export const pageRowsMax = 40

/** All texts of a form in the parts that its builder shows, a page for each or several. */
export function translationParts(
  definition: FormDefinition,
  language: string,
  { isMissingOnly }: { isMissingOnly: boolean },
): { pages: TextPage[]; parts: TextPart[] } {
  const partOf = partFinder(definition)
  const what = whatNamer(definition)
  const rowsByPart = new Map<string, TextRow[]>([[formPart, []]])
  for (const one of translationsOf(definition, language)) {
    const key = one.key === null ? formPart : (partOf.get(one.key)?.key ?? formPart)
    rowsByPart.set(key, [...(rowsByPart.get(key) ?? []), { ...one, what: what(one) }])
  }
  const names = new Map([...partOf.values()].map(({ key, name }) => [key, name]))
  const pages: TextPage[] = []
  const parts = [...rowsByPart].map(([key, all]): TextPart => {
    const name = names.get(key) ?? words.form
    const rows = isMissingOnly ? all.filter(({ said }) => said === null) : all
    const page = rows.length === 0 ? null : pages.length + 1
    pages.push(...pagesOf({ partKey: key, name, rows }))
    const done = all.filter(({ said }) => said !== null).length
    return { ...{ key, name, done, page }, all: all.length }
  })
  return { pages, parts }
}

/** What a text is that stands somewhere in a form, and where: "2.1 Hoses tight? · Choice 1". */
export function whatNamer(definition: FormDefinition) {
  const nameOf = itemNamer(definition, 40)
  return ({ key, field }: Pick<Translation, 'key' | 'field'>): string => {
    const item = key === null ? undefined : findItem(definition, key)
    const kind =
      field === 'label' && item?.type === 'note' ? words.fields.note : kindOf(field, item)
    if (item === undefined) {
      return kind
    }
    const name = nameOf(item)
    // What says itself what it is called is named by its number alone.
    const isName = field === 'label' || field === 'title'
    const number = /^\d[\d.]*(?= )/.exec(name)?.[0] ?? ''
    return isName ? `${number} ${kind}`.trim() : `${name} · ${kind}`
  }
}

const formPart = ''

function partFinder(definition: FormDefinition) {
  const parts = new Map<string, { key: string; name: string }>()
  for (const { key, number, title, rows } of outlineOf(definition, [])) {
    const part = { key, name: `${number} ${title}`.trim() }
    for (const one of [key, ...rows.map((row) => row.key)]) {
      parts.set(one, part)
    }
  }
  return parts
}

function pagesOf({ rows, ...part }: TextPage): TextPage[] {
  const count = Math.ceil(rows.length / pageRowsMax)
  return Array.from({ length: count }, (_, at) => ({
    ...part,
    name: count === 1 ? part.name : words.partAt(part.name, at + 1, count),
    rows: rows.slice(at * pageRowsMax, (at + 1) * pageRowsMax),
  }))
}

function kindOf(field: string, item: ReturnType<typeof findItem>): string {
  const { fields } = words
  const [first = '', ...rest] = field.split('.')
  const place = Number(rest.findLast((step) => /^\d+$/.test(step)) ?? 0) + 1
  switch (first) {
    case 'choices':
      return fields.choice(place)
    case 'limits':
      return fields.limit(place)
    case 'on':
      return fields.message(place)
    case 'validate':
      return fields.check(place)
    case 'choiceLists':
      return fields.listed(rest[0] ?? '', place)
    case 'hint':
      return fields.hint
    case 'intro':
      return fields.intro
    case 'repeat':
      return fields.repeat
    case 'title':
      return item !== undefined && isSection(item) ? fields.sectionTitle : fields.title
    default:
      return fields.label
  }
}
