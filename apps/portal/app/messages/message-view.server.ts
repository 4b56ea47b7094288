import type { AppLoadContext } from '@remix-run/node'
import {
  firstLanguage,
  furtherLanguages,
  languageNames,
  messageCategoryLabels,
  receiptStateLabels,
  receiptStates,
  type MessageDetail,
  type MessageReceipt,
  type MessageText,
  type ReadingLanguage,
  type ReceiptCounts,
  type ReceiptState,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { momentOf } from '../records/moment.ts'
import { words } from './message-page.words.ts'
import { timeOf } from './messages.rows.server.ts'

type MessageAround = {
  context: AppLoadContext
  /** Its audience in words. */
  meant: readonly FactRow[]
  /** The language that the address asks for; any other word asks for none. */
  asked: string | null
}

/** Puts a message into the words of its page. */
export function toMessageView(detail: MessageDetail, { context, meant, asked }: MessageAround) {
  const { messageId, number, status, own, can, priority, category } = detail
  const { statusReason, changedAt, hasImage, requireAck, rowVersion, round, audience } = detail
  const at = (moment: string) => momentOf(moment, context).short
  const clock = { now: context.now(), timeZone: context.timeZone }
  const { facts } = words
  return {
    ...{ number, status, priority, rowVersion, round },
    ...saidIn(detail, asked),
    id: messageId,
    by: words.by(detail.author.fullName),
    notes: [
      ...(changedAt === null ? [] : [words.changed(at(changedAt))]),
      ...(statusReason === null ? [] : [words.recalled(statusReason)]),
      ...olderNote(detail),
    ],
    image: hasImage ? paths.messageImage(messageId) : null,
    facts: [
      { term: facts.time, text: timeOf(detail, clock) },
      ...(category === null
        ? []
        : [{ term: facts.category, text: messageCategoryLabels[category] }]),
      ...(can.seeReceipts
        ? [{ term: facts.ack, text: requireAck ? words.ackWanted : words.ackNotWanted }]
        : []),
      ...meant,
      ...(audience === null || audience.people.length === 0
        ? []
        : [
            {
              term: facts.people,
              text: audience.people.map(({ fullName }) => fullName).join(', '),
            },
          ]),
    ],
    isToAcknowledge: own?.isToAcknowledge === true,
    acknowledged:
      own === null || own.acknowledgedAt === null || own.isToAcknowledge
        ? null
        : words.acknowledged(at(own.acknowledgedAt)),
    canEdit: can.edit,
    moves: detail.allowedEvents,
    formKey: context.mintFormKey(),
  }
}

/** Tells whoever may edit it which further languages say what it said before. */
function olderNote({ can, texts }: MessageDetail): string[] {
  const older = texts
    .filter(({ isOlder }) => isOlder)
    .map(({ language }) => languageNames[language])
  return can.edit && older.length > 0 ? [words.olderTexts(older.join(', '))] : []
}

type Said = { language: ReadingLanguage; title: string; description: string }

/** What it says in the language that is asked for or the reader's own, and where the others are. */
function saidIn(
  { messageId, title, description, texts, language }: MessageDetail,
  asked: string | null,
) {
  const first: Said = { language: firstLanguage, title, description }
  const all: readonly Said[] = [first, ...texts.filter(({ isOlder }) => !isOlder)]
  const shown =
    all.find((text) => text.language === asked) ??
    all.find((text) => text.language === language) ??
    first
  return {
    title: shown.title,
    description: shown.description,
    language: shown.language,
    languages: all.map((text) => ({
      code: text.language,
      name: languageNames[text.language],
      to: paths.message(messageId, { language: text.language }),
    })),
  }
}

/** The further languages for its authors: what it says in the one that is asked for, to be written. */
export function toLanguages(
  { messageId, title, texts, edition }: MessageDetail,
  asked: string | null,
  context: AppLoadContext,
) {
  const language = furtherLanguages.find((code) => code === asked) ?? null
  const text = texts.find((one) => one.language === language)
  return {
    list: furtherLanguages.map((code) => ({
      ...{
        code,
        name: languageNames[code],
        state: stateOf(texts.find((one) => one.language === code)),
      },
      to: paths.message(messageId, { pane: 'languages', language: code }),
    })),
    form:
      language === null
        ? null
        : {
            ...{
              language,
              edition,
              name: languageNames[language],
              isThere: text !== undefined,
              first: title,
            },
            start: { title: text?.title ?? '', description: text?.description ?? '' },
            formKey: context.mintFormKey(),
          },
  }
}

function stateOf(text: MessageText | undefined): string {
  if (text === undefined) {
    return words.notYet
  }
  return text.isOlder ? words.olderText : words.writtenIn
}

/** The receipts of a message, with the numbers that narrow them. */
export function toReceipts(
  { data, counts }: { data: readonly MessageReceipt[]; counts: ReceiptCounts },
  state: ReceiptState | null,
  context: AppLoadContext,
) {
  const moment = (at: string | null) => (at === null ? null : momentOf(at, context))
  return {
    state,
    counts: [
      [words.counts.audience, counts.audience],
      [words.counts.delivered, counts.delivered],
      [words.counts.opened, counts.opened],
      [words.counts.acknowledged, counts.acknowledged],
    ] satisfies [string, number][],
    rows: data.map(({ person, isInAudience, state: reached, ...receipt }) => ({
      id: person.personId,
      name: person.fullName,
      isInAudience,
      state: receiptStateLabels[reached],
      at: moment(receipt.acknowledgedAt) ?? moment(receipt.openedAt) ?? moment(receipt.deliveredAt),
    })),
  }
}

/** The state of receipts that an address asks for. */
export function askedState(query: URLSearchParams): ReceiptState | null {
  return receiptStates.find((state) => state === query.get('state')) ?? null
}

/** A message as its page shows it: words only, nothing left to work out. */
export type MessageView = ReturnType<typeof toMessageView>
/** The receipts as the page shows them. */
export type ReceiptsView = ReturnType<typeof toReceipts>
/** The further languages as the page shows them. */
export type LanguagesView = ReturnType<typeof toLanguages>
