import type { AppLoadContext } from '@remix-run/node'
import {
  emergencySections,
  protectionLabels,
  sdsHeading,
  sdsSections,
  type SdsDetail,
  type SdsSection,
} from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { shortCalendarDay, shortDay } from '../ui/time.ts'
import { words } from './sheet.words.ts'

/** Puts a sheet into the words of its page. */
export function toSheetView(detail: SdsDetail, context: AppLoadContext, isEmergency: boolean) {
  const { sheetId, number, productName, manufacturer, status, statusReason, document } = detail
  return {
    ...{ id: sheetId, number, productName, status, statusReason, isEmergency },
    ...{ rowVersion: detail.rowVersion, moves: detail.allowedEvents, canEdit: detail.can.edit },
    ...{ signalWord: detail.signalWord, pictograms: detail.pictograms },
    ...{ hCodes: detail.hCodes, pCodes: detail.pCodes, ingredients: detail.ingredients },
    facts: manufacturer,
    phone:
      detail.emergencyPhone === ''
        ? null
        : { text: detail.emergencyPhone, href: telOf(detail.emergencyPhone) },
    ppe: detail.ppe.map((one) => protectionLabels[one]),
    sections: orderOf(isEmergency).map((section) => ({
      section,
      heading: sdsHeading(section),
      text: detail.sections[section],
      isFirst: isEmergency && isEmergencySection(section),
    })),
    stock: detail.inventory,
    pdf: document === null ? null : { name: document.name, to: previewOf(sheetId) },
    rows: factRows(detail, context),
    formKey: context.mintFormKey(),
  }
}

const previewOf = (id: string) => paths.filePreview({ type: 'sds', id })

/** A phone number as a link dials it. */
function telOf(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/gu, '')}`
}

function isEmergencySection(section: SdsSection): boolean {
  return emergencySections.some((one) => one === section)
}

/** In an emergency sections 2, 4, 5, 6 and 8 come first; the others follow in their order. */
function orderOf(isEmergency: boolean): readonly SdsSection[] {
  return isEmergency
    ? [...emergencySections, ...sdsSections.filter((section) => !isEmergencySection(section))]
    : sdsSections
}

function factRows(detail: SdsDetail, { timeZone, now }: AppLoadContext): FactRow[] {
  const day = (date: string) => shortCalendarDay(date, timeZone, now())
  const { revisionOn, reviewOn, isReviewDue, approvedBy, approvedAt } = detail
  const lines: (FactRow | null)[] = [
    said(words.synonyms, detail.synonyms.join(', ')),
    said(
      words.manufacturer,
      [detail.manufacturer, detail.manufacturerAddress, detail.manufacturerPhone]
        .filter(Boolean)
        .join(', '),
    ),
    said(words.un, detail.unNumber),
    said(words.storage, detail.storageClass),
    said(words.revision, revisionOn === null ? '' : day(revisionOn)),
    reviewOn === null
      ? null
      : {
          term: words.review,
          text: isReviewDue ? words.isDue(day(reviewOn)) : day(reviewOn),
          isLate: isReviewDue,
        },
    said(words.jurisdiction, detail.jurisdiction),
    said(words.language, detail.language),
    approvedBy === null || approvedAt === null
      ? null
      : said(words.approved, words.by(approvedBy.fullName, shortDay(approvedAt, timeZone, now()))),
    lineOf(words.replaces, detail.replaces),
    lineOf(words.replacedBy, detail.replacedBy),
  ]
  return lines.filter((line) => line !== null)
}

function said(term: string, text: string): FactRow | null {
  return text === '' ? null : { term, text }
}

function lineOf(term: string, line: SdsDetail['replaces']): FactRow | null {
  return line === null
    ? null
    : { term, text: `${line.number} ${line.productName}`, to: paths.sheet(line.sheetId) }
}

/** A sheet as its page shows it. */
export type SheetView = ReturnType<typeof toSheetView>
