import type { AppLoadContext } from '@remix-run/node'
import type { CallInput, CallOf, JsaHazard, MasterHazardWhole, Problem } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'

// The hazards of a job are saved all at once: whoever changes one reads them, and sends all of them
// with the version that the change was made on.

/** A hazard as it is saved. */
export type HazardDraft = Extract<
  CallInput<CallOf<'jsa.saveHazards'>>['hazards'],
  readonly unknown[]
>[number]

/** The hazards of a job as they stand now. */
export async function hazardsOf(
  jsaId: string,
  { context, request }: { context: AppLoadContext; request: Request },
): Promise<JsaHazard[]> {
  const answer = await context.api.jsa.hazards({ jsaId })
  return contentOf(answer, request, { forbidden: 'jsa' })
}

/** A hazard of the job as it is saved unchanged. */
export function draftOf(hazard: JsaHazard): HazardDraft {
  const { hazardId, masterHazardId, step } = hazard
  return { hazardId, masterHazardId, step, ...saidOf(hazard) }
}

/** A hazard of the library as it is taken. */
export function takenFrom(master: MasterHazardWhole, step: string): HazardDraft {
  const { masterHazardId, rowVersion: masterVersion } = master
  return { masterHazardId, masterVersion, step, ...saidOf(master) }
}

/** What a hazard says, whichever it is. */
function saidOf(hazard: JsaHazard | MasterHazardWhole) {
  const { title, description, categoryIds, tagIds, lossCategoryIds, controls } = hazard
  const { initialLikelihood, initialSeverity, residualLikelihood, residualSeverity } = hazard
  const { ppe, stopTrigger } = hazard
  return {
    ...{ title, description, categoryIds, tagIds, lossCategoryIds, controls, ppe, stopTrigger },
    ...{ initialLikelihood, initialSeverity, residualLikelihood, residualSeverity },
  }
}

/** What is wrong with the hazard at a place, by the fields of its form; the rest is of the whole. */
export function problemAt(problem: Problem, place: number): Problem {
  const start = `hazards.${place}.`
  const own = problem.fields.map((field) => ({ ...field, path: field.path.replace(start, '') }))
  // What it was taken from has no field that is seen.
  const fields = own.filter(({ path }) => !/^hazards|^masterHazardId$/u.test(path))
  const [other] = own
  return fields.length > 0 || other === undefined
    ? { ...problem, fields }
    : { ...problem, fields, message: other.message }
}
