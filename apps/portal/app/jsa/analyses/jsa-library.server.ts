import { data } from '@remix-run/node'
import {
  hazardTagLabels,
  hazardTags,
  jsaChange,
  jsaHazardDraft,
  type JsaDetail,
  type MasterHazard,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { idsIn } from '../../records/choices.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { draftOf, hazardsOf, problemAt, takenFrom } from './hazard-drafts.server.ts'
import { askedFor, formOf, loadToEdit, stepNames, type Ask } from './jsa-edit.server.ts'
import { hazardFormWords as words } from './jsa-form.words.ts'

const pageMax = 200

/** All that is in use in the library; nothing for whoever does not read it. */
export async function libraryHazards({ context }: Pick<Ask, 'context'>): Promise<MasterHazard[]> {
  const hazards: MasterHazard[] = []
  for (;;) {
    const asked = { section: 'active', pLimit: pageMax, pOffset: hazards.length } as const
    const answer = await context.api.jsa.masterHazards(asked)
    if (answer.status !== 200) {
      return hazards
    }
    hazards.push(...answer.content.data)
    if (answer.content.data.length < pageMax) {
      return hazards
    }
  }
}

/** Loads what several hazards are taken from at once. */
export async function loadLibrary(ask: Ask) {
  const [detail, library] = await Promise.all([loadToEdit(ask), libraryHazards(ask)])
  return {
    ...formOf(detail, ask),
    steps: stepNames(detail),
    groups: byEnergy(library, detail),
    notLookedAt: energiesLeft(detail),
  }
}

/** The energies that no hazard of the job has yet, in words: what the crew is asked to look for. */
function energiesLeft({ hazards }: Pick<JsaDetail, 'hazards'>): string {
  const seen = new Set(hazards.flatMap(({ tagIds }) => tagIds))
  return hazardTags
    .filter((tag) => tag !== 'human' && !seen.has(tag))
    .map((tag) => hazardTagLabels[tag].toLowerCase())
    .join(', ')
}

/** The library by the first energy that each hazard names. */
function byEnergy(library: readonly MasterHazard[], { hazards }: Pick<JsaDetail, 'hazards'>) {
  const taken = new Set(hazards.map(({ masterHazardId }) => masterHazardId))
  return [...hazardTags, null]
    .map((tag) => ({
      name: tag === null ? words.otherEnergies : hazardTagLabels[tag],
      rows: library
        .filter(({ tagIds }) => (tagIds[0] ?? null) === tag)
        .map(({ masterHazardId, title, residualRisk, residualRiskName }) => ({
          ...{ id: masterHazardId, title },
          residual: { code: residualRisk, name: residualRiskName },
          isTaken: taken.has(masterHazardId),
        })),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** What hazards are taken from. */
export type LibraryView = Awaited<ReturnType<typeof loadLibrary>>

const input = jsaHazardDraft.pick({ step: true }).extend({ change: jsaChange })

/** Takes the hazards that were ticked, behind those that are there. */
export async function takeLibrary(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const jsaId = askedFor(ask, 'id') ?? ''
  const submission = readEdit(form, input)
  const { reply, payload } = submission
  const came = { reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const chosen = idsIn(payload['masterIds'])
  if (chosen.length === 0) {
    const lastResult = reply({ formErrors: [words.chooseOne] })
    return data({ lastResult, found: null, known: {} } satisfies EditAgain, { status: 422 })
  }
  const { step, change } = submission.value
  const [hazards, ...answers] = await Promise.all([
    hazardsOf(jsaId, ask),
    ...chosen.map((masterHazardId) => context.api.jsa.masterHazard({ masterHazardId })),
  ])
  const masters = answers.map((answer) => contentOf(answer, request, { forbidden: 'hazards' }))
  const answer = await context.api.jsa.saveHazards(
    {
      ...{ jsaId, change },
      hazards: [...hazards.map(draftOf), ...masters.map((master) => takenFrom(master, step))],
    },
    optionsOf(form),
  )
  if (answer.status === 'problem') {
    const problem = problemAt(answer.problem, -1)
    return refusedEdit({ ...answer, problem }, came, { request, forbidden: 'jsa' })
  }
  contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.jsa(jsaId, { pane: 'hazards' }), toast)
}
