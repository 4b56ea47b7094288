import type { Choice } from '../lists/filters/lookups.ts'

/** A folder or a tag as it can be chosen: it is its own name. */
export function asChoice(name: string): Choice {
  return { value: name, label: name }
}
