import { expect, test } from 'vitest'
import { inScanTurn } from './scan-turn.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('two files are looked at at once, the others in the order in which they came, forty of them', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const look = (number: number) =>
    inScanTurn(async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const all = Array.from({ length: 42 }, (_, number) => look(number))
  await settled()
  expect(begun).toEqual([0, 1])
  await expect(look(42)).rejects.toMatchObject({
    problem: { name: 'too_many_requests', message: expect.stringContaining('being checked') },
  })
  while (ends.length > 0) {
    ends.shift()?.()
    await settled()
  }
  expect(await Promise.all(all)).toEqual(begun)
  for (let more = 0; more < 3; more += 1) {
    await expect(inScanTurn(() => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  }
  expect(await inScanTurn(() => Promise.resolve('taken'))).toBe('taken')
})
