import { redirect } from '@remix-run/node'
import { catalogue, sqrHeader } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { idsIn } from '../../records/choices.ts'
import { declaredChoices } from '../../records/declared/declared-choices.server.ts'
import {
  findDeclared,
  knownChoices,
  type DeclaredAsk,
  type Held,
  type Named,
} from '../../records/declared/declared-find.server.ts'
import { declaredStart } from '../../records/declared/declared-start.ts'
import { foundFor, readEdit, refusedBySchema, soughtIn } from '../../records/edit-form.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { mayReport } from '../list/sqr.source.server.ts'
import { askedFor, reportToEdit } from './sqr-ask.server.ts'
import type { SqrFormData } from './sqr-form.tsx'

/** Loads the form of the header: of the report that the address names, or of a new one. */
export async function loadSqrForm(ask: DeclaredAsk) {
  const { context } = ask
  const sqrId = askedFor(ask, 'sqrId')
  if (sqrId === undefined) {
    if (!mayReport(context.person?.permissions ?? [])) {
      throw redirect(paths.noAccess('sqr'))
    }
    const page: SqrFormData = {
      ...(await headerOf({}, {}, ask)),
      ...{ isDraft: true, backTo: paths.sqrs() },
    }
    return { page, id: null, number: '' }
  }
  const detail = await reportToEdit(sqrId, ask)
  const page: SqrFormData = {
    ...(await headerOf(detail.header, detail.headerWords, ask)),
    ...{ isDraft: detail.phase === 'draft', rowVersion: detail.rowVersion },
    backTo: paths.sqr(sqrId),
  }
  return { page, id: sqrId, number: detail.number }
}

/** What the fields begin with and choose from. */
async function headerOf(held: Held, named: Named, ask: DeclaredAsk) {
  const { context } = ask
  const [padId] = idsIn(held['padId'])
  const [choices, wells] = await Promise.all([
    declaredChoices(sqrHeader, held, named, ask),
    context.api.sqr.wells(padId === undefined ? {} : { padId }),
  ])
  const known = wells.status === 200 ? wells.content : []
  const eachOf = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]
  return {
    start: declaredStart(sqrHeader, held, context.timeZone),
    choices: {
      ...choices,
      suggestions: {
        well: eachOf(known.map(({ well }) => well)),
        apiNumber: eachOf(known.map(({ apiNumber }) => apiNumber)),
      },
    },
    formKey: context.mintFormKey(),
  }
}

/** Takes the form: keeps the header, or finds what one of its fields may name. */
export async function takeSqrForm(ask: DeclaredAsk) {
  const { context, request } = ask
  const form = await request.formData()
  const sqrId = askedFor(ask, 'sqrId')
  form.delete('sqrId')
  if (sqrId !== undefined) {
    form.set('sqrId', sqrId)
  }
  const submission = readEdit(form, catalogue.sqr.saveHeaderInfo.input)
  const { reply, payload } = submission
  const came = async () => ({ reply, known: await knownChoices(sqrHeader, payload, ask) })
  const sought = soughtIn(form)
  if (sought !== null) {
    return foundFor(await came(), await findDeclared(sqrHeader, sought, ask))
  }
  if (submission.status !== 'success') {
    return refusedBySchema(await came())
  }
  const answer = await context.api.sqr.saveHeaderInfo(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = () => loadSqrForm(ask)
    return refusedEdit(answer, await came(), { request, forbidden: 'sqr', anew })
  }
  const saved = contentOf(answer, request)
  const toast = { tone: 'success', text: answer.message } as const
  return redirectWithToast(context, paths.sqr(saved.sqrId), toast)
}
