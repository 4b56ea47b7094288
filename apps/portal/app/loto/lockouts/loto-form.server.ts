import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, wallTimeOf, type LotoDetail, type LotoTemplate } from '@holdpoint/api'
import { toAsset } from '../../actions/action-choices.server.ts'
import { paths } from '../../paths.ts'
import { choiceOf, eachOnce, oneselfAnd, stillOffered } from '../../records/choices.ts'
import { foundFor, readEdit, refusedBySchema, soughtIn } from '../../records/edit-form.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { findFor, knownIn, machinesFor } from './loto-choices.server.ts'
import type { LotoFormData } from './loto-form.tsx'
import { words } from './loto.words.ts'
import { mayPlan } from './loto.source.server.ts'

type Ask = { context: AppLoadContext; request: Request }

const asked = ({ request }: Ask, name: string) =>
  new URL(request.url).searchParams.get(name) || undefined

/** Loads the form of a plan: of the draft that the address names, or of a new one. */
export async function loadLotoForm(ask: Ask) {
  const { context, request } = ask
  const lotoId = asked(ask, 'lotoId')
  if (lotoId === undefined) {
    if (!mayPlan(context.person?.permissions ?? [])) {
      throw redirect(paths.noAccess('loto'))
    }
    return { page: await newForm(ask), id: null, number: '' }
  }
  const answer = await context.api.loto.information({ lotoId, pLimit: 1 })
  const detail = contentOf(answer, request, { forbidden: 'loto' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.lockout(lotoId))
  }
  const { code, revision, templateId } = detail.template
  const named = namedBy(detail, context.person?.user)
  const [lists, machines] = await Promise.all([
    listsFor(ask, detail.pad?.id),
    machinesFor(templateId, '', ask),
  ])
  const page: LotoFormData = {
    ...{ ...lists, start: startOf(detail, context.timeZone), rowVersion: detail.rowVersion },
    formKey: context.mintFormKey(),
    // What was superseded since is still what this one was made from.
    templates: withOne(lists.templates, [templateId, words.code(code, revision)]),
    offered: { ...named, assetId: eachOnce([...machines, ...named.assetId]) },
    backTo: paths.lockout(lotoId),
  }
  return { page, id: lotoId, number: detail.number }
}

async function newForm(ask: Ask): Promise<LotoFormData> {
  const { context } = ask
  const templateId = asked(ask, 'templateId') ?? ''
  const [lists, machines, named, own] = await Promise.all([
    listsFor(ask),
    machinesFor(templateId, '', ask),
    knownIn({ assetId: asked(ask, 'assetId') }, ask),
    templateId === '' ? null : context.api.loto.template({ templateId, pLimit: 1 }),
  ])
  const isUsed = own?.status === 200 && own.content.can.use
  const primaryId = oneselfAnd(context.person?.user, null)
  return {
    ...{
      ...lists,
      start: { templateId, assetId: named.assetId[0]?.id ?? '' },
      formKey: context.mintFormKey(),
    },
    // It may stand behind those that are listed.
    templates: isUsed ? withOne(lists.templates, optionOf(own.content)) : lists.templates,
    offered: {
      assetId: eachOnce([...named.assetId, ...machines]),
      ...{ primaryId, workOrderId: [], jsaId: [] },
    },
    backTo: paths.lockouts(),
  }
}

/** The templates that are in use, and the pads of the master data. */
async function listsFor(
  { context, request }: Ask,
  chosenPad?: string,
): Promise<Pick<LotoFormData, 'templates' | 'pads'>> {
  const [approved, master] = await Promise.all([
    context.api.loto.templates({ section: 'approved', pLimit: 100 }),
    context.api.master.get({ keys: ['pads'] }),
  ])
  const templates = approved.status === 200 ? approved.content.data : []
  return {
    templates: templates.filter(({ can }) => can.use).map(optionOf),
    pads: stillOffered(contentOf(master, request).pads ?? [], ({ id }) => id === chosenPad).map(
      ({ id, padName }) => [id, padName],
    ),
  }
}

type Options = LotoFormData['templates']

function optionOf({ templateId, code, title }: LotoTemplate): Options[number] {
  return [templateId, `${code} ${title}`]
}

/** The options with one that must be among them. */
function withOne(options: Options, one: Options[number]): Options {
  return options.some(([id]) => id === one[0]) ? options : [one, ...options]
}

/** What a plan names, as its fields offer it: also what whoever edits it could not look up. */
function namedBy(
  { asset, primary, workOrder, jsa }: LotoDetail,
  me: Parameters<typeof oneselfAnd>[0],
): LotoFormData['offered'] {
  const named = (one: LotoDetail['jsa']) =>
    one === null ? [] : [{ id: one.id, name: one.name, detail: null }]
  return {
    assetId: asset === null ? [] : [toAsset(asset)],
    primaryId: oneselfAnd(me, primary && choiceOf(primary)),
    ...{ workOrderId: named(workOrder), jsaId: named(jsa) },
  }
}

function startOf(detail: LotoDetail, timeZone: string): LotoFormData['start'] {
  const { title, reason, location, lockbox, plannedStart, plannedEnd, isGroup } = detail
  const wall = (at: string | null) => (at === null ? '' : wallTimeOf(new Date(at), timeZone))
  return {
    ...{ title, reason, location, lockbox, templateId: detail.template.templateId },
    ...{ isGroup: String(isGroup), assetId: detail.asset?.assetId ?? '' },
    ...{ padId: detail.pad?.id ?? '', primaryId: detail.primary?.personId ?? '' },
    ...{ plannedStart: wall(plannedStart), plannedEnd: wall(plannedEnd) },
    ...{ workOrderId: detail.workOrder?.id ?? '', jsaId: detail.jsa?.id ?? '' },
  }
}

/** Takes the form: keeps the plan, or finds what one of its fields may name. */
export async function takeLotoForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const lotoId = asked(ask, 'lotoId')
  form.delete('lotoId')
  if (lotoId !== undefined) {
    form.set('lotoId', lotoId)
  }
  const submission = readEdit(form, catalogue.loto.create.input)
  const { reply, payload } = submission
  const came = { reply, known: await knownIn(payload, ask) }
  const sought = soughtIn(form)
  if (sought !== null) {
    return foundFor(came, await findFor(sought, payload, ask))
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.loto.create(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadLotoForm(ask)
    return refusedEdit(answer, came, { request, forbidden: 'loto', anew })
  }
  const saved = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.lockout(saved.lotoId), toast)
}
