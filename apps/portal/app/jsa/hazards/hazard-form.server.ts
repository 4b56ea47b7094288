import { data, redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, type MasterHazardWhole } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { stillOffered } from '../../records/choices.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { riskWordsOf } from '../../records/risk/risk-words.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import type { HazardFormData } from './hazard-form.tsx'
import { hazardStart } from './hazard-start.ts'
import { mayAddHazards } from './hazards.source.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The hazard that the address names; null for one that is yet to be added. */
export const askedHazard = ({ request }: Pick<Ask, 'request'>): string | null =>
  new URL(request.url).searchParams.get('id')

/** Loads the form: of the hazard that the address names, or of a new one. */
export async function loadHazardForm(ask: Ask) {
  const { context, request } = ask
  const formKey = context.mintFormKey()
  const masterHazardId = askedHazard(ask)
  const permissions = context.person?.permissions ?? []
  if (masterHazardId === null) {
    if (!mayAddHazards(permissions)) {
      throw redirect(paths.noAccess('hazards'))
    }
    const units = await unitsFor(ask)
    const page: HazardFormData = { ...newHazard, units, risk: await riskWordsOf(ask), formKey }
    return { page, id: null, number: '' }
  }
  const answer = await context.api.jsa.masterHazard({ masterHazardId })
  const detail = contentOf(answer, request, { forbidden: 'hazards' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.hazard(masterHazardId))
  }
  const page: HazardFormData = {
    ...{ start: startOf(detail), formKey, status: detail.status },
    units: await unitsFor(ask, detail.businessUnits),
    risk: await riskWordsOf(ask),
    rowVersion: detail.rowVersion,
    backTo: paths.hazard(masterHazardId),
  }
  return { page, id: masterHazardId, number: detail.number }
}

/** The business units that may be ticked: those that are not retired, and those that are ticked. */
async function unitsFor({ context, request }: Ask, ticked: readonly string[] = []) {
  const answer = await context.api.master.get({ keys: ['businessUnits'] })
  const { businessUnits = [] } = contentOf(answer, request)
  return stillOffered(businessUnits, ({ lobCode }) => ticked.includes(lobCode)).map(
    ({ lobCode, lobDesc }) => [lobCode, lobDesc] as const,
  )
}

const newHazard = {
  start: { controls: [{ text: '', level: 'engineering' }] },
  status: 'draft',
  backTo: paths.hazards(),
} satisfies Omit<HazardFormData, 'units' | 'risk' | 'formKey'>

function startOf(detail: MasterHazardWhole): HazardFormData['start'] {
  const { references, businessUnits } = detail
  return { ...hazardStart(detail), references, businessUnits }
}

/** Takes what the form posts: a row that is added, removed or moved, or the hazard itself. */
export async function takeHazardForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const masterHazardId = askedHazard(ask)
  form.delete('masterHazardId')
  if (masterHazardId !== null) {
    form.set('masterHazardId', masterHazardId)
  }
  const submission = readEdit(form, catalogue.jsa.saveMasterHazard.input)
  const { reply } = submission
  const came = { reply, known: {} }
  if (submission.status === undefined) {
    return data({ lastResult: reply(), found: null, known: {} } satisfies EditAgain)
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.jsa.saveMasterHazard(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadHazardForm(ask)
    return refusedEdit(answer, came, { request, forbidden: 'hazards', anew })
  }
  const saved = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.hazard(saved.masterHazardId), toast)
}
