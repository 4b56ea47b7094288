import { describe, expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Something to make that ends when it is told to. */
function work() {
  let finish = () => {}
  const ended = new Promise<void>((resolve) => (finish = resolve))
  const state = { begun: false, finish }
  const make = async () => {
    state.begun = true
    await ended
    return 'made'
  }
  return { state, make }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('turns', () => {
  test('makes one thing at a time for one caller, in the order asked', async () => {
    const owner = {}
    const [a, b, other] = [work(), work(), work()]
    const first = inTurn(owner, 'ann', a.make)
    const second = inTurn(owner, 'ann', b.make)
    const foreign = inTurn(owner, 'bo', other.make)
    await settled()
    expect([a.state.begun, b.state.begun, other.state.begun]).toEqual([true, false, true])
    a.state.finish()
    expect(await first).toBe('made')
    await settled()
    expect(b.state.begun).toBe(true)
    b.state.finish()
    other.state.finish()
    expect(await Promise.all([second, foreign])).toEqual(['made', 'made'])
  })

  test('goes on after what failed', async () => {
    const owner = {}
    const first = inTurn(owner, 'ann', () => Promise.reject(new Error('torn')))
    const second = inTurn(owner, 'ann', () => Promise.resolve('made'))
    await expect(first).rejects.toThrow('torn')
    expect(await second).toBe('made')
  })

  test('refuses who has five waiting, until one of them is made', async () => {
    const owner = {}
    const slow = work()
    const all = Array.from({ length: 6 }, () => inTurn(owner, 'ann', slow.make))
    await expect(inTurn(owner, 'ann', slow.make)).rejects.toMatchObject({
      problem: { name: 'too_many_requests', retryAfterS: 2 },
    })
    expect(await inTurn(owner, 'bo', () => Promise.resolve('made'))).toBe('made')
    slow.state.finish()
    await Promise.all(all)
    expect(await inTurn(owner, 'ann', () => Promise.resolve('made'))).toBe('made')
  })
})
