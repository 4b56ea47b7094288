import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '@holdpoint/api'
import { isAnsweredCall } from '../test/matrix/calls.ts'
import { casesOf, described } from '../test/matrix/cases.ts'
import { everyRow } from '../test/matrix/every-row.ts'
import { requestOf } from '../test/matrix/requests.ts'
import { openMatrixWorld, type MatrixWorld } from '../test/matrix/world.ts'

let world: MatrixWorld
beforeAll(async () => {
  world = await openMatrixWorld()
})
afterAll(() => world.test.close())

const readers = ['nobody', 'a person with no keys', 'a person with all keys']
const reading = allCalls()
  .filter(isAnsweredCall)
  .filter(({ method }) => method === 'GET')
  .map((card) => [card.name, card] as const)

test.each(reading)('%s writes nothing, whoever asks, by GET and by HEAD', async (_name, card) => {
  const before = await everyRow(world.test.database)
  const cases = casesOf(world, card, 'fast').filter(({ caller }) => readers.includes(caller.name))
  for (const asked of cases) {
    const fields = typeof asked.input === 'object' && asked.input !== null ? asked.input : {}
    const { url } = requestOf(card, { ...fields })
    for (const method of ['GET', 'HEAD']) {
      world.test.wait(1000)
      const origin = { requestId: 'r', clientAddress: '127.0.0.1' }
      const { identity } = asked.caller
      const response = await world.test.server.fetch(new Request(url, { method }), {
        ...origin,
        identity,
      })
      await response.body?.cancel()
      expect(response.status, described(asked)).toBeLessThan(500)
    }
  }
  expect(await everyRow(world.test.database)).toEqual(before)
  expect(world.test.failures).toEqual([])
})
