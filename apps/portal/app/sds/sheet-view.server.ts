import type { AppLoadContext } from '@remix-run/node'
import type { SdsDetail } from '@holdpoint/api'
import { sdsDocument } from '@holdpoint/api/calls'
import { paths } from '../paths.ts'
import { ownOf } from '../records/acknowledgement/acknowledgement-view.server.ts'
import { words as askWords } from '../records/acknowledgement/acknowledgement.words.ts'
import type { FactRow } from '../records/facts.tsx'
import { drawQr } from '../ui/qr-drawing.server.ts'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
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
          term: askWords.ask,
          text: askWords.asked(detail.dueDays, detail.repeatMonths),
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
