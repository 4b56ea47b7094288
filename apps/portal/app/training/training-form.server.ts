import type { AppLoadContext } from '@remix-run/node'
import {
  addMonths,
  catalogue,
  today,
  type PersonLine,
  type Qualification,
  type TrainingDetail,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import { choiceOf } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn, peopleNamed } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { requireTrainingKeeper } from './keeps-training.server.ts'
import type { TrainingFormData } from './training-form.tsx'

type Ask = { context: AppLoadContext; request: Request }

const forbidden = 'training'
const asked = ({ request }: Ask) => new URL(request.url).searchParams

/** Loads the form: of the record that the address names, or of a new one. */
export async function loadTrainingForm(ask: Ask) {
  const { context, request } = ask
  requireTrainingKeeper(context, request)
  const id = asked(ask).get('trainingRecordId')
  const all = contentOf(await context.api.training.qualifications({}), request).data
  if (id === null) {
    const page: TrainingFormData = {
      ...(await newOf(ask)),
      qualifications: offeredOf(all, null),
      ...{ formKey: context.mintFormKey(), ...backOf(ask) },
    }
    return { page, id, title: '' }
  }
  const answer = await context.api.training.get({ trainingRecordId: id, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden })
  const { qualification, person, rowVersion } = detail
  const page: TrainingFormData = {
    start: startOf(detail, all),
    offered: [choiceOf(person)],
    qualifications: offeredOf(all, qualification.qualificationId),
    ...{ rowVersion, formKey: context.mintFormKey(), backTo: paths.trainingRecord(id) },
  }
  return { page, id, title: qualification.name }
}

/** Where a new one was asked for: in the matrix, or else in the list. */
function backOf(ask: Ask): Pick<TrainingFormData, 'backTo' | 'isOfMatrix'> {
  const to = safeRedirect(asked(ask).get('to'), ask.context.publicOrigin)
  const isOfMatrix = to.split(/[?#]/, 1)[0] === paths.trainingMatrix()
  return { isOfMatrix, backTo: isOfMatrix ? to : paths.training() }
}

/** What is in use, and what is named already. */
function offeredOf(all: readonly Qualification[], named: string | null) {
  return all
    .filter(({ qualificationId, isRetired }) => !isRetired || qualificationId === named)
    .map(({ qualificationId, name }) => [qualificationId, name] as const)
}

async function newOf(ask: Ask): Promise<Pick<TrainingFormData, 'start' | 'offered' | 'left'>> {
  const { context } = ask
  const query = asked(ask)
  const personId = query.get('personId')
  const working = personId === null ? [] : await peopleNamed([personId], ask)
  const hasLeft = personId !== null && working.length === 0
  const people = hasLeft ? await holderNamed(personId, ask) : working
  return {
    offered: people.map(choiceOf),
    left: hasLeft ? people[0]?.fullName : undefined,
    start: {
      personId: people[0]?.personId ?? '',
      qualificationId: query.get('qualificationId') ?? '',
      issuedOn: today(context.now(), context.timeZone),
    },
  }
}

/** Somebody of whom something is recorded, whether they work here or have left. */
async function holderNamed(personId: string, { context, request }: Ask): Promise<PersonLine[]> {
  const answer = await context.api.training.list({ personIds: [personId], pLimit: 1 })
  return contentOf(answer, request).data.map(({ person }) => person)
}

/** What stands in it; a day that was counted is left to be counted anew, as the hint says. */
function startOf(detail: TrainingDetail, all: readonly Qualification[]): TrainingFormData['start'] {
  const { person, qualification, level, number, note, issuedOn, expiresOn } = detail
  const { qualificationId } = qualification
  const months = all.find((one) => one.qualificationId === qualificationId)?.validMonths ?? null
  const isCounted =
    issuedOn !== null && months !== null && addMonths(issuedOn, months) === expiresOn
  return {
    ...{ personId: person.personId, qualificationId },
    ...{ level, number, note, issuedOn: issuedOn ?? '' },
    expiresOn: isCounted ? '' : (expiresOn ?? ''),
  }
}

/** Takes the form: saves it, or finds people for it. */
export async function takeTrainingForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const id = asked(ask).get('trainingRecordId')
  form.delete('trainingRecordId')
  if (id !== null) {
    form.set('trainingRecordId', id)
  }
  const submission = readEdit(form, catalogue.training.save.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['personId'], ask) }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.training.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = id === null ? undefined : () => loadTrainingForm(ask)
    return refusedEdit(answer, came, { request, forbidden, anew })
  }
  const { trainingRecordId } = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  const { isOfMatrix, backTo } = backOf(ask)
  const to = isOfMatrix ? backTo : paths.trainingRecord(trainingRecordId)
  return redirectWithToast(context, to, toast)
}
