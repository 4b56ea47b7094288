import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { forgetLookups } from '../lists/filters/lookups.server.ts'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formIconOf } from '../ui/form-icon.tsx'
import type { FormTypeFormData } from './form-type-form.tsx'
import { mayAddFormTypes } from './form-types.source.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The form type that the address names; null for one that is yet to be made. */
const askedType = ({ request }: Pick<Ask, 'request'>): string | null =>
  new URL(request.url).searchParams.get('formTypeId')

/** Loads the form: of the form type that the address names, or of a new one. */
export async function loadFormTypeForm(ask: Ask) {
  const { context, request } = ask
  const formKey = context.mintFormKey()
  const id = askedType(ask)
  if (id === null) {
    if (!mayAddFormTypes(context.person?.permissions ?? [])) {
      throw redirect(paths.noAccess('form-type'))
    }
    const start = { icon: 'clipboard', isActive: 'true' }
    const page: FormTypeFormData = { start, isNew: true, formKey, backTo: paths.formTypes() }
    return { page, id, name: '' }
  }
  const answer = await context.api.formTypes.get({ id, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden: 'form-type' })
  const { name, description, iconUrl, sortOrder, isActive, rowVersion } = detail
  if (!detail.can.edit) {
    leaveClosed(request, paths.formType(id))
  }
  const page: FormTypeFormData = {
    start: {
      ...{ name, description, sortOrder: String(sortOrder), isActive: String(isActive) },
      icon: formIconOf(iconUrl) ?? 'clipboard',
    },
    ...{ isNew: false, formKey, rowVersion, backTo: paths.formType(id) },
  }
  return { page, id, name }
}

/** Takes what the form posts. */
export async function takeFormTypeForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const formTypeId = askedType(ask)
  form.delete('formTypeId')
  if (formTypeId !== null) {
    form.set('formTypeId', formTypeId)
  }
  // A tick that is taken off says nothing.
  form.set('isActive', String(form.has('isActive')))
  const submission = readEdit(form, catalogue.formTypes.save.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.formTypes.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadFormTypeForm(ask)
    return refusedEdit(answer, came, { request, forbidden: 'form-type', anew })
  }
  const saved = contentOf(answer, request)
  forgetLookups()
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.formType(saved.formTypeId), toast)
}
