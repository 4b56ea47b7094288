import type { SdsStatus } from '@holdpoint/api'
import type { HazardClass } from './sds-hazards.ts'

/** A product of the demo world: name, maker, class, UN number, ingredients, how it is kept. */
export type Product = {
  name: string
  synonyms: string[]
  maker: keyof typeof makers
  hazard: HazardClass
  un: string
  ingredients: readonly (readonly [cas: string, name: string, from: number, to: number])[]
  container: string
  unit: string
  quantity: number
  maximum: number
  use: string
  status?: SdsStatus
  /** How long ago its revision is, in days. */
  age: number
}

/** Made-up makers, each with an address and a phone of the numbers kept for stories. */
export const makers = {
  brine: ['Brinewater Chemical Co.', '4100 Foundry Road, Odessa, TX 79760', '+1 432 555 0142'],
  calder: ['Calder Basin Fluids', '77 Tank Farm Lane, Midland, TX 79701', '+1 432 555 0177'],
  hollin: ['Hollin & Reese Industrial', '900 Wharf Street, Houston, TX 77029', '+1 713 555 0119'],
  kestrel: ['Kestrel Gas Supply', '18 Cylinder Court, Denver, CO 80216', '+1 303 555 0163'],
  marlow: ['Marlow Proppants', '2500 Quarry Drive, Chippewa Falls, WI 54729', '+1 715 555 0108'],
  orrin: ['Orrin Lubricants', '61 Refinery Row, Tulsa, OK 74107', '+1 918 555 0131'],
} as const

/** A product in a line. */
export type ProductRow = [
  name: string,
  synonyms: string[],
  maker: Product['maker'],
  hazard: HazardClass,
  un: string,
  ingredients: Product['ingredients'],
  kept: readonly [container: string, unit: string, quantity: number, maximum: number],
  use: string,
  age: number,
  status?: SdsStatus,
]
