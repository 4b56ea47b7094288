import type { FormDefinition } from '../types.ts'
import { dependenciesOf, dependencyNodes } from '../visibility.ts'

/** Whether an item shows, or is calculated, by something that depends on the item itself. */
export function dependsOnItself(definition: FormDefinition, key: string): boolean {
  const nodes = dependencyNodes(definition)
  const reached = new Set<string>()
  const open = [key]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const node = nodes.get(next)
    for (const one of node === undefined ? [] : dependenciesOf(node)) {
      if (one === key) {
        return true
      }
      if (!reached.has(one)) {
        reached.add(one)
        open.push(one)
      }
    }
  }
  return false
}
