import type { AppLoadContext } from '@remix-run/node'
import {
  messageCategoryLabels,
  receiptStateLabels,
  receiptStates,
  type MessageDetail,
  type MessageReceipt,
  type ReceiptCounts,
  type ReceiptState,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { momentOf } from '../records/moment.ts'
import { words } from './message-page.words.ts'
import { timeOf } from './messages.rows.server.ts'

/** Puts a message into the words of its page; `meant` is its audience in words. */
export function toMessageView(
  detail: MessageDetail,
  { context, meant }: { context: AppLoadContext; meant: readonly FactRow[] },
) {
  const { messageId, number, title, description, status, own, can, priority, category } = detail
  const { statusReason, changedAt, hasImage, requireAck, rowVersion, audience } = detail
  const at = (moment: string) => momentOf(moment, context).short
  const clock = { now: context.now(), timeZone: context.timeZone }
  const { facts } = words
  return {
    ...{ number, title, description, status, priority, rowVersion },
    id: messageId,
    by: words.by(detail.author.fullName),
    notes: [
      ...(changedAt === null ? [] : [words.changed(at(changedAt))]),
      ...(statusReason === null ? [] : [words.recalled(statusReason)]),
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
