import { describe, expect, test } from 'vitest'
import { problem } from '@holdpoint/api'
import type { WorkbookRequest } from '../lists/workbook.ts'
import { openThreads } from './threads.ts'

const none = new Map<string, string>()
const names = { district: none, businessUnit: none, crew: none, customer: none, pad: none }
const begin: WorkbookRequest = { kind: 'begin', list: 'myform', timeZone: 'UTC', names }

describe('threads', () => {
  const threads = openThreads<WorkbookRequest>({
    name: 'workbook',
    threadsMax: 1,
    waitingMax: 1,
    idleMs: 1000,
  })

  test('say what failed in them, and take the next request', async () => {
    await threads.lend(async (thread) => {
      await expect(thread.ask({ kind: 'rows', rows: '[]' })).rejects.toThrow('No workbook')
      expect((await thread.ask(begin)).byteLength).toBeGreaterThan(500)
    })
  })

  test('are ended when an answer takes too long, and another takes the next request', async () => {
    const hasty = openThreads<WorkbookRequest>({
      ...{ name: 'workbook', threadsMax: 1, waitingMax: 1, idleMs: 1000 },
      answerMaxMs: 1,
    })
    for (let tries = 1; tries <= 2; tries += 1) {
      await hasty.lend(async (thread) => {
        await expect(thread.ask(begin)).rejects.toThrow('took longer than')
        await expect(thread.ask(begin)).rejects.toThrow('has ended')
      })
    }
  })

  test('are lent in the order asked, and refuse whoever finds the line full', async () => {
    const order: string[] = []
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    const first = threads.lend(async () => {
      await gate
      order.push('first')
    })
    const second = threads.lend(() => Promise.resolve(order.push('second')))
    const third = threads.lend(() => Promise.resolve(order.push('third')))
    await expect(third).rejects.toMatchObject({
      problem: { name: problem('too_many_requests').name },
    })
    letGo()
    await Promise.all([first, second])
    expect(order).toEqual(['first', 'second'])
  })
})
