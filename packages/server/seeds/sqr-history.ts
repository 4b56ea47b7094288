import { sqrParts, type SqrPartName } from '@holdpoint/api'
import { defaultCategories } from '../src/areas/categories/plant-categories.ts'
import { changedLines, type WordedLine } from '../src/areas/sqr/sqr.line-words.ts'
import { assets } from './assets.ts'
import type { Deed } from './entry-history.ts'
import { organisation } from './organisation.ts'
import type { WorldPerson } from './people.ts'
import type { Made, Values } from './sqr-made.ts'
import type { PlacedLine } from './sqr-parts.ts'
import type { SqrDeed } from './sqr-run.ts'
import { addMinutes } from './world-time.ts'

type Names = (values: Values) => Record<string, string>

/** What the ids of a line are called. */
export function namer(people: readonly WorldPerson[]): Names {
  const names = new Map<string, string>([
    ...defaultCategories.map(({ id }) => [id, pathOf(id)] as const),
    ...assets.map(({ id, code, name }) => [id, `${name} (${code})`] as const),
    ...people.map(({ row }) => [row.id, row.full_name] as const),
  ])
  return (values) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => {
        const name = names.get(String(value))
        return name === undefined ? [] : [[key, name] as const]
      }),
    )
}

/** An entry of a tree with those above it. */
function pathOf(categoryId: string): string {
  const entry = defaultCategories.find(({ id }) => id === categoryId)
  const above = entry?.parent_id ? `${pathOf(entry.parent_id)} / ` : ''
  return `${above}${entry?.name ?? categoryId}`
}

/** What was done with a report, as the audit trail would have kept it. */
export function historyOf(
  made: Made,
  given: { by: Record<SqrDeed['by'], string>; parts: readonly PlacedLine[]; namesOf: Names },
): Deed[] {
  const { by, parts, namesOf } = given
  const { id, title, writtenAt, deeds } = made
  const told = (
    at: Date,
    personId: string,
    action: string,
    changes: Record<string, unknown>,
    reason?: string,
  ): Deed => {
    const event = { recordType: 'sqr', recordId: id, action, changes }
    return { at, personId, event: reason === undefined ? event : { ...event, reason } }
  }
  const worded = (name: SqrPartName): WordedLine[] =>
    parts
      .filter(({ part }) => part === name)
      .map(({ values }) => ({ content: values, words: namesOf(values) }))
  const filled = sqrParts
    .filter(({ name }) => worded(name).length > 0)
    .map((part, place) =>
      told(
        addMinutes(writtenAt, 10 + place * 6),
        by.reporter,
        'edit',
        changedLines(part, [[], worded(part.name)], organisation.time_zone),
      ),
    )
  return [
    told(writtenAt, by.reporter, 'create', { title: { from: null, to: title } }),
    ...filled,
    ...deeds.map(({ event, by: who, at, from, to, reason }) =>
      told(at, by[who], event, { status: { from, to } }, reason),
    ),
  ]
}
