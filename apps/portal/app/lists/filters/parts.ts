import type { FilterPart, FilterWindow } from '@holdpoint/api'
import type { AnyValues } from '../page-list.ts'

// What is filtered now, part by part: each can be taken away by itself.

/** One part of a filter that narrows; a list of choices is several, or one where it names many. */
export type PartOn =
  | { kind: 'choice'; name: string; value: string }
  | { kind: 'list'; name: string; count: number }
  | { kind: 'flag'; name: string }
  | { kind: 'range'; name: string }
  | { kind: 'window' }

/** What is declared of a filter of whatever parts. */
export type AnyFilter = {
  readonly parts: Readonly<Record<string, FilterPart>>
  readonly usual: FilterWindow
}

/** More than so many of one kind are told by their number. */
const namedCountMax = 5

/** The parts that narrow the list, in the order of the declaration, the days first. */
export function partsOn({ parts, usual }: AnyFilter, values: AnyValues): PartOn[] {
  const days: PartOn[] = values.window.kind === usual.kind ? [] : [{ kind: 'window' }]
  return days.concat(Object.entries(parts).flatMap(([name, { kind }]) => on(name, kind, values)))
}

function on(name: string, kind: FilterPart['kind'], values: AnyValues): PartOn[] {
  const value: unknown = Reflect.get(values, name)
  switch (kind) {
    case 'flag':
      return value === true ? [{ kind, name }] : []
    case 'range':
      return value === null ? [] : [{ kind, name }]
    default: {
      const chosen = choicesIn(values, name)
      return chosen.length > namedCountMax
        ? [{ kind: 'list', name, count: chosen.length }]
        : chosen.map((one) => ({ kind: 'choice', name, value: one }))
    }
  }
}

/** The ids or codes that a part of a filter names. */
export function choicesIn(values: AnyValues, name: string): readonly string[] {
  const value: unknown = Reflect.get(values, name)
  return Array.isArray(value) ? value.map(String) : []
}

/** How many kinds of filters are on. */
export function activeKindCount(filter: AnyFilter, values: AnyValues): number {
  return new Set(partsOn(filter, values).map((part) => ('name' in part ? part.name : part.kind)))
    .size
}

/** What a filter changes by when a part of it is taken away. */
export function changeWithout(
  { usual }: Pick<AnyFilter, 'usual'>,
  values: AnyValues,
  part: PartOn,
): Readonly<Record<string, unknown>> {
  switch (part.kind) {
    case 'choice':
      return {
        [part.name]: choicesIn(values, part.name).filter((value) => value !== part.value),
      }
    case 'list':
      return { [part.name]: [] }
    case 'flag':
      return { [part.name]: false }
    case 'range':
      return { [part.name]: null }
    case 'window':
      return { window: usual }
  }
}

/** The name of a part in a form. */
export function keyOf(part: PartOn): string {
  switch (part.kind) {
    case 'choice':
      return `${part.name}:${part.value}`
    case 'window':
      return part.kind
    default:
      return part.name
  }
}
