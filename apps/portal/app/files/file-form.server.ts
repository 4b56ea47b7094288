import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, dueDaysUsual, type LibraryFileDetail, type PersonLine } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { audienceAskedFor, audienceOptions } from '../records/audience.server.ts'
import { choiceOf } from '../records/choices.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleIn } from '../records/people.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import type { FileFormData } from './file-form.tsx'
import { formWords as words } from './file.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the form that adds a file. */
export async function loadNewFile(ask: Ask): Promise<FileFormData> {
  const { context } = ask
  if (!context.person?.permissions.includes('manage_files')) {
    throw redirect(paths.noAccess('files'))
  }
  return {
    start: { dueDays: String(dueDaysUsual) },
    offered: { ownerId: [], approverId: [], personIds: [] },
    options: await audienceOptions(ask),
    formKey: context.mintFormKey(),
    backTo: paths.files(),
  }
}

/** Loads the form that edits a file. */
export async function loadFileEdit(fileId: string, ask: Ask) {
  const { context, request } = ask
  const answer = await context.api.files.get({ fileId })
  const detail = contentOf(answer, request, { forbidden: 'files' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.file(fileId))
  }
  const page: FileFormData = {
    start: startOf(detail),
    offered: {
      ownerId: [detail.owner].map(choiceOf),
      approverId: detail.approver === null ? [] : [detail.approver].map(choiceOf),
      personIds: detail.audience?.people.map(choiceOf) ?? [],
    },
    options: await audienceOptions(ask),
    formKey: context.mintFormKey(),
    rowVersion: detail.rowVersion,
    backTo: paths.file(fileId),
  }
  return { page, number: detail.number }
}

function startOf(detail: LibraryFileDetail): FileFormData['start'] {
  const { name, folder, description, owner, approver, reviewOn, repeatMonths } = detail
  const { people: _people, ...codes } = detail.audience ?? { people: [] as PersonLine[] }
  return {
    ...{ name, folder, description, ...codes },
    tags: detail.tags.join(', '),
    ownerId: owner.personId,
    approverId: approver?.personId ?? '',
    effectiveFrom: detail.effectiveFrom ?? '',
    reviewOn: reviewOn ?? '',
    requireAck: detail.requireAck ? 'true' : '',
    dueDays: String(detail.dueDays),
    repeatMonths: repeatMonths === null ? '' : String(repeatMonths),
    checkQuestion: detail.check?.question ?? '',
    checkRight: detail.checkKey?.right ?? '',
    checkWrong: detail.checkKey?.wrong.join('\n') ?? '',
  }
}

/** Takes the form: saves it, counts its audience, or finds people for it. */
export async function takeFileForm(ask: Ask, fileId?: string) {
  const { context, request } = ask
  const form = await request.formData()
  form.delete('fileId')
  if (fileId !== undefined) {
    form.set('fileId', fileId)
  }
  const submission = readEdit(form, catalogue.files.save.input)
  const { reply, payload } = submission
  const known = await peopleIn(payload, ['ownerId', 'approverId', 'personIds'], ask)
  const came = { reply, known }
  const onTheWay = await audienceAskedFor(ask, form, came, 'files')
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.files.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = fileId === undefined ? undefined : () => loadFileEdit(fileId, ask)
    return refusedEdit(answer, came, { request, forbidden: 'files', anew })
  }
  const saved = contentOf(answer, request)
  const text = fileId === undefined ? words.added(saved.number) : words.saved
  return redirectWithToast(context, paths.file(saved.fileId), { tone: 'success', text })
}
