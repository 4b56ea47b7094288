import type { FormDefinition } from '../types.ts'
import { sourcesOf } from '../visibility.ts'

/** Whether an item shows, or is calculated, by something that depends on the item itself. */
export function dependsOnItself(definition: FormDefinition, key: string): boolean {
  return sourcesOf(definition, [key]).has(key)
}
