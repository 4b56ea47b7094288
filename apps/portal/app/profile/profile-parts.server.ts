import { badgeOf, type ReviewedForm } from '@holdpoint/api'
import { actionsPlaces } from '../actions/actions.place.ts'
import { toActionRow, toAnalysisRow, toLockoutRow } from '../find/find.server.ts'
import type { RecordRow } from '../find/found-view.ts'
import { jsaPlaces } from '../jsa/analyses/jsa.place.ts'
import { lotoPlaces } from '../loto/lockouts/loto.place.ts'
import { myFormsPlaces } from '../my-forms/my-forms.place.ts'
import { paths } from '../paths.ts'
import { reviewsPlaces } from '../reviews/reviews.place.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortDay } from '../ui/time.ts'
import { loadAcknowledgements } from './profile-acknowledgements.server.ts'
import { profileRows, type ProfileAsk } from './profile-ask.ts'
import { loadKudosOf } from './profile-kudos.server.ts'
import { loadTrainingOf } from './profile-training.server.ts'
import type { ProfilePart } from './profile-part.tsx'
import type { ProfileTab } from './profile-tabs.ts'

type Load = (ask: ProfileAsk) => Promise<readonly ProfilePart[]>

// Each asks the list of its area, narrowed to the person: what is not to be read there is not here.
const loads: Readonly<Record<ProfileTab, Load>> = {
  overview: () => Promise.resolve([]),
  forms: loadForms,
  actions: loadActions,
  jobs: loadJobs,
  training: loadTrainingOf,
  acknowledgements: loadAcknowledgements,
  recognition: loadKudosOf,
  permissions: () => Promise.resolve([]),
}

/** Loads the records of a tab. */
export function partsOf(tab: ProfileTab, ask: ProfileAsk): Promise<readonly ProfilePart[]> {
  return loads[tab](ask)
}

async function loadForms(ask: ProfileAsk): Promise<readonly ProfilePart[]> {
  const { context, request, userId, isOneself } = ask
  const answer = await context.api.reviewForms.list({
    section: 'all',
    submitters: [userId],
    pLimit: profileRows,
  })
  const { data } = contentOf(answer, request, { forbidden: 'review_forms' })
  const all = isOneself
    ? myFormsPlaces.plain.with({ section: 'completed' }).within({ kind: 'all' })
    : reviewsPlaces.plain.with({ section: 'all' }).filteredBy({ submitters: [userId] })
  return [{ name: 'forms', rows: data.map((form) => toFormRow(form, ask)), all: all.address }]
}

function toFormRow(form: ReviewedForm, { context, isOneself }: ProfileAsk): RecordRow {
  const { id, number, padNames, submittedAt } = form
  const { label, style, sign } = badgeOf(form)
  return {
    id,
    to: isOneself ? paths.fillOut(id) : paths.reviewQuestion(id, { tab: 6 }),
    name: form.form.title,
    detail: [number, padNames, shortDay(submittedAt, context.timeZone, context.now())].join(', '),
    badge: { label, style, sign },
  }
}

async function loadActions({
  context,
  request,
  userId,
}: ProfileAsk): Promise<readonly ProfilePart[]> {
  const answer = await context.api.actions.list({
    section: 'all',
    assignees: [userId],
    pLimit: profileRows,
  })
  const { data } = contentOf(answer, request, { forbidden: 'actions' })
  const all = actionsPlaces.plain.with({ section: 'all' }).filteredBy({ assignees: [userId] })
  return [{ name: 'actions', rows: data.map((one) => toActionRow(one, context)), all: all.address }]
}

async function loadJobs({ context, request, userId }: ProfileAsk): Promise<readonly ProfilePart[]> {
  const asked = { section: 'all' as const, personIds: [userId], pLimit: profileRows }
  const [jsas, lotos] = await Promise.all([
    context.api.jsa.list(asked),
    context.api.loto.list(asked),
  ])
  const analyses = contentOf(jsas, request, { forbidden: 'jsa' }).data
  const lockouts = contentOf(lotos, request, { forbidden: 'loto' }).data
  const narrowed = { people: [userId] }
  return [
    {
      name: 'analyses',
      rows: analyses.map((one) => toAnalysisRow(one, context)),
      all: jsaPlaces.plain.with({ section: 'all' }).filteredBy(narrowed).address,
    },
    {
      name: 'lockouts',
      rows: lockouts.map(toLockoutRow),
      all: lotoPlaces.plain.with({ section: 'all' }).filteredBy(narrowed).address,
    },
  ]
}
