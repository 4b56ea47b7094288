import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WorkOverlay } from './processing-overlay.tsx'
import { beginWork, momentMs, useLastingWork } from './processing.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What the place of the overlay shows now. */
function shown(): string {
  function Place() {
    const work = useLastingWork()
    return work === undefined ? null : <WorkOverlay work={work} />
  }
  return renderToString(<Place />)
}

test('work that is over within a moment shows nothing', () => {
  const end = beginWork()
  vi.advanceTimersByTime(momentMs - 1)
  expect(shown()).toBe('')
  end()
  vi.advanceTimersByTime(momentMs)
  expect(shown()).toBe('')
})

test('work that lasts stands under the words of the specification until it ends', () => {
  const end = beginWork()
  vi.advanceTimersByTime(momentMs)
  expect(shown()).toContain('Processing...')
  expect(shown()).not.toContain('<button')
  end()
  expect(shown()).toBe('')
  end()
})

test('of two works that last the later one is shown, and can be called off where it says how', () => {
  const first = beginWork()
  const second = beginWork({ name: 'Cancel', press: () => undefined })
  vi.advanceTimersByTime(momentMs)
  expect(shown()).toMatch(/<button[^>]*>Cancel<\/button>/)
  second()
  expect(shown()).toContain('Processing...')
  expect(shown()).not.toContain('<button')
  first()
  expect(shown()).toBe('')
})
