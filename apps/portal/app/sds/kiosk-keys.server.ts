import { data, type AppLoadContext } from '@remix-run/node'
import { catalogue, type SdsKiosk } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedByCall, refusedBySchema } from '../records/edit-form.server.ts'
import { stillOffered } from '../records/choices.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  throwUnlessSayable,
  type RecordPost,
} from '../records/record-post.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { formText } from '../ui/form-text.ts'
import type { QrPicture } from '../ui/qr-drawing.server.ts'
import { dayAndClock, exactTime, shortDay } from '../ui/time.ts'
import { kioskCodeOf } from './kiosk-load.server.ts'
import { keyWords as words } from './kiosk.words.ts'

/** A code that was just made. Nothing is shown when the same form was sent before. */
export type MadeCode = {
  padName: string
  name: string
  shown: { kioskKey: string; address: string; picture: QrPicture } | null
}

/** Loads the codes of the pads' kiosks, for whoever keeps sheets. */
export async function loadKioskKeys({
  context,
  request,
}: {
  context: AppLoadContext
  request: Request
}) {
  const [answer, master] = await Promise.all([
    context.api.sds.kiosks({}),
    context.api.master.get({ keys: ['pads'] }),
  ])
  const { data: kiosks } = contentOf(answer, request, { forbidden: 'sds' })
  const { pads = [] } = contentOf(master, request)
  const keys = kiosks.map((kiosk) => toKey(kiosk, context))
  const query = new URL(request.url).searchParams
  const asked = query.get('dialog') === 'revoke' ? query.get('id') : null
  return {
    keys,
    pads: stillOffered(pads).map(({ id, padName }) => [id, padName] as const),
    ending: keys.find(({ id, isLiving }) => id === asked && isLiving) ?? null,
    formKey: context.mintFormKey(),
  }
}

function toKey(kiosk: SdsKiosk, { timeZone, now }: AppLoadContext) {
  const { kioskId, padName, name, createdBy, createdAt, lastUsedAt, rowVersion } = kiosk
  const { revokedBy, revokedAt } = kiosk
  const day = (instant: string) => ({
    instant,
    shown: shortDay(instant, timeZone, now()),
    exact: exactTime(instant, timeZone),
  })
  return {
    ...{ id: kioskId, padName, name, rowVersion, isLiving: revokedAt === null },
    ...{ madeBy: createdBy.fullName, made: day(createdAt) },
    ended: revokedAt === null ? null : { by: revokedBy?.fullName ?? '', on: day(revokedAt) },
    lastUsed:
      lastUsedAt === null
        ? null
        : { ...day(lastUsedAt), shown: dayAndClock(lastUsedAt, timeZone, now()) },
  }
}

/** A code as the list draws it. */
export type KioskKeyView = ReturnType<typeof toKey>

/** Takes what the page of the codes posts: a new one, or the end of one. */
export function takeKioskKeyPost(post: RecordPost) {
  return formText(post.form, 'intent') === 'revoke' ? revoke(post) : add(post)
}

/** Answers the address with the page itself: it is in no redirect, no cookie and no cache. */
async function add({ context, request, form }: RecordPost) {
  const submission = readEdit(form, catalogue.sds.addKiosk.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.sds.addKiosk(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'sds')
    return refusedByCall(came, answer.problem)
  }
  const { kiosk, kioskKey } = contentOf(answer, request)
  const { padName, name } = kiosk
  const shown = kioskKey === null ? null : { kioskKey, ...kioskCodeOf(context, kioskKey) }
  return data({ made: { padName, name, shown } satisfies MadeCode })
}

async function revoke(post: RecordPost) {
  const { context, form } = post
  const kioskId = formText(form, 'kioskId')
  const answer = await context.api.sds.revokeKiosk({ kioskId }, optionsOf(form))
  if (answer.status === 'problem') {
    return leadRefused(post, answer, { to: paths.kioskKeys(), forbidden: 'sds' })
  }
  return leadDone(post, paths.kioskKeys(), words.endDone)
}
