import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { moveTables } from './moves.ts'
import { movesDocument } from './moves-document.ts'
import type { Moves } from './moves/moves.ts'

const file = fileURLToPath(new URL('../../../docs/moves.md', import.meta.url))
const tables = Object.entries<Moves>(moveTables)

describe('docs/moves.md', () => {
  test('is what the tables of moves say now', () => {
    if (process.env['UPDATE_CATALOGUE'] === '1') {
      writeFileSync(file, movesDocument())
    }
    expect(
      readFileSync(file, 'utf8'),
      'Refresh it: UPDATE_CATALOGUE=1 npx vitest run packages/api/src/moves-document.test.ts',
    ).toBe(movesDocument())
  })

  test('has one row for each move', () => {
    const rows = [...movesDocument().matchAll(/^\| `(\w+)` \|/gm)].map(([, event]) => event)
    expect(rows).toEqual(tables.flatMap(([, { events }]) => Object.keys(events)))
  })
})

describe.each(tables)('the table of moves of %s', (_name, { states, events }) => {
  test('leads somewhere from every state but those that are the end', () => {
    const reached = new Set(Object.values(events).flatMap(({ to }) => to))
    const left = new Set(Object.values(events).flatMap(({ from }) => from))
    expect(states.filter((state) => !left.has(state) && !reached.has(state))).toEqual([])
  })

  test('names each state of a move once', () => {
    for (const { from, to } of Object.values(events)) {
      expect(new Set(from).size).toBe(from.length)
      expect(new Set(to).size).toBe(to.length)
      expect(from.length).toBeGreaterThan(0)
    }
  })
})
