import type { AppLoadContext } from '@remix-run/node'
import { catalogue, inquiryCategories } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import type { InquiryFormData } from './inquiry-form.tsx'

type Ask = { context: AppLoadContext; request: Request }

const asked = ({ request }: Pick<Ask, 'request'>) => new URL(request.url).searchParams

/** Loads the form: of the inquiry that the address names, or of a new one about the page it names. */
export async function loadInquiryForm(ask: Ask) {
  const { context, request } = ask
  const formKey = context.mintFormKey()
  const query = asked(ask)
  const inquiryId = query.get('inquiryId')
  if (inquiryId === null) {
    const category = inquiryCategories.find((one) => one === query.get('category')) ?? 'other'
    const start = { category, priority: 'normal', page: query.get('page') ?? '' }
    const page: InquiryFormData = { start, isNew: true, formKey, backTo: paths.inquiries() }
    return { page, id: inquiryId, number: '' }
  }
  const answer = await context.api.adminInquiries.get({ inquiryId, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden: 'inquiry' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.inquiry(inquiryId))
  }
  const { subject, description, category, priority, page: about, rowVersion } = detail
  const page: InquiryFormData = {
    start: { subject, description, category, priority, page: about },
    ...{ isNew: false, formKey, rowVersion, backTo: paths.inquiry(inquiryId) },
  }
  return { page, id: inquiryId, number: detail.number }
}

/** Takes what the form posts. */
export async function takeInquiryForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const inquiryId = asked(ask).get('inquiryId')
  form.delete('inquiryId')
  if (inquiryId !== null) {
    form.set('inquiryId', inquiryId)
  }
  const submission = readEdit(form, catalogue.adminInquiries.save.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.adminInquiries.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadInquiryForm(ask)
    return refusedEdit(answer, came, { request, forbidden: 'inquiry', anew })
  }
  const saved = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.inquiry(saved.inquiryId), toast)
}
