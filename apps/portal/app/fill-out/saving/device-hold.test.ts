import { describe, expect, test } from 'vitest'
import type { DeviceState } from '../filler-state.ts'
import type { Held } from './held.ts'
import { holdWith, type DeviceHold, type HeldPhoto } from './device-hold.ts'

const held: Held = [{ changes: [{ key: 'ppe', value: 'no' }] }]
const photo: HeldPhoto = { id: 'p', key: 'ppe', name: 'well.jpg', file: new Blob(['x']) }
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** A device that refuses what it is told to refuse. */
function device(left: Held = []) {
  const told: DeviceState[] = []
  const kept: { answers: Held; photos: Set<string>; sizes: number[] } = {
    ...{ answers: [], photos: new Set(), sizes: [] },
  }
  let refusal: { of: 'all' | 'photos'; name: string } | null = null
  const refuse = (what: 'answers' | 'photos') => {
    if (refusal !== null && (refusal.of === 'all' || refusal.of === what)) {
      throw Object.assign(new Error('No.'), { name: refusal.name })
    }
  }
  const hold: DeviceHold = {
    keep: async (now) => {
      refuse('answers')
      kept.answers = now
    },
    keepPhoto: async ({ id, file }) => {
      refuse('photos')
      kept.photos.add(id)
      kept.sizes.push(file.size)
    },
    dropPhoto: async (id) => {
      refuse('photos')
      kept.photos.delete(id)
    },
    takeOver: async () => {
      refuse('answers')
      return {
        left: { answers: left, photos: [] },
        isBehind: left.length > 0,
        taken: async () => undefined,
      }
    },
    end: () => undefined,
  }
  return {
    holding: holdWith(hold, (state) => told.push(state)),
    kept,
    said: () => told.at(-1),
    refuse: (next: typeof refusal) => (refusal = next),
  }
}

describe('what a page says of its device', () => {
  test('is not "kept" while a photo has no place, whatever else found one', async () => {
    const { holding, kept, said, refuse } = device()
    refuse({ of: 'photos', name: 'QuotaExceededError' })
    holding.keepPhoto(photo)
    await settled()
    expect(said()).toBe('full')
    await holding.keep(held)
    await settled()
    expect([kept.answers, said()]).toEqual([held, 'full'])
  })

  test('is "kept" once the photo found its place after all', async () => {
    const { holding, kept, said, refuse } = device()
    refuse({ of: 'photos', name: 'QuotaExceededError' })
    holding.keepPhoto(photo)
    await settled()
    refuse(null)
    await holding.keep(held)
    await settled()
    expect([[...kept.photos], said()]).toEqual([['p'], 'kept'])
  })

  test('keeps a photo as it is sent in place of what it was made from, unless it was left out', async () => {
    const { holding, kept, said } = device()
    holding.keepPhoto({ ...photo, file: new Blob(['large']) })
    await holding.keepPrepared(photo)
    expect([kept.sizes, said()]).toEqual([[5, 1], 'kept'])
    holding.dropPhoto('p')
    await holding.keepPrepared(photo)
    expect([kept.sizes, [...kept.photos]]).toEqual([[5, 1], []])
  })

  test('is not "full" for a photo that was left out again', async () => {
    const { holding, said, refuse } = device()
    await holding.keep(held)
    refuse({ of: 'photos', name: 'QuotaExceededError' })
    holding.keepPhoto(photo)
    await settled()
    holding.dropPhoto('p')
    await settled()
    expect(said()).toBe('kept')
  })

  test('is not "kept" for answers that had no place because a photo was sent', async () => {
    const { holding, said, refuse } = device()
    holding.keepPhoto(photo)
    await settled()
    refuse({ of: 'all', name: 'QuotaExceededError' })
    await holding.keep(held)
    refuse(null)
    holding.dropPhoto('p')
    await settled()
    expect(said()).toBe('full')
  })

  test('changes once a place that could not be opened can be, and what was left is taken then', async () => {
    const { holding, said, refuse } = device(held)
    const taken: Held[] = []
    let readings = 0
    refuse({ of: 'all', name: 'NoPlace' })
    await holding.takeOver(
      (left) => taken.push(left),
      () => undefined,
      () => (readings += 1),
    )
    await holding.keep(held)
    expect([said(), taken, readings]).toEqual(['closed', [], 0])
    refuse(null)
    await holding.keep(held)
    await settled()
    expect([said(), taken, readings]).toEqual(['kept', [held], 1])
  })
})
