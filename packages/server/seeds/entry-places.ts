import { placeText } from '@holdpoint/forms'
import { assets } from './assets.ts'
import type { EntryScene } from './entry-scene.ts'
import type { DistrictCode } from './organisation.ts'

/** About the middle of each district, in degrees north and east. */
const middles: Readonly<Record<DistrictCode, readonly [north: number, east: number]>> = {
  PER: [31.85, -102.37],
  EGF: [28.55, -98.93],
  MAR: [41.42, -76.88],
  MTN: [55.52, -120.24],
}

// Nothing here is drawn by lot, so that a world with places and codes is otherwise the one without.

/** Where an entry was filled, as a telephone tells it: on its pad, which always lies at one spot. */
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

/** What a scanner reads off the label of an iron truck: the code that equipment has. */
export function labelInScene({ startedAt }: EntryScene): string | null {
  const trucks = assets.filter(({ category }) => category === 'Iron truck')
  return trucks[startedAt.getUTCMinutes() % trucks.length]?.code ?? null
}
