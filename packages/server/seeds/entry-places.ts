import { placeText } from '@holdpoint/forms'
import type { EntryScene } from './entry-scene.ts'
import type { DistrictCode } from './organisation.ts'

/** About the middle of each district, in degrees north and east. */
const middles: Readonly<Record<DistrictCode, readonly [north: number, east: number]>> = {
  PER: [31.85, -102.37],
  EGF: [28.55, -98.93],
  MAR: [41.42, -76.88],
  MTN: [55.52, -120.24],
}

/**
 * Where an entry was filled, as a telephone tells it: on its pad, which always lies at the same
 * spot. Nothing is drawn by lot, so that a world with places is otherwise the world without.
 */
export function placeOfScene({ district, pads: [pad], startedAt }: EntryScene): string {
  const [north, east] = middles[district]
  const number = Number(pad?.number.slice(2) ?? 0)
  const steps = startedAt.getUTCMinutes()
  return placeText({
    latitude: north + (number % 37) / 100 + steps / 100_000,
    longitude: east - (number % 23) / 100 - steps / 100_000,
    accuracy: 4 + (steps % 9),
  })
}
