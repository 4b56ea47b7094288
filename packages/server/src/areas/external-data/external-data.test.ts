import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/harness.ts'

let world: TestServer

beforeAll(async () => {
  world = await startTestServer()
})
afterAll(() => world.close())

const calls = [
  ['/item-reference?p_search=valve', 'item register'],
  ['/po-number?item_number=100', 'purchasing system'],
  ['/frac-timeline?api_number=42&stage_number=1', 'fracturing log'],
  ['/wireline-timeline?api_number=42&stage_number=1', 'wireline log'],
] as const

describe('external data', () => {
  test.each(calls)('answers nobody: %s', async (path) => {
    expect((await world.http(path)).status).toBe(401)
  })

  test.each(calls)('asks for its parameters: %s', async (path) => {
    const [bare = ''] = path.split('?')
    expect((await world.http(bare, { as: 'employee' })).status).toBe(400)
  })

  test.each(calls)('says which system is not connected: %s', async (path, system) => {
    const response = await world.http(path, { as: 'employee' })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      message: `No ${system} is connected to this portal, so there is nothing to answer from.`,
      problem: { name: 'not_available_yet' },
    })
  })
})
