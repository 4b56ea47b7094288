import type { FormDefinition } from '@holdpoint/forms'
import { locate } from '@holdpoint/forms/editing'

/** The key of what stands beside an item: the next one, else the one before, else its section. */
export function neighbourOf(definition: FormDefinition, key: string): string | undefined {
  const found = locate(definition, key)
  if (found === undefined) {
    return undefined
  }
  const siblings = found.section?.items ?? definition.items
  const beside = siblings[found.index + 1] ?? siblings[found.index - 1] ?? found.section
  return beside?.key
}
