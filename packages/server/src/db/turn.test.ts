import { describe, expect, test } from 'vitest'
import { AcquireTimeout, DatabaseClosed } from './database-errors.ts'
import { Turn } from './turn.ts'

describe('Turn', () => {
  test('serves in order of arrival', async () => {
    const turn = new Turn()
    const served: number[] = []
    await turn.take(1_000)
    const waiting = [1, 2, 3].map(async (number) => {
      await turn.take(1_000)
      served.push(number)
      turn.give()
    })
    turn.give()
    await Promise.all(waiting)
    expect(served).toEqual([1, 2, 3])
  })

  test('lets a waiter that waited too long go, without holding up the next one', async () => {
    const turn = new Turn()
    await turn.take(1_000)
    const impatient = turn.take(10)
    const patient = turn.take(1_000)
    await expect(impatient).rejects.toBeInstanceOf(AcquireTimeout)
    turn.give()
    await expect(patient).resolves.toBeUndefined()
  })

  test('closes after everybody who had asked, and refuses who comes later', async () => {
    const turn = new Turn()
    const order: string[] = []
    await turn.take(1_000)
    const asked = turn.take(1_000).then(() => {
      order.push('asked')
      turn.give()
    })
    const closed = turn.close(1_000).then(() => order.push('closed'))
    await expect(turn.take(1_000)).rejects.toBeInstanceOf(DatabaseClosed)
    turn.give()
    await Promise.all([asked, closed])
    expect(order).toEqual(['asked', 'closed'])
  })

  test('refuses everybody who waits when it is abandoned', async () => {
    const turn = new Turn()
    await turn.take(1_000)
    const waiting = turn.take(1_000)
    turn.abandon(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
  })
})
