import type { AppLoadContext } from '@remix-run/node'
import { knownChoices, personChoices } from '../lists/choice-sources.server.ts'
import { personChoice } from '../lists/filters/choices.ts'
import type { Choice } from '../lists/filters/lookups.ts'
import { listCall, listPage } from '../lists/list-call.server.ts'
import { defineSource, type ChoiceSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import {
  departmentChoice,
  expiryChoices,
  holding,
  jobChoice,
  qualificationChoice,
  stateChoices,
} from './choices.ts'
import { mayKeepTraining } from './keeps-training.server.ts'
import { toRow } from './training.rows.server.ts'
import { trainingView } from './training.view.tsx'

type Ask = { context: AppLoadContext; request: Request }

/** Choices of which there are some hundreds at most: all are asked for, and those that fit are answered. */
const choicesOf = (all: (ask: Ask) => Promise<Choice[]>): ChoiceSource => ({
  named: async (values, ask) => (await all(ask)).filter(({ value }) => values.includes(value)),
  found: async (words, ask) => holding(await all(ask), words),
})

async function master({ context, request }: Ask) {
  const answer = await context.api.master.get({ keys: ['jobTitles', 'departments'] })
  return contentOf(answer, request)
}

/** Where the list of training and skills comes from. Its filter is never too long for an address. */
export const trainingSource = defineSource(trainingView, {
  choices: {
    people: personChoices(personChoice),
    qualifications: choicesOf(async ({ context, request }) =>
      contentOf(await context.api.training.qualifications({}), request).data.map(
        qualificationChoice,
      ),
    ),
    states: knownChoices(stateChoices),
    expiry: knownChoices(expiryChoices),
    jobTitles: choicesOf(async (ask) => ((await master(ask)).jobTitles ?? []).map(jobChoice)),
    departments: choicesOf(async (ask) =>
      ((await master(ask)).departments ?? []).map(departmentChoice),
    ),
  },
  ownParts: ({ place, person }) =>
    Promise.resolve({
      own: place.said.own,
      beside: { keeps: mayKeepTraining(person.permissions) },
    }),
  async load({ context, request, place }, reach) {
    const asked = { ...listCall(place, reach), ...listPage(place) }
    const answer = await context.api.training.list(asked)
    const { data, ...listed } = contentOf(answer, request, { forbidden: 'training' })
    return { ...listed, rows: data.map((one) => toRow(one, context)), instead: null }
  },
})
