import { hazardsList, type Handling } from '@holdpoint/api'
import { done, refuse, versionIn } from '../../lists/answer-intent.server.ts'
import { knownChoices } from '../../lists/choice-sources.server.ts'
import type { ListIntent } from '../../lists/list-ask.ts'
import { listCall, listPage } from '../../lists/list-call.server.ts'
import { defineSource } from '../../lists/list-source.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { categoryChoices, lossChoices, riskChoices, tagChoices } from './choices.ts'
import type { HazardsPlace } from './hazards.place.ts'
import { toRow } from './hazards.rows.server.ts'
import { hazardsView } from './hazards.view.tsx'
import { words } from './hazards.words.ts'

/** Whether somebody may add hazards: what the pages mirror of the policy. */
export function mayAddHazards(permissions: readonly string[]): boolean {
  return permissions.includes('create_hazards')
}

/** Where the library of hazards comes from. Its filter is never too long for an address. */
export const hazardsSource = defineSource(hazardsView, {
  choices: {
    categories: knownChoices(categoryChoices),
    tags: knownChoices(tagChoices),
    lossCategories: knownChoices(lossChoices),
    residualRisks: knownChoices(riskChoices),
  },
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { mayAdd: mayAddHazards(person.permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.jsa.masterHazards(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'hazards' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
  intents: { delete: deleteHazard },
})

const removal: Handling = {
  noAccess: { type: hazardsList.noAccess, statuses: [403] },
  isQuiet: true,
  isDelete: true,
}

/** Deletes a draft as it was shown, after the question was answered Yes. */
async function deleteHazard(intent: ListIntent<HazardsPlace>) {
  const { context, form, list } = intent
  const answer = await context.api.jsa.removeMasterHazard(
    { masterHazardId: formText(form, 'id') },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  return answer.status === 200
    ? done(intent, list, words.deleted)
    : refuse(intent, answer, removal, list)
}
