import { ulid } from 'ulid'
import type { SeededRandom } from './seeded-random.ts'

/** A ULID of that moment whose random part comes from the world's seed. */
export function worldId(at: Date, random: SeededRandom): string {
  return ulid(at.getTime(), random.next)
}
