import * as fc from 'fast-check'
import type { PrivacyType } from '@holdpoint/api'
import { cast, type CastName } from '../cast.ts'

/** What somebody is about to do; which comment and which version it is, they know by then. */
export type Plan =
  | { kind: 'look' }
  | { kind: 'vote'; isTwice: boolean }
  | { kind: 'add'; comment: string; privacyType: PrivacyType; isTwice: boolean }
  | { kind: 'edit'; pick: number; comment: string; privacyType?: PrivacyType; isVersioned: boolean }
  | { kind: 'remove'; pick: number; isVersioned: boolean }
  | { kind: 'share'; personIds: string[] }

/** A plan, and how many turns of the event loop go by before it. */
export type Step = { pause: number; plan: Plan }

/** Somebody at one device: a person may sit at two. */
export type Hand = { person: CastName; steps: Step[] }

// Few texts, so that somebody writes what stands there already.
const texts = fc.constantFrom('Dry', 'Wet', 'Swept', 'Iced over')
const privacies = fc.constantFrom<PrivacyType>('public', 'private')
const mostly = fc.nat(3).map((chance) => chance > 0)
const seldom = fc.nat(5).map((chance) => chance === 0)
const picks = fc.nat(5)

const plans: fc.Arbitrary<Plan> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('look') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('vote'), isTwice: seldom }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('add'),
      comment: texts,
      privacyType: privacies,
      isTwice: seldom,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        kind: fc.constant('edit'),
        pick: picks,
        comment: texts,
        privacyType: privacies,
        isVersioned: mostly,
      },
      { requiredKeys: ['kind', 'pick', 'comment', 'isVersioned'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('remove'), pick: picks, isVersioned: mostly }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('share'),
      personIds: fc.subarray([cast.colleague, cast.manager, cast.employee, cast.admin], {
        minLength: 1,
      }),
    }),
  },
)

// Often one person at several devices; the colleague sees the entry only once it is shared.
const seats = fc.constantFrom<CastName>(
  ...(['employee', 'employee', 'employee', 'reviewer', 'reviewer', 'admin', 'colleague'] as const),
)

/** What so many hands do at once to one entry: at most three things each. */
export function scenes(hands: number): fc.Arbitrary<Hand[]> {
  const steps = fc.array(fc.record({ pause: fc.nat(6), plan: plans }), {
    minLength: 1,
    maxLength: 3,
  })
  const hand = fc.record({ person: seats, steps })
  return fc.array(hand, { minLength: hands, maxLength: hands })
}
