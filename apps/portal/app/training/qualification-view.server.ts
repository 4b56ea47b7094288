import type { AppLoadContext } from '@remix-run/node'
import {
  qualificationKindLabels,
  trainingStateLabels,
  type Qualification,
  type QualificationDetail,
} from '@holdpoint/api'
import type { RecordRow } from '../find/found-view.ts'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { mayKeepTraining } from './keeps-training.server.ts'
import { trainingLooks } from './training-badge.tsx'
import { trainingPlaces } from './training.place.ts'
import { qualificationWords as words } from './training.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads all qualifications: those in use, and those that were retired. */
export async function loadQualifications({ context, request }: Ask) {
  const { permissions } = requirePerson(context, request)
  const { data } = contentOf(await context.api.training.qualifications({}), request)
  const rowsOf = (isRetired: boolean) =>
    data.filter((one) => one.isRetired === isRetired).map(toQualificationRow)
  return {
    canKeep: mayKeepTraining(permissions),
    inUse: rowsOf(false),
    retired: rowsOf(true),
  }
}

/** A qualification in a line. */
export function toQualificationRow(
  one: Pick<Qualification, 'qualificationId' | 'name' | 'kind' | 'validMonths'>,
): RecordRow {
  const { qualificationId: id, name, kind, validMonths } = one
  return {
    ...{ id, name, to: paths.qualification(id) },
    detail: `${qualificationKindLabels[kind]}, ${words.validFor(validMonths)}`,
  }
}

/** Loads all that the page of a qualification shows. */
export async function loadQualification(ask: Ask & { qualificationId: string }) {
  const { context, request, qualificationId } = ask
  const { permissions } = requirePerson(context, request)
  const part = askedPart(request)
  const answer = await context.api.training.qualification({ qualificationId, ...part })
  const detail = contentOf(answer, request, { forbidden: 'training' })
  const older = restOf(part, detail.history)
  const canKeep = mayKeepTraining(permissions)
  return {
    view: { ...toView(detail), canKeep, formKey: context.mintFormKey() },
    events: toEvents(detail.history.data, { context, did: words.did, first: 'create' }),
    older: older === undefined ? null : paths.qualification(qualificationId, { older }),
  }
}

/** Puts a qualification into the words of its page. */
function toView(detail: QualificationDetail) {
  const { qualificationId: id, name, kind, description, isRetired, rowVersion } = detail
  const { validMonths, jobTitles } = detail
  const { facts } = words
  const shown: FactRow[] = [
    { term: facts.kind, text: qualificationKindLabels[kind] },
    { term: facts.valid, text: words.validFor(validMonths) },
    {
      term: facts.jobs,
      text: jobTitles.map((job) => job.name).join(', ') || facts.nobody,
    },
  ]
  const counts = detail.counts
    .filter(({ count }) => count > 0)
    .map(({ state, count }): RecordRow => ({
      id: state,
      to: trainingPlaces.plain.filteredBy({ qualifications: [id], states: [state] }).address,
      name: words.people(count),
      detail: '',
      badge: { label: trainingStateLabels[state], style: trainingLooks[state].style },
    }))
  return { id, name, description, isRetired, rowVersion, facts: shown, counts }
}

/** A qualification as its page shows it: words only, nothing left to work out. */
export type QualificationView = Awaited<ReturnType<typeof loadQualification>>['view']
