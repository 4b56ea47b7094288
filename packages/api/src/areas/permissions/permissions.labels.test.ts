import { expect, test } from 'vitest'
import { permissionKeys } from '../../permissions.ts'
import { permissionAreas, permissionLabels } from './permissions.labels.ts'

test('every key belongs to one part', () => {
  const keys = permissionAreas.flatMap((area) => area.keys)
  expect(keys.toSorted()).toEqual(permissionKeys.toSorted())
})

test('no two keys and no two parts are called alike, and none by the name of its key', () => {
  const labels = Object.values(permissionLabels)
  expect(new Set(labels).size).toBe(permissionKeys.length)
  expect(labels.filter((label) => label.includes('_') || /^[^A-Z]|\.$/.test(label))).toEqual([])
  expect(new Set(permissionAreas.map(({ label }) => label)).size).toBe(permissionAreas.length)
})
