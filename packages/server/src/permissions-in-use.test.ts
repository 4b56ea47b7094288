import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allCalls, moveTables, permissionKeys, policyOf, type Moves } from '@holdpoint/api'

// What asks for a key: a row of the policy, a move, or a rule that names it. A list of keys that only says
// for whom another site may never speak opens nothing.
const namesOnly = ['administrative.ts']

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter((file) => !namesOnly.includes(path.basename(file)))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))

const asked = new Set<string>(
  allCalls()
    .map(({ name }) => policyOf(name))
    .flatMap(({ keys, record }) => [...keys, ...(record?.ties ?? []).flatMap((tie) => tie.keys)])
    .concat(
      Object.values(moveTables)
        .flatMap(({ events }) => Object.values<Moves['events'][string]>(events))
        .flatMap(({ who }) => who.flatMap(({ keys }) => [...keys])),
    ),
)

describe('a key', () => {
  test.each(permissionKeys)('%s opens something', (key) => {
    const isNamed = asked.has(key) || sources.some((source) => source.includes(`'${key}'`))
    expect(isNamed).toBe(true)
  })
})
