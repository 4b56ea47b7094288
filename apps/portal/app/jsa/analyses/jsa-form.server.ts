import { redirect } from '@remix-run/node'
import { catalogue, wallTimeOf, type JsaDetail } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { choiceOf, oneselfAnd, stillOffered } from '../../records/choices.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn } from '../../records/people.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { askedFor, formOf, loadToEdit, type Ask } from './jsa-edit.server.ts'
import type { JsaFormData } from './jsa-form.tsx'
import { mayBegin } from './jsa.source.server.ts'

/** Loads the form of the main part: of the analysis that the address names, or of a new one. */
export async function loadJsaForm(ask: Ask) {
  const { context } = ask
  const me = context.person?.user
  if (askedFor(ask, 'id') === null) {
    if (!mayBegin(context.person?.permissions ?? [])) {
      throw redirect(paths.noAccess('jsa'))
    }
    const page: JsaFormData = {
      ...{
        start: { shift: 'day' },
        places: await placeOptions(ask),
        isDraft: true,
        needsChange: false,
      },
      offered: oneselfAnd(me, null),
      ...{ formKey: context.mintFormKey(), backTo: paths.jsaList() },
    }
    return { page, id: null, number: '' }
  }
  const detail = await loadToEdit(ask)
  const { id, number, ...form } = formOf(detail, ask)
  const page: JsaFormData = {
    ...{ ...form, start: startOf(detail, context.timeZone) },
    places: await placeOptions(ask, detail),
    isDraft: detail.status === 'draft',
    offered: oneselfAnd(me, detail.supervisor && choiceOf(detail.supervisor)),
    backTo: paths.jsa(id),
  }
  return { page, id, number }
}

/** What master data has for a job to name: what is retired is named where it was chosen already. */
async function placeOptions(
  { context, request }: Ask,
  chosen?: Pick<JsaDetail, 'crew' | 'pad' | 'customer'>,
): Promise<JsaFormData['places']> {
  const answer = await context.api.master.get({ keys: ['crews', 'pads', 'customers'] })
  const { crews = [], pads = [], customers = [] } = contentOf(answer, request)
  return {
    crews: stillOffered(crews, ({ crew }) => crew === chosen?.crew?.id).map((one) => [
      one.crew,
      one.crewName,
    ]),
    pads: stillOffered(pads, ({ id }) => id === chosen?.pad?.id).map((one) => [
      one.id,
      one.padName,
    ]),
    customers: stillOffered(customers, ({ id }) => id === chosen?.customer?.id).map((one) => [
      one.id,
      one.name,
    ]),
  }
}

function startOf(detail: JsaDetail, timeZone: string): JsaFormData['start'] {
  const { title, description, shift, startsAt, expiresAt, crew, pad, customer } = detail
  const { well, location, supervisor, permits, ppe, emergency, weather, simops } = detail
  const wall = (at: string | null) => (at === null ? '' : wallTimeOf(new Date(at), timeZone))
  return {
    ...{ title, description, shift, well, location, permits, ppe, emergency, weather, simops },
    ...{ startsAt: wall(startsAt), expiresAt: wall(expiresAt) },
    ...{ crewId: crew?.id ?? '', padId: pad?.id ?? '', customerId: customer?.id ?? '' },
    supervisorId: supervisor?.personId ?? '',
  }
}

/** Takes the form: keeps the main part, or finds people for it. */
export async function takeJsaForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const jsaId = askedFor(ask, 'id')
  form.delete('jsaId')
  if (jsaId !== null) {
    form.set('jsaId', jsaId)
  }
  const submission = readEdit(form, catalogue.jsa.save.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['supervisorId'], ask) }
  const onTheWay = await peopleAskedFor(form, came, ask)
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.jsa.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadJsaForm(ask)
    return refusedEdit(answer, came, { request, forbidden: 'jsa', anew })
  }
  const saved = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.jsa(saved.jsaId), toast)
}
