import { permissionAreas, permissionLabels, type PermissionKey } from '@holdpoint/api'
import type { KeyArea } from './key-areas.tsx'
import { words } from './permissions.words.ts'

/** All keys in words, part by part, each part with how many of these are in it. */
export function keyAreas(chosen: ReadonlySet<string>): KeyArea[] {
  return permissionAreas().map(({ name, label, keys }) => ({
    name,
    label,
    says: words.someOf(keys.filter((key) => chosen.has(key)).length, keys.length),
    rights: keys.map((key) => ({ key, label: permissionLabels[key], why: '' })),
  }))
}

/** What is said of a key: where it comes from, and whether it is held for all that. */
type Said = { why: string; isHeld: boolean }

/** The parts in which something is said of a key, each with how many of its keys are held. */
export function areasSaying(saidOf: (key: PermissionKey) => Said | null): KeyArea[] {
  return permissionAreas()
    .map(({ name, label, keys }) => {
      const said = keys.flatMap((key) => {
        const one = saidOf(key)
        return one === null ? [] : [{ key, label: permissionLabels[key], ...one }]
      })
      const says = words.countOfRights(said.filter(({ isHeld }) => isHeld).length)
      return { name, label, says, rights: said.map(({ isHeld: _, ...right }) => right) }
    })
    .filter(({ rights }) => rights.length > 0)
}
