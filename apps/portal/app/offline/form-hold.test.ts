import { describe, expect, test } from 'vitest'
import { testClock } from '../fill-out/saving/test-clock.ts'
import type { DeviceStore } from './device-store.ts'
import { createFormHold } from './form-hold.ts'
import { NoPlace } from './no-place.ts'

const form = { formId: 'f-1', title: 'Walkaround' }

describe('a device that says nothing', () => {
  test('is no place after eight seconds, so that nobody waits for what it may hold', async () => {
    const clock = testClock()
    const hold = createFormHold(form, () => new Promise(() => undefined), clock)
    const taken = hold.takeOver()
    const kept = hold.keep([])
    clock.pass(8_000)
    await expect(taken).rejects.toEqual(new NoPlace('silent'))
    await expect(kept).rejects.toEqual(new NoPlace('silent'))
  })

  test('is let go of where it answers after all', async () => {
    const clock = testClock()
    let answer: (store: DeviceStore) => void = () => undefined
    const opening = new Promise<DeviceStore>((resolve) => (answer = resolve))
    const hold = createFormHold(form, () => opening, clock)
    clock.pass(8_000)
    await expect(hold.ready).rejects.toEqual(new NoPlace('silent'))
    let isClosed = false
    answer({ close: () => void (isClosed = true) } as DeviceStore)
    await opening
    await Promise.resolve()
    expect(isClosed).toBe(true)
  })
})
