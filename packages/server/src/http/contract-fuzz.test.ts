import { writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls, policyOf, type NamedCall } from '@holdpoint/api'
import { checkAnswer } from '../../test/fuzz/check-answer.ts'
import { dresses, inOneLine, requestFor } from '../../test/fuzz/dress.ts'
import { inputsFor } from '../../test/fuzz/inputs.ts'
import { openFuzzServer, type FuzzServer } from '../../test/fuzz/server.ts'
import { validInputOf } from '../../test/matrix/calls.ts'

// Inputs made from each card's own schema (valid, nearly valid, hostile) in every dress: whatever
// comes, the answer is the contract's, soon, and never a failure of the server's. A failure prints
// the seed and the path that make it again: FUZZ_SEED=... FUZZ_PATH=... and `-t` with the call.

const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_305)
const path = process.env['FUZZ_PATH']
const perCall = Number(process.env['FUZZ_PER_CALL'] ?? 3)
const reportFile = process.env['FUZZ_REPORT']
const answerMsMax = 2000
/** So many valid inputs of one call say whether they reach its handler. */
const enoughToJudge = 8
/** A call that changes its record meets it again as it was, this often. */
const restoredEvery = 12

const tally = { seed, perCall, requests: 0, valid: 0, reached: 0, slowestMs: 0 }
const startedAt = performance.now()

let server: FuzzServer
/** Whether something may have been written since all was put back as it was. */
let isTouched = false
beforeAll(async () => {
  server = await openFuzzServer()
})
afterAll(async () => {
  await server.close()
  const elapsedS = Math.round((performance.now() - startedAt) / 100) / 10
  const report = { ...tally, calls: allCalls().length, elapsedS }
  process.stdout.write(`Contract fuzz: ${JSON.stringify(report)}\n`)
  if (reportFile !== undefined) {
    writeFileSync(reportFile, JSON.stringify(report))
  }
})

test.each(allCalls().map((card) => [card.name, card] as const))(
  '%s answers whatever comes as its card says, at once',
  async (_name, card) => {
    await restore()
    const base = validInputOf(card, server.idsFor(card))
    const said = { valid: 0, reached: 0 }
    const asked = fc.record({
      input: inputsFor(card, base),
      dress: dresses,
      caller: fc.constantFrom(...server.callersOf(card)),
    })
    let rounds = 0
    await fc.assert(
      fc.asyncProperty(asked, async ({ input, dress, caller }) => {
        rounds += 1
        if (rounds % restoredEvery === 0) {
          await restore()
        }
        isTouched ||= card.method !== 'GET'
        const sentAt = performance.now()
        const { response, isReached } = await server.send(requestFor(card, input, dress), caller)
        const tookMs = performance.now() - sentAt
        await checkAnswer(card, response, server.failures).catch((error: unknown) => {
          throw new Error(`${inOneLine(input)} as ${dress.body}`, { cause: error })
        })
        expect(tookMs, inOneLine(input)).toBeLessThan(answerMsMax)
        tally.requests += 1
        tally.slowestMs = Math.max(tally.slowestMs, Math.round(tookMs))
        if (input.kind === 'valid' && caller.isMain) {
          said.valid += 1
          said.reached += isReached ? 1 : 0
        }
        if (card.method === 'DELETE' && response.status === 200) {
          await restore()
        }
      }),
      {
        seed,
        numRuns: perCall,
        ...(path === undefined ? {} : { path }),
      },
    )
    tally.valid += said.valid
    tally.reached += said.reached
    if (said.valid >= enoughToJudge && path === undefined) {
      expect(said.reached, `valid inputs of ${said.valid} that reach the handler`).toBeGreaterThan(
        said.valid * reachedShareMin(card),
      )
    }
  },
  600_000,
)

test('most inputs that are valid reach the handler', () => {
  expect(tally.reached).toBeGreaterThan(tally.valid * 0.5)
})

async function restore(): Promise<void> {
  if (isTouched) {
    await server.restore()
    isTouched = false
  }
}

/** A call about a record also names records that are made up, and its own may change in between. */
function reachedShareMin(card: NamedCall): number {
  return policyOf(card.name).record === null ? 0.5 : 0.25
}
