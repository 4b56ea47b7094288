import { redirect, type AppLoadContext } from '@remix-run/node'
import {
  catalogue,
  dueDaysUsual,
  ingredientLines,
  type SdsDetail,
  type SdsLine,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { Choice } from '../records/edit-again.ts'
import { foundFor, readEdit, refusedBySchema, soughtIn } from '../records/edit-form.server.ts'
import { idsIn } from '../records/choices.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { leaveClosed } from '../records/leave-closed.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import type { SheetFormData } from './sheet-form.tsx'
import { formWords as words } from './sheet.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the form that adds a sheet. */
export function loadNewSheet({ context }: Ask): SheetFormData {
  if (!context.person?.permissions.includes('manage_sds')) {
    throw redirect(paths.noAccess('sds'))
  }
  return {
    start: {
      language: 'English',
      jurisdiction: 'US OSHA HCS',
      signalWord: 'none',
      dueDays: String(dueDaysUsual),
    },
    replaces: [],
    formKey: context.mintFormKey(),
    backTo: paths.sds(),
  }
}

/** Loads the form that edits a sheet. */
export async function loadSheetEdit(sheetId: string, { context, request }: Ask) {
  const answer = await context.api.sds.get({ sheetId })
  const detail = contentOf(answer, request, { forbidden: 'sds' })
  if (!detail.can.edit) {
    leaveClosed(request, paths.sheet(sheetId))
  }
  const page: SheetFormData = {
    start: startOf(detail),
    replaces: detail.replaces === null ? [] : [choiceOf(detail.replaces)],
    formKey: context.mintFormKey(),
    rowVersion: detail.rowVersion,
    backTo: paths.sheet(sheetId),
  }
  return { page, number: detail.number }
}

function startOf(detail: SdsDetail): SheetFormData['start'] {
  const { productName, manufacturer, manufacturerAddress, manufacturerPhone } = detail
  const { emergencyPhone, language, jurisdiction, signalWord, storageClass, unNumber } = detail
  return {
    ...{ productName, manufacturer, manufacturerAddress, manufacturerPhone, emergencyPhone },
    ...{ language, jurisdiction, signalWord, storageClass, unNumber, ...detail.sections },
    synonyms: detail.synonyms.join('\n'),
    ingredients: ingredientLines(detail.ingredients),
    revisionOn: detail.revisionOn ?? '',
    pictograms: detail.pictograms,
    hCodes: detail.hCodes.map(({ code }) => code).join(', '),
    pCodes: detail.pCodes.map(({ code }) => code).join(', '),
    ppe: detail.ppe,
    replacesId: detail.replaces?.sheetId ?? '',
    requireAck: detail.requireAck ? 'true' : '',
    dueDays: String(detail.dueDays),
    repeatMonths: detail.repeatMonths === null ? '' : String(detail.repeatMonths),
  }
}

/** Takes what the form posts: adds a sheet, edits the one that is named, or looks for another. */
export async function takeSheetForm(ask: Ask, sheetId?: string) {
  const { context, request } = ask
  const form = await request.formData()
  form.delete('sheetId')
  if (sheetId !== undefined) {
    form.set('sheetId', sheetId)
  }
  const submission = readEdit(form, catalogue.sds.save.input)
  const { reply, payload } = submission
  const came = { reply, known: { replacesId: await named(payload['replacesId'], ask) } }
  const sought = soughtIn(form)
  if (sought !== null) {
    return foundFor(came, { ...sought, choices: await found(sought.sought, ask) })
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.sds.save(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    const anew = sheetId === undefined ? undefined : () => loadSheetEdit(sheetId, ask)
    return refusedEdit(answer, came, { request, forbidden: 'sds', anew })
  }
  const saved = contentOf(answer, request)
  const text = sheetId === undefined ? words.added(saved.number) : words.saved
  return redirectWithToast(context, paths.sheet(saved.sheetId), { tone: 'success', text })
}

async function found(search: string, { context, request }: Ask): Promise<Choice[]> {
  if (search === '') {
    return []
  }
  const answer = await context.api.sds.list({ section: 'approved', search, pLimit: 10 })
  return contentOf(answer, request).data.map(choiceOf)
}

/** What the id in a form stands for, so that it can be shown again. */
async function named(held: unknown, { context }: Ask): Promise<Choice[]> {
  const [sheetId] = idsIn(held)
  const answer = sheetId === undefined ? null : await context.api.sds.get({ sheetId })
  return answer?.status === 200 ? [choiceOf(answer.content)] : []
}

function choiceOf({ sheetId, number, productName }: Omit<SdsLine, 'status'>): Choice {
  return { id: sheetId, name: productName, detail: number }
}
