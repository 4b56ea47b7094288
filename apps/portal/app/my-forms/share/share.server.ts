import { canShare, type MyFormDetail } from '@holdpoint/api'
import { contentOf } from '../../session/content-of.server.ts'
import { momentOf } from '../../records/moment.ts'
import { peopleFound, peopleNamed } from '../../records/people.server.ts'
import type { PageAsk } from '../page-ask.ts'
import type { SharePanel } from './share-panel.ts'
import { words } from './share.words.ts'
import type { DialogOfKind } from '../my-forms.place.ts'

type ShareDialog = DialogOfKind<'share'>

/** Loads the entry that is to be shared, who is picked, and whom a search found. */
export async function loadShare(dialog: ShareDialog, ask: PageAsk): Promise<SharePanel> {
  const { context, request } = ask
  const [answer, picked, found] = await Promise.all([
    context.api.myForms.get({ myFormId: dialog.id }),
    peopleNamed(dialog.people, ask),
    peopleFound(dialog.words, ask),
  ])
  const detail = contentOf(answer, request, { forbidden: 'share' })
  const { entry } = detail
  const refusal = refusalOf(detail)
  const shared = refusal === null ? await sharedPeople(dialog.id, ask) : []
  return {
    id: dialog.id,
    title: entry.form.title,
    started: momentOf(entry.startedAt, context),
    refusal,
    picked,
    missing: dialog.people.length - picked.length,
    found,
    formKey: context.mintFormKey(),
    shared: shared.map((person) => ({ person, formKey: context.mintFormKey() })),
  }
}

async function sharedPeople(myFormId: string, ask: PageAsk) {
  const answer = await ask.context.api.myForms.shares({ myFormId })
  return await peopleNamed(contentOf(answer, ask.request).personIds, ask)
}

/** Why this person cannot share this entry; null where they can. */
function refusalOf({ entry, can }: Pick<MyFormDetail, 'entry' | 'can'>): string | null {
  if (can.share) {
    return null
  }
  return canShare(entry.formStatus) ? words.notYours : words.wrongState
}
