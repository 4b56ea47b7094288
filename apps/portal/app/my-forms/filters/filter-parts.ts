import { usualWindow, type MyFormsFilter } from '@holdpoint/api'
import { flagKeys, listKeys, type FlagKey, type ListKey } from './filter-keys.ts'

// What is filtered now, part by part: each can be taken away by itself.

/** One part of a filter; a list is several parts, or one where it names many. */
export type FilterPart =
  | { kind: 'choice'; key: ListKey; value: string }
  | { kind: 'list'; key: ListKey; count: number }
  | { kind: 'flag'; key: FlagKey }
  | { kind: 'score' }
  | { kind: 'window' }

/** More than so many of one kind are told by their number. */
const namedCountMax = 5

/** The parts of a filter that narrow the list, in the order of the panel. */
export function filterParts(filter: MyFormsFilter): FilterPart[] {
  const parts: FilterPart[] = filter.window.kind === 'days' ? [] : [{ kind: 'window' }]
  for (const key of listKeys) {
    const values = filter[key]
    if (values.length > namedCountMax) {
      parts.push({ kind: 'list', key, count: values.length })
    } else {
      parts.push(...values.map((value) => ({ kind: 'choice' as const, key, value })))
    }
  }
  if (filter.score !== null) {
    parts.push({ kind: 'score' })
  }
  parts.push(
    ...flagKeys.filter((key) => filter[key]).map((key) => ({ kind: 'flag' as const, key })),
  )
  return parts
}

/** How many kinds of filters are on. */
export function activeKindCount(filter: MyFormsFilter): number {
  return new Set(filterParts(filter).map((part) => ('key' in part ? part.key : part.kind))).size
}

/** What a filter changes by when a part of it is taken away. */
export function changeWithout(filter: MyFormsFilter, part: FilterPart): Partial<MyFormsFilter> {
  switch (part.kind) {
    case 'choice':
      return { [part.key]: filter[part.key].filter((value) => value !== part.value) }
    case 'list':
      return { [part.key]: [] }
    case 'flag':
      return { [part.key]: false }
    case 'score':
      return { score: null }
    case 'window':
      return { window: usualWindow }
  }
}

/** The name of a part in a form. */
export function partName(part: FilterPart): string {
  switch (part.kind) {
    case 'choice':
      return `${part.key}:${part.value}`
    case 'list':
    case 'flag':
      return part.key
    case 'score':
    case 'window':
      return part.kind
  }
}
