import {
  momentToInstant,
  wallTimeOf,
  type DeclaredField,
  type DeclaredFields,
} from '@holdpoint/api'
import type { DeclaredValues } from './declared.lookup.ts'

/** The column that holds a declared field: `startsAt` lies in `starts_at`. */
export function columnOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * What was said of declared fields as it is kept: moments in UTC, nothing for what was left out. A
 * clock that a form says again as it was shown is the moment of `before`, with its seconds, and in the
 * hour of autumn that comes twice.
 */
export function keptValues(
  fields: DeclaredFields,
  said: DeclaredValues,
  timeZone: string,
  before: DeclaredValues = {},
): DeclaredValues {
  return mapped(fields, (name, field) => {
    const value = said[name]
    if (field.kind !== 'moment' || typeof value !== 'string') {
      return value ?? emptyOf(field)
    }
    const kept = before[name]
    return typeof kept === 'string' && wallTimeOf(new Date(kept), timeZone) === value
      ? kept
      : momentToInstant(value, timeZone).toISOString()
  })
}

/** The same by columns. */
export function toColumns(fields: DeclaredFields, values: DeclaredValues) {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [columnOf(name), values[name]] as const),
  )
}

/** What a row holds of declared fields, by their names. */
export function fromColumns(
  fields: DeclaredFields,
  row: Readonly<Record<string, unknown>>,
): DeclaredValues {
  return mapped(fields, (name, field) => {
    const value = row[columnOf(name)]
    return value instanceof Date
      ? value.toISOString()
      : ((value as DeclaredValues[string] | null) ?? emptyOf(field))
  })
}

/** What a line of a part holds, with nothing for what is not there. */
export function fromContent(fields: DeclaredFields, content: unknown): DeclaredValues {
  const held = (content ?? {}) as DeclaredValues
  return mapped(fields, (name, field) => held[name] ?? emptyOf(field))
}

/** What an edit changed, as the trail keeps it by the names of the fields. */
export function changesOf(fields: DeclaredFields, before: DeclaredValues, after: DeclaredValues) {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, { from: before[name], to: after[name] }] as const),
  )
}

function mapped(
  fields: DeclaredFields,
  value: (name: string, field: DeclaredField) => DeclaredValues[string],
): DeclaredValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, value(name, field)] as const),
  )
}

function emptyOf({ kind }: DeclaredField): DeclaredValues[string] {
  switch (kind) {
    case 'line':
    case 'text':
      return ''
    case 'flag':
      return false
    case 'people':
      return []
    default:
      return null
  }
}
