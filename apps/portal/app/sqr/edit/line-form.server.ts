import { data } from '@remix-run/node'
import { takenFields, type DeclaredFields } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { declaredChoices } from '../../records/declared/declared-choices.server.ts'
import {
  findDeclared,
  knownChoices,
  type DeclaredAsk,
} from '../../records/declared/declared-find.server.ts'
import { declaredStart } from '../../records/declared/declared-start.ts'
import { foundFor, readEdit, refusedBySchema, soughtIn } from '../../records/edit-form.server.ts'
import { leaveClosed } from '../../records/leave-closed.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { formText } from '../../ui/form-text.ts'
import { mayWrite } from '../may-write.ts'
import { partPanes } from '../part-panes.ts'
import type { LineFormData } from './line-form.tsx'
import { linesOf, saveLine } from './lines.server.ts'
import { askedFor, reportToEdit } from './sqr-ask.server.ts'

/** The line that an address names, and what its part declares. */
function lineAsked(ask: DeclaredAsk) {
  const lines = linesOf(askedFor(ask, 'part') ?? '')
  if (lines === undefined) {
    throw data(null, { status: 404 })
  }
  const { name: part } = lines
  return { lines, part, sqrId: askedFor(ask, 'sqrId') ?? '', lineId: askedFor(ask, 'lineId') }
}

/** Loads the form of one line: of the one that the address names, or of a new one. */
export async function loadLineForm(ask: DeclaredAsk): Promise<LineFormData> {
  const { context, request } = ask
  const { lines, part, sqrId, lineId } = lineAsked(ask)
  const { fields, max } = lines
  const detail = await reportToEdit(sqrId, ask, (can) => mayWrite(can, part))
  const backTo = paths.sqr(sqrId, { pane: partPanes[part] })
  const there = detail[part]
  // Of a part that takes one line that line is meant.
  const line = max === 1 ? there[0] : there.find((one) => one.lineId === lineId)
  const isGone = line === undefined && lineId !== undefined
  if (isGone || (line === undefined && there.length >= max)) {
    leaveClosed(request, backTo)
  }
  const held = line ?? {}
  return {
    ...{ part, sqrId, number: detail.number, rowVersion: detail.rowVersion, backTo },
    start: declaredStart(fields, held, context.timeZone),
    choices: await declaredChoices(fields, held, line?.words ?? {}, ask),
    lineId: line?.lineId ?? null,
    formKey: context.mintFormKey(),
  }
}

/** Takes the form: keeps the line, or finds what one of its fields may name. */
export async function takeLineForm(ask: DeclaredAsk) {
  const { context, request } = ask
  const { lines, ...asked } = lineAsked(ask)
  const { sqrId, part } = asked
  const form = await request.formData()
  const submission = readEdit(form, takenFields<DeclaredFields>(lines.fields))
  const { reply, payload } = submission
  const came = async () => ({ reply, known: await knownChoices(lines.fields, payload, ask) })
  const sought = soughtIn(form)
  if (sought !== null) {
    return foundFor(await came(), await findDeclared(lines.fields, sought, ask))
  }
  if (submission.status !== 'success') {
    return refusedBySchema(await came())
  }
  const answer = await saveLine(context, { ...asked, line: submission.value }, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = asked.lineId === undefined ? undefined : () => loadLineForm(ask)
    return refusedEdit(answer, await came(), { request, forbidden: 'sqr', anew })
  }
  contentOf(answer, request)
  const to =
    formText(form, 'intent') === 'another'
      ? paths.sqrLine(sqrId, part)
      : paths.sqr(sqrId, { pane: partPanes[part] })
  return redirectWithToast(context, to, { tone: 'success', text: answer.message })
}
