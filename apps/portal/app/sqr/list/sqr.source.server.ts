import { sqrList, type CategoryType, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../../lists/answer-intent.server.ts'
import { equipmentChoices } from '../../equipment/equipment-choices.server.ts'
import { knownChoices, personChoices } from '../../lists/choice-sources.server.ts'
import { personChoice } from '../../lists/filters/choices.ts'
import type { ListIntent } from '../../lists/list-ask.ts'
import { listCall, listPage } from '../../lists/list-call.server.ts'
import { defineSource, type ChoiceSource } from '../../lists/list-source.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { categoryChoice, phaseChoices, severityChoices } from './choices.ts'
import { listWords as words } from './sqr-list.words.ts'
import type { SqrPlace } from './sqr.place.ts'
import { toRow } from './sqr.rows.server.ts'
import { sqrView } from './sqr.view.tsx'

/** Whether somebody may report an event: what the pages mirror of the policy. */
export function mayReport(permissions: readonly string[]): boolean {
  return permissions.includes('create_sqr')
}

/** Where the list of quality reports comes from. */
export const sqrSource = defineSource(sqrView, {
  keeper: {
    keep: ({ sqr }, filter) => sqr.keepFilter(filter),
    kept: ({ sqr }, filter) => sqr.keptFilter({ filter }),
  },
  choices: {
    phases: knownChoices(phaseChoices),
    severities: knownChoices(severityChoices),
    classifications: categorySource('classification'),
    types: categorySource('type'),
    assets: equipmentChoices,
    owners: personChoices(personChoice),
  },
  ownParts: ({ place, person: { permissions } }) =>
    Promise.resolve({
      own: place.said.own,
      beside: {
        mayReport: mayReport(permissions),
        maySetUp: permissions.includes('manage_sqr_config'),
      },
    }),
  async load({ context, request, place }, reach) {
    const answer = await context.api.sqr.list({ ...listCall(place, reach), ...listPage(place) })
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'sqr' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteReport },
})

/** The categories of a type: what is hidden by now is still named where it was chosen. */
function categorySource(type: CategoryType): ChoiceSource {
  return {
    named: async (ids, { context, request }) =>
      contentOf(await context.api.categories.list({ type }), request)
        .filter(({ categoryId }) => ids.includes(categoryId))
        .map(categoryChoice),
    found: async (search, { context, request }) =>
      contentOf(await context.api.categories.list({ type, search }), request).map(categoryChoice),
  }
}

const removal: Handling = {
  noAccess: { type: sqrList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a draft as it was shown, after the question was answered Yes. */
async function deleteReport(intent: ListIntent<SqrPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.sqr.remove(
    { sqrId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
