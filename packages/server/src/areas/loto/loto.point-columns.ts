import { sql, type RawBuilder } from 'kysely'
import type { LotoEnergy, LotoPicture, LotoReadingLimit, LotoTemplateStep } from '@holdpoint/api'
import { picturesIn } from './loto.pictures.ts'

// What points of templates and of lockouts have alike: what is said of each, and its pictures.

const said = [
  ...(['id', 'place', 'point_tag', 'energy_type', 'magnitude', 'device', 'location'] as const),
  ...(['method', 'lock_count', 'needs_photo', 'stored_energy', 'verification'] as const),
  ...(['expected_reading', 'reading_limit', 'unit', 'restoration'] as const),
]

/** A point as it is kept beside its pictures. */
export type PointRow = {
  id: string
  place: number
  point_tag: string
  energy_type: LotoEnergy
  magnitude: string
  device: string
  location: string
  method: string
  lock_count: number
  needs_photo: boolean
  stored_energy: string
  verification: string
  expected_reading: string
  reading_limit: LotoReadingLimit
  unit: string
  restoration: string
  media: LotoPicture[]
}

/** The columns that a copy of a point takes over. */
export const copiedColumns = sql.join([...said, 'media'].map((name) => sql.ref(name)))

/** The columns of a point, over `one`. */
export const pointColumns: RawBuilder<PointRow> = sql`${sql.join(
  said.map((name) => sql.ref(`one.${name}`)),
)}, ${picturesIn('one.media')} as media`

/** A point as it travels. */
export function toPoint(point: PointRow): LotoTemplateStep {
  return {
    stepId: point.id,
    place: point.place,
    pointTag: point.point_tag,
    energyType: point.energy_type,
    magnitude: point.magnitude,
    device: point.device,
    location: point.location,
    method: point.method,
    lockCount: point.lock_count,
    needsPhoto: point.needs_photo,
    storedEnergy: point.stored_energy,
    verification: point.verification,
    expectedReading: point.expected_reading,
    readingLimit: point.reading_limit,
    unit: point.unit,
    restoration: point.restoration,
    media: point.media,
  }
}
