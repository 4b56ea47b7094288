import { describe, expect, test } from 'vitest'
import { serve } from '../../test/serve.ts'
import { openStream, ReaderGone, type Sink } from './open-stream.ts'

const piece = () => new Uint8Array(1000)
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Makes pieces until it is told to stop, and tells how many. */
function endless() {
  const state: { made: number; stoppedBy: unknown } = { made: 0, stoppedBy: undefined }
  const make = async (sink: Sink) => {
    try {
      for (;;) {
        state.made += 1
        await sink(piece())
      }
    } catch (error) {
      state.stoppedBy = error
      throw error
    }
  }
  return { state, make }
}

describe('a file that is made while it is read', () => {
  test('fails as a whole when its first piece does', async () => {
    const failing = () => Promise.reject(new Error('no database'))
    await expect(openStream(failing, { onFailure: () => undefined })).rejects.toThrow('no database')
  })

  test('is made no further ahead than told, and goes on as it is read', async () => {
    const { state, make } = endless()
    const { stream } = await openStream(make, { aheadMax: 5000, onFailure: () => undefined })
    await settled()
    expect(state.made).toBe(5)
    const reader = stream.getReader()
    for (let pieces = 0; pieces < 20; pieces += 1) {
      await reader.read()
    }
    await settled()
    expect(state.made).toBe(25)
    await reader.cancel()
  })

  test('is given up when its reader goes', async () => {
    const { state, make } = endless()
    const failures: unknown[] = []
    const { stream, ended } = await openStream(make, {
      aheadMax: 5000,
      onFailure: (error) => failures.push(error),
    })
    await stream.cancel()
    await ended
    expect(state.stoppedBy).toBeInstanceOf(ReaderGone)
    expect(failures).toEqual([])
  })

  test('is given up when its connection closes', async () => {
    const { state, make } = endless()
    let ended: Promise<void> | undefined
    const { origin, close } = await serve(async () => {
      const opened = await openStream(make, { aheadMax: 5000, onFailure: () => undefined })
      ended = opened.ended
      return new Response(opened.stream)
    })
    const asked = new AbortController()
    const response = await fetch(origin, { signal: asked.signal })
    expect((await response.body?.getReader().read())?.done).toBe(false)
    asked.abort()
    await ended
    expect(state.stoppedBy).toBeInstanceOf(ReaderGone)
    await close()
  })

  test('breaks off for a reader that takes nothing', async () => {
    const { make } = endless()
    const failures: unknown[] = []
    const { stream, ended } = await openStream(make, {
      ...{ aheadMax: 5000, stallMs: 10 },
      onFailure: (error) => failures.push(error),
    })
    await ended
    await expect(stream.getReader().read()).rejects.toThrow('took nothing')
    expect(failures).toHaveLength(1)
  })

  test('breaks off when it fails half-way, so that half is not taken for whole', async () => {
    const failures: unknown[] = []
    const torn = async (sink: Sink) => {
      await sink(piece())
      throw new Error('torn')
    }
    const { stream } = await openStream(torn, { onFailure: (error) => failures.push(error) })
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow('torn')
    expect(failures).toHaveLength(1)
  })
})
