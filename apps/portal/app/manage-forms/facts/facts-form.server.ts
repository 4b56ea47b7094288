import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, type ManagedFormDetail } from '@holdpoint/api'
import { forgetLookups } from '../../lists/filters/lookups.server.ts'
import { paths } from '../../paths.ts'
import { audienceOptions } from '../../records/audience.server.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formIconOf } from '../../ui/form-icon.tsx'
import { mayMakeForms } from '../list/manage-forms.source.server.ts'
import type { FactsFormData } from './facts-form.tsx'

type Ask = { context: AppLoadContext; request: Request }

const forbidden = 'manage-forms'

/** The form that the address names; null for one that is yet to be made. */
const askedForm = ({ request }: Pick<Ask, 'request'>): string | null =>
  new URL(request.url).searchParams.get('formId')

/** Loads what is said of the form that the address names, or the beginning of a new one. */
export async function loadFactsForm(ask: Ask) {
  const { context, request } = ask
  const id = askedForm(ask)
  if (id === null) {
    if (!mayMakeForms(context.person?.permissions ?? [])) {
      throw redirect(paths.noAccess(forbidden))
    }
    const start = { icon: 'clipboard', hasHeader: 'true' }
    const page: FactsFormData = {
      ...{ start, isNew: true, backTo: paths.manageForms() },
      ...(await choicesOf(ask)),
    }
    return { page, id, title: '' }
  }
  const answer = await context.api.manageForms.get({ formId: id, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden })
  if (!detail.can.edit) {
    leaveClosed(request, paths.managedForm(id))
  }
  const page: FactsFormData = {
    ...{ start: startOf(detail), isNew: false, rowVersion: detail.rowVersion },
    ...{ backTo: paths.managedForm(id), ...(await choicesOf(ask)) },
  }
  return { page, id, title: detail.title }
}

function startOf(detail: ManagedFormDetail): FactsFormData['start'] {
  const { title, description, formTypeId, iconUrl, sortOrder } = detail
  const { countryIds, districtIds, businessUnitIds, departmentIds, jobTitleIds } = detail
  return {
    ...{ title, description, formTypeId, sortOrder: String(sortOrder) },
    icon: formIconOf(iconUrl) ?? 'clipboard',
    ...{ countryIds, districtIds, businessUnitIds, departmentIds, jobTitleIds },
  }
}

/** What the fields choose from, and the key of the form. */
async function choicesOf(ask: Ask) {
  const { context, request } = ask
  const [audience, master] = await Promise.all([
    audienceOptions(ask),
    context.api.master.get({ keys: ['formTypes'] }),
  ])
  const { formTypes = [] } = contentOf(master, request)
  return {
    audience,
    formTypes: formTypes.map(({ id, name }) => [id, name] as const),
    formKey: context.mintFormKey(),
  }
}

/** Takes what the form posts: whoever makes a form goes on to its questions. */
export async function takeFactsForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const formId = askedForm(ask)
  form.delete('formId')
  if (formId === null) {
    // A tick that is taken off says nothing.
    form.set('hasHeader', String(form.has('hasHeader')))
  } else {
    form.set('formId', formId)
  }
  const submission = readEdit(form, catalogue.manageForms.save.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.manageForms.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadFactsForm(ask)
    return refusedEdit(answer, came, { request, forbidden, anew })
  }
  const saved = contentOf(answer, request)
  forgetLookups()
  const to = formId === null ? paths.formBuilder(saved.formId) : paths.managedForm(saved.formId)
  return redirectWithToast(context, to, { tone: 'success', text: answer.message })
}
