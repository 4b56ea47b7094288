import type { Answer } from '@holdpoint/forms'
import type { EntryScene } from './entry-scene.ts'
import type { SeededRandom } from './seeded-random.ts'

export type AnswerRequest = {
  scene: EntryScene
  /** Whether this is one of the things that are not in order today. */
  isFailing: boolean
  isRequired: boolean
  answers: Readonly<Record<string, Answer>>
  random: SeededRandom
}
