import type { AppLoadContext } from '@remix-run/node'
import { redirect } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formText } from '../ui/form-text.ts'
import { requireTrainingKeeper } from './keeps-training.server.ts'
import type { QualificationFormData } from './qualification-form.tsx'

type Ask = { context: AppLoadContext; request: Request }

const forbidden = 'training'
const askedId = (request: Request) => new URL(request.url).searchParams.get('qualificationId')

/** Loads the form: of the qualification that the address names, or of a new one. */
export async function loadQualificationForm({ context, request }: Ask) {
  requireTrainingKeeper(context, request)
  const id = askedId(request)
  const { jobTitles = [] } = contentOf(
    await context.api.master.get({ keys: ['jobTitles'] }),
    request,
  )
  const offered: QualificationFormData['jobTitles'] = jobTitles.map(
    ({ jobCode, jobDesc, isRetired }) => [jobCode, jobDesc, isRetired === true] as const,
  )
  const formKey = context.mintFormKey()
  if (id === null) {
    const page: QualificationFormData = {
      ...{ start: { kind: 'course' }, jobTitles: offered, formKey },
      backTo: paths.qualifications(),
    }
    return { page, id, title: '' }
  }
  const answer = await context.api.training.qualification({ qualificationId: id, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden })
  const { name, kind, description, validMonths, rowVersion } = detail
  const page: QualificationFormData = {
    start: {
      ...{ name, kind, description, validMonths: String(validMonths ?? '') },
      jobTitles: detail.jobTitles.map(({ code }) => code),
    },
    ...{ jobTitles: offered, formKey, rowVersion, backTo: paths.qualification(id) },
  }
  return { page, id, title: name }
}

/** Takes the form. */
export async function takeQualificationForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const id = askedId(request)
  form.delete('qualificationId')
  if (id !== null) {
    form.set('qualificationId', id)
  }
  const submission = readEdit(form, catalogue.training.saveQualification.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.training.saveQualification(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = id === null ? undefined : () => loadQualificationForm(ask)
    return refusedEdit(answer, came, { request, forbidden, anew })
  }
  const { qualificationId } = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.qualification(qualificationId), toast)
}

/** Takes what the page of a qualification posts: that it is retired, or brought back. */
export async function takeQualificationPost(post: RecordPost & { qualificationId: string }) {
  const { context, qualificationId, form } = post
  const here = paths.qualification(qualificationId)
  const intent = formText(form, 'intent')
  if (intent !== 'retire' && intent !== 'reinstate') {
    return redirect(here)
  }
  const answer = await context.api.training.retireQualification(
    { qualificationId, isRetired: intent === 'retire' },
    optionsOf(form),
  )
  return answer.status === 200
    ? leadDone(post, here, answer.message)
    : leadRefused(post, answer, { to: here, forbidden })
}
