import { wallTimeOf, type DeclaredField, type DeclaredFields } from '@holdpoint/api/vocabulary'

/** What the fields of a form begin with. */
export type DeclaredStart = Readonly<Record<string, string | string[]>>

/** What a record holds as its form shows it: times as the clock of whoever writes does. */
export function declaredStart(
  fields: DeclaredFields,
  held: Readonly<Record<string, unknown>>,
  timeZone: string,
): DeclaredStart {
  const starts = Object.entries(fields).map(([name, field]) => [
    name,
    startOf(field, held[name], timeZone),
  ])
  return Object.fromEntries(starts) as DeclaredStart
}

function startOf(field: DeclaredField, value: unknown, timeZone: string): string | string[] {
  if (Array.isArray(value)) {
    return value.map(String)
  }
  if (value === undefined || value === null || value === false) {
    return ''
  }
  return field.kind === 'moment' ? wallTimeOf(new Date(String(value)), timeZone) : String(value)
}
