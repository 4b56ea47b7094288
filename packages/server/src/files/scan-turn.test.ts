import { expect, test } from 'vitest'
import { inScanTurn } from './scan-turn.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const refusal = {
  problem: { name: 'too_many_requests', message: expect.stringContaining('being checked') },
}

test('two files are looked at at once, the others in the order in which they came, twelve of one person', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const look = (number: number, who: string) =>
    inScanTurn(who, async () => {
      begun.push(number)
      await new Promise<void>((resolve) => ends.push(resolve))
      return number
    })
  const all = Array.from({ length: 12 }, (_, number) => look(number, 'one'))
  await settled()
  expect(begun).toEqual([0, 1])
  await expect(look(12, 'one')).rejects.toMatchObject(refusal)
  // Nobody else is kept out by it, until the line is a hundred.
  all.push(...Array.from({ length: 90 }, (_, index) => look(12 + index, `other ${index}`)))
  await expect(look(102, 'the last')).rejects.toMatchObject(refusal)
  while (ends.length > 0) {
    ends.shift()?.()
    await settled()
  }
  expect(await Promise.all(all)).toEqual(begun)
  for (let more = 0; more < 13; more += 1) {
    const torn = inScanTurn('one', () => Promise.reject(new Error('torn')))
    await expect(torn).rejects.toThrow('torn')
  }
  expect(await inScanTurn('one', () => Promise.resolve('taken'))).toBe('taken')
})
