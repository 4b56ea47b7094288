import { knownChoices, personChoices } from '../lists/choice-sources.server.ts'
import { personChoice } from '../lists/filters/choices.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { expiryChoices, stateChoices } from './choices.ts'
import { mayKeepTraining } from './keeps-training.server.ts'
import { choiceSources } from './training.choices.server.ts'
import { toRow } from './training.rows.server.ts'
import { trainingView } from './training.view.tsx'

/** Where the list of training and skills comes from. Its filter is never too long for an address. */
export const trainingSource = defineSource(trainingView, {
  choices: {
    ...choiceSources,
    people: personChoices(personChoice),
    states: knownChoices(stateChoices),
    expiry: knownChoices(expiryChoices),
  },
  ownParts({ place, person: { permissions, hasTeam } }) {
    const keeps = mayKeepTraining(permissions)
    // Whoever sees nobody but themselves has no use for a matrix.
    return Promise.resolve({ own: place.said.own, beside: { keeps, hasMatrix: keeps || hasTeam } })
  },
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.training.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'training' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
})
