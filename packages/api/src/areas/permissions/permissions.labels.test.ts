import { expect, test } from 'vitest'
import { allCalls } from '../../catalogue.ts'
import { permissionKeys } from '../../permissions.ts'
import { policyOf } from '../../policy.ts'
import { permissionAreas, permissionLabels } from './permissions.labels.ts'

test('every key belongs to one part', () => {
  const keys = permissionAreas().flatMap((area) => area.keys)
  expect(keys.toSorted()).toEqual(permissionKeys.toSorted())
})

test('no two keys and no two parts are called alike, and none by the name of its key', () => {
  const labels = Object.values(permissionLabels)
  expect(new Set(labels).size).toBe(permissionKeys.length)
  expect(labels.filter((label) => label.includes('_') || /^[^A-Z]|\.$/.test(label))).toEqual([])
  expect(new Set(permissionAreas().map(({ label }) => label)).size).toBe(permissionAreas().length)
})

// What is made, edited or deleted on its own page is read there; drafts of these are nobody's secret.
const readOnTheWay = /form_types$|_forms$|^delete_all_forms_with/

test('a key that opens all records of a kind says that they are read', () => {
  const readers = allCalls()
    .filter(({ method }) => method === 'GET')
    .flatMap(({ name }) => policyOf(name).record?.ties ?? [])
    .filter(({ tie }) => tie === 'all')
  const keys = new Set(readers.flatMap((tie) => tie.keys))
  expect(keys.size).toBeGreaterThan(20)
  const silent = [...keys].filter((key) => !/read|Keep/i.test(permissionLabels[key]))
  expect(silent.filter((key) => !readOnTheWay.test(key))).toEqual([])
})
