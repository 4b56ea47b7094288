import type { AppLoadContext } from '@remix-run/node'
import type { SdsDetail } from '@holdpoint/api'
import { sdsDocument } from '@holdpoint/api/calls'
import { paths } from '../paths.ts'
import { ownOf } from '../records/acknowledgement/acknowledgement-view.server.ts'
import { words as acknowledgeWords } from '../records/acknowledgement/acknowledgement.words.ts'
import type { FactRow } from '../records/facts.tsx'
import { drawQr } from '../ui/qr-drawing.server.ts'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
import { askWords } from './ask.words.ts'
import { readingRows, toReading } from './sheet-reading.server.ts'
import { words } from './sheet.words.ts'

/** Puts a sheet into the words of its page. */
export function toSheetView(detail: SdsDetail, context: AppLoadContext, isEmergency: boolean) {
  const { sheetId, manufacturer, status, statusReason, isInUse } = detail
  const { document, earlierDocuments } = detail
  return {
    ...toReading(detail, isEmergency),
    ...{ id: sheetId, status, statusReason },
    ...{ rowVersion: detail.rowVersion, moves: detail.allowedEvents, canEdit: detail.can.edit },
    ...{ canStock: detail.can.stock, canWaive: detail.can.waive },
    facts: manufacturer,
    isRead: detail.can.read,
    request: requestOf(detail, context),
    own: ownOf(detail, context),
    stock: detail.inventory,
    pdf: document === null ? null : { name: document.name, to: previewOf(sheetId) },
    earlier: earlierDocuments.map(({ uploadId, name, addedAt }) => ({
      id: uploadId,
      name: words.earlierPdf(name, shortDay(addedAt, context.timeZone, context.now())),
      href: paperAt(sheetId, uploadId),
    })),
    rows: [...readingRows(detail, context), ...keptRows(detail, context)],
    isInUse,
    isReviewedAgain: isInUse && status !== 'approved',
    // What is not in use is not hung anywhere.
    code: isInUse ? drawQr(sheetAddress(context, sheetId)) : null,
    formKey: context.mintFormKey(),
  }
}

/** Where the code of a sheet leads: to what is read in an emergency first. */
export function sheetAddress({ publicOrigin }: Pick<AppLoadContext, 'publicOrigin'>, id: string) {
  return publicOrigin + paths.sheet(id, { view: 'emergency' })
}

/** Who asked for it, in words. */
function requestOf({ sheetId, request, labels }: SdsDetail, { timeZone, now }: AppLoadContext) {
  return request === null
    ? null
    : {
        ...{ isMine: request.isMine, isWaiting: request.isWaiting, isOverdue: request.isOverdue },
        by: askWords.by(request.askedBy.fullName, shortDay(request.askedAt, timeZone, now())),
        place: request.places.length === 0 ? null : askWords.at(request.places.join('; ')),
        more: request.people === 1 ? null : askWords.more(request.people - 1),
        labels: labels.map(({ uploadId }, index) => ({
          ...{ id: uploadId, name: askWords.label(index + 1), href: paperAt(sheetId, uploadId) },
        })),
      }
}

const paperAt = (sheetId: string, uploadId: string) =>
  `/api/v1${sdsDocument.path}?${new URLSearchParams({ sheetId, uploadId })}`

const previewOf = (id: string) => paths.filePreview({ type: 'sds', id })

/** What is known of how the sheet is kept. */
function keptRows(detail: SdsDetail, { timeZone, now }: AppLoadContext): FactRow[] {
  const { reviewOn, isReviewDue, approvedBy, approvedAt } = detail
  const day = reviewOn === null ? '' : shortCalendarDay(reviewOn, timeZone, now())
  const lines: (FactRow | null)[] = [
    detail.requireAck
      ? {
          term: acknowledgeWords.ask,
          text: acknowledgeWords.asked(detail.dueDays, detail.repeatMonths),
        }
      : null,
    reviewOn === null
      ? null
      : { term: words.review, text: isReviewDue ? words.isDue(day) : day, isLate: isReviewDue },
    approvedBy === null || approvedAt === null
      ? null
      : {
          term: words.approved,
          text: words.by(approvedBy.fullName, shortDay(approvedAt, timeZone, now())),
        },
    lineOf(words.replaces, detail.replaces),
    lineOf(words.replacedBy, detail.replacedBy),
  ]
  return lines.filter((line) => line !== null)
}

function lineOf(term: string, line: SdsDetail['replaces']): FactRow | null {
  return line === null
    ? null
    : { term, text: `${line.number} ${line.productName}`, to: paths.sheet(line.sheetId) }
}

/** A sheet as its page shows it. */
export type SheetView = ReturnType<typeof toSheetView>
