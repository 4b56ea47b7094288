import { describe, expect, test } from 'vitest'
import type { Reply } from '../envelope.ts'
import { problem, type ProblemName } from '../problems.ts'
import { createRepeatableCall } from './repeatable-call.ts'

const done: Reply = { status: 200, content: null, message: '', requestId: 'r' }
const refused: Reply = { status: 203, message: 'No.', requestId: 'r' }
const problematic = (name: ProblemName): Reply => ({
  status: 'problem',
  problem: problem(name),
  requestId: '',
})

/** A call that is answered as planned, one press after the other, and the keys it carried. */
function pressed(...plan: Reply[]) {
  const keys: string[] = []
  let count = 0
  const call = createRepeatableCall(() => `k${(count += 1)}`)
  const press = (what: string, meant?: string) =>
    call(
      what,
      (key) => {
        keys.push(key)
        return Promise.resolve(plan[keys.length - 1] ?? done)
      },
      meant,
    )
  return { press, keys, forget: call.forget }
}

describe('createRepeatableCall', () => {
  test.each([problematic('unreachable'), problematic('unexpected'), refused])(
    'makes the call again under its key after %j',
    async (reply) => {
      const { press, keys } = pressed(reply)
      expect(await press('drawn')).toBe(reply)
      expect(await press('drawn')).toBe(done)
      expect(keys).toEqual(['k1', 'k1'])
    },
  )

  test('takes another key once the call has succeeded', async () => {
    const { press, keys } = pressed(done)
    await press('drawn')
    await press('drawn')
    expect(keys).toEqual(['k1', 'k2'])
  })

  test('keeps a key for each thing', async () => {
    const lost = problematic('unreachable')
    const { press, keys } = pressed(lost, lost)
    await press('photo 1')
    await press('photo 2')
    await press('photo 1')
    expect(keys).toEqual(['k1', 'k2', 'k1'])
  })

  test('goes on under another key when its key stands for something else', async () => {
    const { press, keys } = pressed(problematic('unreachable'), problematic('idempotency_mismatch'))
    await press('drawn')
    expect(await press('drawn')).toBe(done)
    expect(keys).toEqual(['k1', 'k1', 'k2'])
  })

  test('takes another key where the opposite is meant, and another one back again', async () => {
    const lost = problematic('unreachable')
    const { press, keys } = pressed(lost, lost, lost)
    await press('vote', 'up')
    await press('vote', 'up')
    await press('vote', 'back')
    await press('vote', 'up')
    expect(keys).toEqual(['k1', 'k1', 'k2', 'k3'])
  })

  test('takes another key once what was done is known otherwise', async () => {
    const { press, keys, forget } = pressed(problematic('unreachable'))
    await press('comment')
    forget('comment')
    await press('comment')
    expect(keys).toEqual(['k1', 'k2'])
  })
})
