import { afterEach, expect, test, vi } from 'vitest'
import { answerBegun } from './answer-offline.ts'
import type { BuildFiles } from './build-files.ts'

const parts = { files: {} as BuildFiles, style: '' }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a device that says nothing holds up no form', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { locks: {} })
  vi.stubGlobal('indexedDB', { databases: () => new Promise(() => {}) })
  const answer = vi.fn<(given: Response | null) => void>()
  void answerBegun(new URL('https://x.example/my-form/fill-out/e1'), parts).then(answer)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(answer.mock.calls).toEqual([[null]])
})
