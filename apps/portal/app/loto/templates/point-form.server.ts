import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, type LotoTemplateStep } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { addFiles, removeFile } from '../../records/record-files.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formText } from '../../ui/form-text.ts'
import type { PointFormData } from './point-form.tsx'
import { toPictures } from './points-view.server.ts'
import { askedTemplate } from './template-form.server.ts'
import { pointWords as words } from './template.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** The template and the point that the address names; without a point, a new one. */
function asked(ask: Pick<Ask, 'request'>) {
  const templateId = askedTemplate(ask)
  if (templateId === null) {
    throw redirect(paths.lotoTemplates())
  }
  return { templateId, stepId: new URL(ask.request.url).searchParams.get('stepId') }
}

/** Loads the form of one point: of the one that the address names, or of a new one. */
export async function loadPointForm(ask: Ask) {
  const { context, request } = ask
  const { templateId, stepId } = asked(ask)
  const answer = await context.api.loto.template({ templateId })
  const detail = contentOf(answer, request, { forbidden: 'loto' })
  const here = paths.lotoTemplate(templateId)
  const step = detail.steps.find((one) => one.stepId === stepId)
  if (!detail.can.edit || (stepId !== null && step === undefined)) {
    leaveClosed(request, here)
  }
  const page: PointFormData = {
    start: step === undefined ? { lockCount: '1' } : startOf(step),
    pictures: step === undefined ? null : toPictures(templateId, step, context),
    formKey: context.mintFormKey(),
    rowVersion: detail.rowVersion,
    backTo: stepId === null ? here : `${here}#point-${stepId}`,
  }
  return { page, stepId, templateId, number: detail.number, tag: step?.pointTag ?? '' }
}

function startOf(step: LotoTemplateStep): PointFormData['start'] {
  const { pointTag, energyType, magnitude, device, location, method } = step
  const { storedEnergy, verification, expectedReading, readingLimit, unit, restoration } = step
  return {
    ...{ pointTag, energyType, magnitude, device, location, method },
    ...{ storedEnergy, verification, expectedReading, readingLimit, unit, restoration },
    lockCount: String(step.lockCount),
    needsPhoto: step.needsPhoto ? 'true' : '',
  }
}

/** Takes what the page of a point posts: what is said of it, or a picture that comes or goes. */
export async function takePointForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const { templateId, stepId } = asked(ask)
  const post = { ...ask, form }
  const pictures = (done: string) =>
    ({
      here: paths.lotoTemplatePoint(templateId, stepId ?? undefined),
      forbidden: 'loto',
      done,
    }) as const
  const ofStep = { templateId, stepId: stepId ?? '' }
  switch (formText(form, 'intent')) {
    case 'addFile':
      return addFiles(post, pictures(words.pictureAdded), (file, options) =>
        context.api.loto.addTemplateStepMedia({ ...ofStep, file }, options),
      )
    case 'removeFile':
      return removeFile(post, pictures(words.pictureRemoved), (uploadId, options) =>
        context.api.loto.removeTemplateStepMedia({ ...ofStep, uploadId }, options),
      )
    default:
      return savePoint(post, { templateId, stepId })
  }
}

async function savePoint(
  post: Ask & { form: FormData },
  { templateId, stepId }: ReturnType<typeof asked>,
) {
  const { context, request, form } = post
  form.set('templateId', templateId)
  form.delete('stepId')
  if (stepId !== null) {
    form.set('stepId', stepId)
  }
  const submission = readEdit(form, catalogue.loto.saveTemplateStep.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.loto.saveTemplateStep(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = stepId === null ? undefined : () => loadPointForm(post)
    return refusedEdit(answer, came, { request, forbidden: 'loto', anew })
  }
  const saved = contentOf(answer, request)
  const to =
    formText(form, 'intent') === 'next'
      ? paths.lotoTemplatePoint(templateId)
      : `${paths.lotoTemplate(templateId)}#point-${saved.stepId}`
  return redirectWithToast(context, to, { tone: 'success', text: answer.message })
}
