import type { AppLoadContext } from '@remix-run/node'
import { qualificationKindLabels, trainingStateLabels, type TrainingDetail } from '@holdpoint/api'
import { trainingFile } from '@holdpoint/api/calls'
import type { RecordRow } from '../find/found-view.ts'
import { DeleteDialog } from '../lists/list-view.tsx'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { toFileView } from '../records/record-files.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { requirePerson } from '../session/require-person.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { mayKeepTraining } from './keeps-training.server.ts'
import { trainingLooks } from './training-badge.tsx'
import { recordWords, words } from './training.words.ts'

type RecordAsk = { context: AppLoadContext; request: Request; trainingRecordId: string }

/** Loads all that the page of a record shows. */
export async function loadTrainingRecord({ context, request, trainingRecordId }: RecordAsk) {
  const { permissions } = requirePerson(context, request)
  const part = askedPart(request)
  const answer = await context.api.training.get({ trainingRecordId, ...part })
  const detail = contentOf(answer, request, { forbidden: 'training' })
  const older = restOf(part, detail.history)
  if (new URL(request.url).searchParams.get('dialog') === 'delete') {
    // Without a script it is drawn at once.
    await DeleteDialog.fetch()
  }
  const did = recordWords.did
  return {
    view: toView(detail, { context, canKeep: mayKeepTraining(permissions) }),
    events: toEvents(detail.history.data, { context, did, first: 'create' }),
    older: older === undefined ? null : paths.trainingRecord(trainingRecordId, { older }),
  }
}

type Looking = { context: AppLoadContext; canKeep: boolean }

/** Puts a record into the words of its page. */
function toView(detail: TrainingDetail, { context, canKeep }: Looking) {
  const { trainingRecordId: id, qualification, person, state, note, rowVersion } = detail
  const dayOf = (day: string) => shortCalendarDay(day, context.timeZone, context.now())
  const { qualificationId } = qualification
  const others = detail.others.map((one): RecordRow => ({
    id: one.trainingRecordId,
    to: paths.trainingRecord(one.trainingRecordId),
    name: qualification.name,
    detail: recordWords.other(dayOf(one.issuedOn), one.expiresOn && dayOf(one.expiresOn)),
    badge: { label: trainingStateLabels[one.state], style: trainingLooks[one.state].style },
  }))
  return {
    ...{ id, state, note, rowVersion, canKeep, others },
    evidence: detail.evidence.map((file) => {
      const asked = new URLSearchParams({ trainingRecordId: id, uploadId: file.uploadId })
      return toFileView(file, `/api/v1${trainingFile.path}?${asked}`, context)
    }),
    title: qualification.name,
    kind: qualificationKindLabels[qualification.kind],
    person: person.fullName,
    facts: factsOf(detail, dayOf),
    isRequired: detail.isRequired,
    editTo: paths.editTraining({ trainingRecordId: id }),
    renewTo: qualification.isRetired
      ? null
      : paths.editTraining({ personId: person.personId, qualificationId }),
    formKey: context.mintFormKey(),
  }
}

/** A record as its page shows it: words only, nothing left to work out. */
export type TrainingRecordView = ReturnType<typeof toView>

function factsOf(detail: TrainingDetail, dayOf: (day: string) => string): FactRow[] {
  const { facts } = recordWords
  const { person, qualification, issuedOn, expiresOn, recordedBy, state } = detail
  const told = (term: string, text: string | null | undefined): FactRow[] =>
    text ? [{ term, text }] : []
  return [
    { term: facts.person, text: person.fullName, to: paths.employee(person.personId) },
    ...told(facts.job, detail.jobTitle),
    ...told(facts.department, detail.department),
    {
      ...{ term: facts.qualification, text: qualification.name },
      to: paths.qualification(qualification.qualificationId),
    },
    ...told(facts.level, detail.level),
    ...told(facts.number, detail.number),
    ...told(facts.issued, issuedOn && dayOf(issuedOn)),
    {
      ...{ term: facts.expires, text: expiresOn === null ? words.forEver : dayOf(expiresOn) },
      isLate: state === 'expired',
    },
    ...told(facts.recordedBy, recordedBy?.fullName),
  ]
}
