import { data } from '@remix-run/node'
import { jsaChange, jsaHazardDraft } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { riskWordsOf } from '../../records/risk/risk-words.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { hazardStart } from '../hazards/hazard-start.ts'
import { draftOf, hazardsOf, problemAt } from './hazard-drafts.server.ts'
import { libraryOf } from './hazards-view.server.ts'
import { askedFor, formOf, loadToEdit, stepNames, type Ask } from './jsa-edit.server.ts'
import type { JsaHazardFormData } from './jsa-hazard-form.tsx'
import { libraryHazards } from './jsa-library.server.ts'

/** Loads the form of one hazard: of the one that the address names, or of a new one. */
export async function loadJsaHazard(ask: Ask): Promise<JsaHazardFormData> {
  const detail = await loadToEdit(ask)
  const hazardId = askedFor(ask, 'hazard')
  const hazard = detail.hazards.find((one) => one.hazardId === hazardId)
  const library = hazard === undefined ? await libraryHazards(ask) : []
  return {
    ...formOf(detail, ask),
    ...(hazard === undefined
      ? await newHazard(ask)
      : {
          start: { ...hazardStart(hazard), step: hazard.step },
          ...{ masterHazardId: hazard.masterHazardId, masterVersion: hazard.masterVersion },
        }),
    note: hazard === undefined ? null : libraryOf(hazard),
    isNew: hazard === undefined,
    steps: stepNames(detail),
    risk: await riskWordsOf(ask),
    library: library.map(({ masterHazardId, title }) => [masterHazardId, title] as const),
  }
}

/** A new hazard is empty, or what one of the library says. */
async function newHazard(
  ask: Ask,
): Promise<Pick<JsaHazardFormData, 'start' | 'masterHazardId' | 'masterVersion'>> {
  const { context, request } = ask
  const masterHazardId = askedFor(ask, 'master')
  if (masterHazardId === null) {
    const start = { controls: [{ text: '', level: 'engineering' as const }] }
    return { start, masterHazardId, masterVersion: null }
  }
  const answer = await context.api.jsa.masterHazard({ masterHazardId })
  const master = contentOf(answer, request, { forbidden: 'hazards' })
  return { start: hazardStart(master), masterHazardId, masterVersion: master.rowVersion }
}

const input = jsaHazardDraft.omit({ hazardId: true }).extend({ change: jsaChange })

/** Takes what the form posts: a row of controls that comes, goes or moves, or the hazard itself. */
export async function takeJsaHazard(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const jsaId = askedFor(ask, 'id') ?? ''
  const submission = readEdit(form, input)
  const { reply } = submission
  const came = { reply, known: {} }
  if (submission.status === undefined) {
    return data({ lastResult: reply(), found: null, known: {} } satisfies EditAgain)
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const { change, ...said } = submission.value
  const hazards = await hazardsOf(jsaId, ask)
  const at = hazards.findIndex(({ hazardId }) => hazardId === askedFor(ask, 'hazard'))
  // One that was taken off meanwhile is a new one.
  const place = at === -1 ? hazards.length : at
  const hazardId = hazards[at]?.hazardId
  const answer = await context.api.jsa.saveHazards(
    {
      jsaId,
      change,
      hazards: hazards.map(draftOf).toSpliced(place, 1, { ...said, hazardId }),
    },
    optionsOf(form),
  )
  if (answer.status === 'problem') {
    const problem = problemAt(answer.problem, place)
    const anew = hazardId === undefined ? undefined : () => loadJsaHazard(ask)
    return refusedEdit({ ...answer, problem }, came, { request, forbidden: 'jsa', anew })
  }
  contentOf(answer, request)
  const to = paths.jsa(jsaId, { pane: 'hazards' })
  return redirectWithToast(context, to, { tone: 'success', text: answer.message })
}
