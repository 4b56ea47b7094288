import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '@holdpoint/api'
import { casesOf, described, type Case } from '../test/matrix/cases.ts'
import { everyRow } from '../test/matrix/every-row.ts'
import { requestOf } from '../test/matrix/requests.ts'
import { openMatrixWorld, type MatrixWorld } from '../test/matrix/world.ts'

let world: MatrixWorld
beforeAll(async () => {
  world = await openMatrixWorld()
})
afterAll(() => world.test.close())

const readers = ['nobody', 'a person with no keys', 'a person with all keys']
const reading = allCalls().filter(({ method }) => method === 'GET')
const areaOf = ({ name }: { name: string }) => name.split('.')[0]
const areas = [...new Set(reading.map(areaOf))].map(
  (area) => [area, reading.filter((card) => areaOf(card) === area)] as const,
)

test.each(areas)(
  'what reads writes nothing, whoever asks, by GET and by HEAD: %s',
  async (_area, cards) => {
    const before = await everyRow(world.test.database)
    for (const [place, asked] of cards.flatMap(readBy).entries()) {
      await read(asked, place % 2 === 0 ? 'GET' : 'HEAD')
    }
    expect(await everyRow(world.test.database)).toEqual(before)
    expect(world.test.failures).toEqual([])
  },
  60_000,
)

function readBy(card: (typeof reading)[number]): Case[] {
  return casesOf(world, card, 'fast').filter(({ caller }) => readers.includes(caller.name))
}

async function read(asked: Case, method: 'GET' | 'HEAD'): Promise<void> {
  const fields = typeof asked.input === 'object' && asked.input !== null ? asked.input : {}
  const { url } = requestOf(asked.card, { ...fields })
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
