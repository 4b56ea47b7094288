import {
  reviewAges,
  reviewSteps,
  statusLabel,
  type reviewFormsList,
  type SectionOf,
} from '@holdpoint/api'
import { personChoice } from '../lists/filters/choices.ts'
import { equipmentChoices } from '../equipment/equipment-choices.server.ts'
import { knownChoices, personChoices } from '../lists/choice-sources.server.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { formChoice } from '../my-forms/filters/form-choice.ts'
import { approveAsked } from '../pending-approvals/decide-keys.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { timeWriter } from '../ui/time.ts'
import { toRow } from './reviews.rows.server.ts'
import { reviewsView } from './reviews.view.tsx'
import { ageNames, stepNames } from './reviews.words.ts'

/** The tabs on which several are approved at once. */
const decidingTabs: readonly SectionOf<typeof reviewFormsList>[] = ['to_review', 'my_approvals']

/** Where the list of reviews comes from. */
export const reviewsSource = defineSource(reviewsView, {
  keeper: {
    keep: ({ reviewForms }, filter) => reviewForms.keepFilter(filter),
    kept: ({ reviewForms }, filter) => reviewForms.keptFilter({ filter }),
  },
  choices: {
    steps: knownChoices(reviewSteps.map((value) => ({ value, label: stepNames[value] }))),
    ages: knownChoices(reviewAges.map((value) => ({ value, label: ageNames[value] }))),
    statuses: {
      named: (statuses) =>
        Promise.resolve(statuses.map((value) => ({ value, label: statusLabel(value) }))),
    },
    formIds: {
      named: async (ids, { context, request }) =>
        ids.length === 0
          ? []
          : contentOf(await context.api.forms.byIds({ formIds: [...ids] }), request).map(
              formChoice,
            ),
      found: async (search, { context, request }) =>
        contentOf(await context.api.reviewForms.formSearch({ search }), request).map(formChoice),
    },
    assets: equipmentChoices,
    reviewers: personChoices(personChoice),
    submitters: personChoices(personChoice),
    thanked: personChoices(personChoice),
  },
  ownParts: ({ context, place }) =>
    Promise.resolve({ own: place.said.own, beside: { formKey: context.mintFormKey() } }),
  intents: { approveTicked: (intent) => approveAsked(intent, () => intent.list) },
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.reviewForms.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'review_forms' })
    const timeWords = timeWriter(context.timeZone, context.now())
    const isDeciding = decidingTabs.includes(place.said.section)
    const rows = data.map((one) => toRow(one, timeWords, isDeciding))
    return { ...listed, rows, instead: null }
  },
})
