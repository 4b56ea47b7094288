import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls, policyOf, type CallName } from '@holdpoint/api'
import { validInputOf } from '../test/matrix/calls.ts'
import { casesOf, described, type Cut } from '../test/matrix/cases.ts'
import { fixtureOf, recordKinds } from '../test/matrix/fixtures.ts'
import { tiesOf } from '../test/matrix/judge.ts'
import { createProbe } from '../test/matrix/probe.ts'
import { allRemovals, firstMiss } from '../test/matrix/removals.ts'
import { runCall } from '../test/matrix/run.ts'
import { openMatrixWorld, type MatrixWorld } from '../test/matrix/world.ts'
import { ties } from './handlers.ts'

// Every call by every caller about every record: what happens is what the table of permissions
// says, and with any single guard taken out it no longer is (decision 0019). With MATRIX=whole
// each caller makes each call about each record; else each call meets those whom its row can tell
// apart, and three, and each of these asks about a quarter of the records.

const cut: Cut = process.env['MATRIX'] === 'whole' ? 'whole' : 'sample'
const reportFile = process.env['MATRIX_REPORT']
const mismatchesShown = 20

const calls = allCalls().map((card) => [card.name, card] as const)
const removals = allRemovals().map((removal) => [removal.what, removal] as const)

const tally = { cut, cases: 0, reached: 0, mismatches: 0, removals: 0, caught: 0 }
const startedAt = performance.now()

let world: MatrixWorld
beforeAll(async () => {
  world = await openMatrixWorld()
})
afterAll(async () => {
  await world.test.close()
  const elapsedS = Math.round((performance.now() - startedAt) / 100) / 10
  const report = { ...tally, calls: calls.length, callers: world.callers.length, elapsedS }
  process.stdout.write(`Authorization matrix: ${JSON.stringify(report)}\n`)
  if (reportFile !== undefined) {
    writeFileSync(reportFile, JSON.stringify(report))
  }
})

describe('what the matrix is made of', () => {
  test.each(recordKinds)('has records of the kind %s, as the table needs them', (kind) => {
    const records = world.recordsOf(fixtureOf(kind).kind)
    const asked = allCalls().flatMap(({ name }) => tiesAskedBy(name, kind))
    for (const tie of new Set(asked)) {
      const isThere = records.some(({ facts }) =>
        tie === 'all'
          ? facts.limitedTo === undefined
          : tie === 'own' ||
            tie in facts.tied ||
            facts.madeAs === tie ||
            (tie === 'left' && facts.hasLeft === true),
      )
      expect(isThere, `a record of the kind ${kind} for the tie ${tie}`).toBe(true)
    }
    expect(records.map(({ facts }) => facts.organisation)).toContain(world.people.otherShardKey)
  })

  test.each(recordKinds)('finds for the kind %s the ties that the facts say', async (kind) => {
    const { kind: known, ties: possible } = fixtureOf(kind)
    const [card] = calls
      .map(([, each]) => each)
      .filter(({ name }) => policyOf(name).record?.kind === kind)
    const cases = card === undefined ? [] : casesOf(world, card, 'fast')
    const single = cases.filter(({ isInputValid, records }) => isInputValid && records.length === 1)
    for (const asked of single) {
      const { identity, facts } = asked.caller
      const { person } = facts
      if (person !== null && identity.kind === 'person') {
        const input: unknown = asked.card.input.parse(asked.input)
        const found = await ties[known](
          world.test.database.kysely,
          identity.person,
          input,
          new Date('2026-03-05T12:00:00Z'),
        )
        const said = asked.records.flatMap((record) => tiesOf(record, person))
        const expected = possible.filter((tie) => said.includes(tie))
        expect([...found].sort(), described(asked)).toEqual([...expected].sort())
      }
    }
    expect(single.length).toBeGreaterThan(0)
  })

  test.each(calls)('has an input that %s takes', (_name, card) => {
    const taken = card.input.safeParse(validInputOf(card, world.firstIds))
    expect(taken.error?.issues ?? []).toEqual([])
  })

  function tiesAskedBy(name: CallName, kind: string) {
    const { record } = policyOf(name)
    return record?.kind === kind ? record.ties.map(({ tie }) => tie) : []
  }
})

describe('every caller and every record', () => {
  test.each(calls)(
    '%s decides as the table says',
    async (_name, card) => {
      const count = await runCall(world, createProbe(world.test), card, cut)
      tally.cases += count.cases
      tally.reached += count.reached
      tally.mismatches += count.mismatches.length
      expect(count.mismatches.slice(0, mismatchesShown)).toEqual([])
    },
    120_000,
  )
})

describe('one guard taken out', () => {
  test.each(removals)('is missed: %s', async (_what, removal) => {
    tally.removals += 1
    const miss = await firstMiss(world, removal)
    tally.caught += miss === undefined ? 0 : 1
    expect(miss, `Nothing of the matrix misses this guard: ${removal.what}`).toBeDefined()
  })
})
