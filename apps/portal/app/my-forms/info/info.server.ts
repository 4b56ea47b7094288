import {
  badgeOf,
  type MyFormApproval,
  type MyFormAttachment,
  type MyFormHistoryEvent,
} from '@holdpoint/api'
import { definitionOf } from '../../fill-out/definition-of.server.ts'
import { imageUrl } from '../../fill-out/image-url.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { scoreOf } from '../list/my-forms.rows.server.ts'
import { momentOf } from '../../records/moment.ts'
import type { PageAsk } from '../page-ask.ts'
import type { InfoApproval, InfoAttachment, InfoEvent, InfoView } from './info-view.ts'
import { deedOf } from './info.words.ts'

const historyLines = 5

/** Loads what is known about an entry and what hangs on it. */
export async function loadInfo(
  { id: myFormId }: { id: string },
  { context, request }: PageAsk,
): Promise<InfoView> {
  const { myForms } = context.api
  const [detail, approvals, attachments, history] = await Promise.all([
    myForms.get({ myFormId }),
    myForms.approvals({ myFormId }),
    myForms.attachments({ myFormId }),
    myForms.history({ myFormId, pLimit: historyLines }),
  ])
  const read = contentOf(detail, request, { forbidden: 'my_forms' })
  const { entry, formVersion } = read
  const { form } = entry
  // That of the version that it was filled with: another one may pass at another mark.
  const { scoring } = definitionOf(read)
  const events = contentOf(history, request)
  return {
    id: entry.id,
    title: form.title,
    typeName: form.formTypeName,
    number: entry.number,
    formVersion,
    badge: badgeOf(entry),
    elevatedFrom: entry.elevatedForm?.elevatedFromName ?? null,
    isReopened: entry.isReopened,
    notes: form.notes,
    answer: entry.formTitleAnswer ?? '',
    startedBy: entry.submittedUserInfo.fullName,
    started: momentOf(entry.startedAt, context),
    submitted: entry.submittedAt === null ? null : momentOf(entry.submittedAt, context),
    crew: entry.crew,
    padNames: entry.padNames,
    score: scoreOf(entry),
    passMark: scoring?.enabled === true ? `${scoring.passingPercentage} %` : null,
    signature: entry.isSignatureComplete ? 'complete' : 'pending',
    subForms: { ofForm: entry.formSubFormCount, added: entry.dynamicSubFormCount },
    counts: { comments: entry.commentCounter, actions: entry.actionCount },
    approvals: contentOf(approvals, request).map((approval) => toApproval(approval, context)),
    attachments: contentOf(attachments, request).map((file) => toAttachment(file, entry.id)),
    history: events.data.map((event, place) => toEvent(event, place, context)),
    historyCount: events.totalRecords,
  }
}

type Clock = PageAsk['context']

function toApproval(
  { id, person, task, meaning, step, status, signedAt }: MyFormApproval,
  context: Clock,
): InfoApproval {
  const at = signedAt === null ? null : momentOf(signedAt, context)
  return { id, name: person.fullName, task, meaning, step, status, at }
}

function toAttachment(
  { uploadId, name, kind, questionLabel }: MyFormAttachment,
  entryId: string,
): InfoAttachment {
  return { id: uploadId, name, kind, question: questionLabel, url: imageUrl(entryId, uploadId) }
}

function toEvent(event: MyFormHistoryEvent, place: number, context: Clock): InfoEvent {
  // What a comment or a vote changed is said by the deed; of answers it is worth telling which.
  const isOfAnswers = event.recordType === 'my_form' && answerDeeds.includes(event.action)
  return {
    key: `${event.at} ${place}`,
    at: momentOf(event.at, context),
    name: event.person?.fullName ?? null,
    what: deedOf(event.action),
    fields: isOfAnswers ? event.fields.map(({ label }) => label) : [],
  }
}

const answerDeeds: readonly string[] = [
  'fill',
  'add photo',
  'remove photo',
  'mark photo',
  'add file',
  'remove file',
  'sign',
]
