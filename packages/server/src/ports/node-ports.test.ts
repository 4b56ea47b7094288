import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { nodePorts } from './node-ports.ts'

test('ids follow one another and share no random part, however many are drawn', () => {
  const { ids } = nodePorts({ filesDir: tmpdir(), logLevel: 'silent' })
  const drawn: string[] = []
  // Within one millisecond an id is its predecessor plus one, so each is waited for anew.
  for (let at = Date.now(), count = 0; count < 200; count += 1) {
    while (Date.now() === at) {
      continue
    }
    at = Date.now()
    drawn.push(ids.next())
  }
  expect(drawn.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true)
  expect(drawn).toEqual([...drawn].sort())
  expect(new Set(drawn.map((id) => id.slice(10))).size).toBe(drawn.length)
  // Each of the sixteen places takes many values: nothing of a draw is left out.
  for (let place = 10; place < 26; place += 1) {
    expect(new Set(drawn.map((id) => id[place])).size).toBeGreaterThan(20)
  }
})
