import type { LeftWorkName } from '@holdpoint/api'
import { actionsPlaces } from '../actions/actions.place.ts'
import { jsaPlaces } from '../jsa/analyses/jsa.place.ts'
import { lotoPlaces } from '../loto/lockouts/loto.place.ts'
import { reviewsPlaces } from '../reviews/reviews.place.ts'
import { contentOf } from '../session/content-of.server.ts'
import { sqrPlaces } from '../sqr/list/sqr.place.ts'
import type { PersonAsk } from './person-account.server.ts'

/** Loads what waits for a person by name, with the lists in which it stands. */
export async function loadWaiting({ context, request, userId }: PersonAsk) {
  const answer = await context.api.people.waiting({ userId })
  const { manager, works } = contentOf(answer, request, { forbidden: 'person' })
  return {
    manager: manager?.fullName ?? null,
    works: works.map((work) => ({ ...work, to: lists[work.name]?.(userId) ?? null })),
  }
}

/** What waits for a person, as their page shows it. */
export type WaitingView = Awaited<ReturnType<typeof loadWaiting>>

const actions = actionsPlaces.plain.with({ section: 'all' })
const begun = ['open', 'returned', 'in_progress', 'on_hold']
const analyses = jsaPlaces.plain.with({ section: 'all' })
const lockouts = lotoPlaces.plain.with({ section: 'all' })

/** The list that has what waits, where it can be narrowed to whom it waits for. */
const lists: Partial<Record<LeftWorkName, (userId: string) => string>> = {
  form_decision: (userId) =>
    reviewsPlaces.plain.with({ section: 'all' }).filteredBy({ reviewers: [userId] }).address,
  action_to_do: (userId) => actions.filteredBy({ assignees: [userId], statuses: begun }).address,
  action_to_verify: (userId) =>
    actions.filteredBy({ verifiers: [userId], statuses: [...begun, 'pending_verification'] })
      .address,
  action_owned: (userId) =>
    actions.filteredBy({
      owners: [userId],
      statuses: [...begun, 'pending_verification', 'effectiveness_review'],
    }).address,
  sqr_led: (userId) =>
    sqrPlaces.plain
      .with({ section: 'all' })
      .filteredBy({ owners: [userId], phases: ['open', 'investigating', 'verifying'] }).address,
  jsa_to_approve: (userId) =>
    analyses.filteredBy({ supervisors: [userId], statuses: ['awaiting_approval'] }).address,
  jsa_run: (userId) =>
    analyses.filteredBy({
      supervisors: [userId],
      statuses: ['ready', 'active', 'stopped', 'expired'],
    }).address,
  loto_led: (userId) => lockouts.filteredBy({ primaries: [userId] }).address,
  loto_locks: (userId) => lockouts.filteredBy({ people: [userId] }).address,
}
