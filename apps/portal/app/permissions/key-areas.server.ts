import { permissionAreas, permissionLabels, type PermissionKey } from '@holdpoint/api'
import type { KeyArea } from './key-areas.tsx'
import { words } from './permissions.words.ts'

/** All keys in words, part by part, each part with how many of these are in it. */
export function keyAreas(chosen: ReadonlySet<string>): KeyArea[] {
  return permissionAreas.map(({ name, label, keys }) => ({
    name,
    label,
    says: words.someOf(keys.filter((key) => chosen.has(key)).length, keys.length),
    rights: keys.map((key) => ({ key, label: permissionLabels[key], why: '' })),
  }))
}

/** The parts in which something is said of a key; `whyOf` says it, or nothing. */
export function areasSaying(whyOf: (key: PermissionKey) => string | null): KeyArea[] {
  return permissionAreas
    .map(({ name, label, keys }) => {
      const rights = keys.flatMap((key) => {
        const why = whyOf(key)
        return why === null ? [] : [{ key, label: permissionLabels[key], why }]
      })
      return { name, label, says: words.countOfRights(rights.length), rights }
    })
    .filter(({ rights }) => rights.length > 0)
}
