import type { AppLoadContext } from '@remix-run/node'
import { holding } from '../lists/filters/choices.ts'
import type { Choice } from '../lists/filters/lookups.ts'
import type { ChoiceSource } from '../lists/list-source.ts'
import { contentOf } from '../session/content-of.server.ts'
import { departmentChoice, jobChoice, qualificationChoice } from './choices.ts'

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

/** Where the choices come from by which the list of training and its matrix are narrowed. */
export const choiceSources = {
  qualifications: choicesOf(async ({ context, request }) =>
    contentOf(await context.api.training.qualifications({}), request).data.map(qualificationChoice),
  ),
  jobTitles: choicesOf(async (ask) => ((await master(ask)).jobTitles ?? []).map(jobChoice)),
  departments: choicesOf(async (ask) =>
    ((await master(ask)).departments ?? []).map(departmentChoice),
  ),
}
