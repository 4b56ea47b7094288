import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, type Asset, type LotoTemplateDetail } from '@holdpoint/api'
import { toAsset } from '../../actions/action-choices.server.ts'
import { paths } from '../../paths.ts'
import { idsIn } from '../../records/choices.ts'
import type { EditAgain } from '../../records/edit-again.ts'
import { foundFor, readEdit, refusedBySchema, soughtIn } from '../../records/edit-form.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formText } from '../../ui/form-text.ts'
import { categoryChoices } from '../categories.ts'
import type { TemplateFormData } from './template-form.tsx'
import { mayWriteTemplates } from './templates.source.server.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The template that the address names; null for one that is yet to be written. */
export const askedTemplate = ({ request }: Pick<Ask, 'request'>): string | null =>
  new URL(request.url).searchParams.get('templateId')

/** Loads the form: of the template that the address names, or of a new one. */
export async function loadTemplateForm(ask: Ask) {
  const { context, request } = ask
  const templateId = askedTemplate(ask)
  const permissions = context.person?.permissions ?? []
  if (templateId === null && !mayWriteTemplates(permissions)) {
    throw redirect(paths.noAccess('loto'))
  }
  const shared = {
    categories: categoryChoices(await assetsFound('', ask)).map(({ value }) => value),
    formKey: context.mintFormKey(),
  }
  if (templateId === null) {
    const page: TemplateFormData = {
      ...{ start: {}, offered: [], backTo: paths.lotoTemplates() },
      ...shared,
    }
    return { page, id: null, number: '' }
  }
  const answer = await context.api.loto.template({ templateId })
  const detail = contentOf(answer, request, { forbidden: 'loto' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.lotoTemplate(templateId))
  }
  const page: TemplateFormData = {
    ...shared,
    start: startOf(detail),
    offered: detail.assets.map(toAsset),
    rowVersion: detail.rowVersion,
    backTo: paths.lotoTemplate(templateId),
  }
  return { page, id: templateId, number: detail.number }
}

function startOf(detail: LotoTemplateDetail): TemplateFormData['start'] {
  const { title, code, equipmentCategory, assets, purpose, notify } = detail
  const { shutdownSteps, verification, restorationSteps, ppe } = detail
  return {
    ...{ title, code, equipmentCategory, purpose, notify },
    ...{ shutdownSteps, verification, restorationSteps, ppe },
    assetIds: assets.map(({ assetId }) => assetId),
  }
}

/** Takes what the form posts: words that find machines, or the main part of a template. */
export async function takeTemplateForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const templateId = askedTemplate(ask)
  form.delete('templateId')
  if (templateId !== null) {
    form.set('templateId', templateId)
  }
  const machines = await machinesIn(form, ask)
  if (formText(form, 'equipmentCategory').trim() === '' && machines[0] !== undefined) {
    // Whoever has chosen a machine has said its category.
    form.set('equipmentCategory', machines[0].category)
  }
  const submission = readEdit(form, catalogue.loto.saveTemplate.input)
  const { reply } = submission
  const came = { reply, known: { assetIds: machines.map(toAsset) } satisfies EditAgain['known'] }
  const sought = soughtIn(form)
  if (sought !== null) {
    const found = sought.sought === '' ? [] : await assetsFound(sought.sought, ask)
    return foundFor(came, { ...sought, choices: found.map(toAsset) })
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.loto.saveTemplate(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadTemplateForm(ask)
    return refusedEdit(answer, came, { request, forbidden: 'loto', anew })
  }
  const saved = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.lotoTemplate(saved.templateId), toast)
}

async function assetsFound(search: string, { context, request }: Ask): Promise<Asset[]> {
  return contentOf(await context.api.actions.assets({ search }), request)
}

/** The machines that the form names, so that it can be shown again. */
async function machinesIn(form: FormData, { context, request }: Ask): Promise<Asset[]> {
  const ids = idsIn(form.getAll('assetIds'))
  return ids.length === 0
    ? []
    : contentOf(await context.api.actions.assets({ assetIds: ids.join() }), request)
}
