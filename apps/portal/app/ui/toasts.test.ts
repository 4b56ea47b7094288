import { afterEach, expect, test } from 'vitest'
import { liveToasts, showToast, takeToastAway } from './toasts.ts'

afterEach(() => liveToasts().forEach(({ id }) => takeToastAway(id)))

test('toasts stand in the order in which they came', () => {
  showToast({ tone: 'info', text: 'One' })
  showToast({ tone: 'error', text: 'Two' })
  expect(liveToasts().map(({ text }) => text)).toEqual(['One', 'Two'])
})

test('a toast with the id of another takes its place', () => {
  const id = showToast({ tone: 'busy', text: 'Working' })
  showToast({ tone: 'info', text: 'Something else' })
  expect(showToast({ id, tone: 'success', text: 'Done' })).toBe(id)
  expect(liveToasts().map(({ tone, text }) => [tone, text])).toEqual([
    ['success', 'Done'],
    ['info', 'Something else'],
  ])
})

test('a toast is taken away once, and a second time is no matter', () => {
  const id = showToast({ tone: 'info', text: 'One' })
  takeToastAway(id)
  takeToastAway(id)
  expect(liveToasts()).toEqual([])
})
