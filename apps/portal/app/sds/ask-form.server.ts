import { data, type AppLoadContext } from '@remix-run/node'
import { catalogue, type SdsSheet } from '@holdpoint/api'
import { readWords } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { keepLastPicture } from '../records/last-picture.server.ts'
import { optionsOf, refusedEdit } from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formText } from '../ui/form-text.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the form that asks for a sheet, with what was searched for filled in. */
export async function loadAskForm(ask: Ask) {
  const asked = readWords(new URL(ask.request.url).searchParams.get('product') ?? '')
  const productName = asked.slice(0, 150)
  return {
    start: { productName },
    alike: await alikeOf(productName, ask),
    formKey: ask.context.mintFormKey(),
  }
}

/** Sheets of products with such a name, as the form lists them. */
async function alikeOf(productName: string, { context, request }: Ask) {
  if (productName.trim() === '') {
    return []
  }
  return contentOf(await context.api.sds.alike({ productName }), request).map(toAlike)
}

function toAlike({ sheetId: id, number, productName, manufacturer, isInUse, request }: SdsSheet) {
  return {
    ...{ id, number, productName, manufacturer, isInUse },
    people: request?.people ?? 0,
    canJoin: !isInUse && request?.isMine === false,
  }
}

/** A sheet of a product with such a name. */
export type AlikeSheet = ReturnType<typeof toAlike>

/** Takes the form: asks for the sheet, or says which ones it may be. */
export async function takeAskForm(ask: Ask) {
  const { context, request } = ask
  const form = await request.formData()
  const photo = keepLastPicture(form, 'photo')
  const submission = readEdit(form, catalogue.sds.ask.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  // The schema has taken the reference apart; the call takes it as the form has it.
  const { photo: _id, ...said } = submission.value
  const value = { ...said, ...(photo !== undefined && { photo }) }
  const answer = await context.api.sds.ask(value, optionsOf(form))
  if (answer.status === 'problem') {
    const refused = await refusedEdit(answer, came, { request, forbidden: 'sds' })
    const alike = await alikeOf(formText(form, 'productName').slice(0, 150), ask)
    return data({ ...refused.data, alike }, refused.init ?? {})
  }
  const { sheetId } = contentOf(answer, request)
  return redirectWithToast(context, paths.sheet(sheetId), { tone: 'success', text: answer.message })
}
