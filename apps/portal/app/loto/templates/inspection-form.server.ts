import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, today } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { peopleAskedFor, peopleIn } from '../../records/people.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { askedTemplate } from './template-form.server.ts'

type Ask = { context: AppLoadContext; request: Request }

function asked(ask: Ask): string {
  const templateId = askedTemplate(ask)
  if (templateId === null) {
    throw redirect(paths.lotoTemplates())
  }
  return templateId
}

/** Loads the form that records an inspection of the template that the address names. */
export async function loadInspectionForm(ask: Ask) {
  const { context, request } = ask
  const templateId = asked(ask)
  const answer = await context.api.loto.template({ templateId })
  const detail = contentOf(answer, request, { forbidden: 'loto' })
  if (!detail.allowedEvents.some(({ event, isOpen }) => event === 'inspect' && isOpen)) {
    leaveClosed(request, paths.lotoTemplate(templateId))
  }
  const [machine, ...others] = detail.assets
  const isOne = machine !== undefined && others.length === 0
  return {
    start: {
      machine: isOne ? `${machine.code} ${machine.name}` : '',
      inspectedOn: today(context.now(), context.timeZone),
    },
    ...{ number: detail.number, templateId, rowVersion: detail.rowVersion },
    formKey: context.mintFormKey(),
    backTo: paths.lotoTemplate(templateId),
  }
}

/** Takes the form: records the inspection, or looks for people. */
export async function takeInspectionForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const templateId = asked(ask)
  form.set('templateId', templateId)
  const submission = readEdit(form, catalogue.loto.inspectTemplate.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['personIds'], ask) }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.loto.inspectTemplate(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden: 'loto' })
  }
  contentOf(answer, request)
  const to = `${paths.lotoTemplate(templateId)}#inspections`
  return redirectWithToast(context, to, { tone: 'success', text: answer.message })
}
