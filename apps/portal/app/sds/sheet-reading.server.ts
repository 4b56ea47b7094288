import type { AppLoadContext } from '@remix-run/node'
import {
  emergencySections,
  protectionLabels,
  sdsHeading,
  sdsSections,
  type PadSheet,
  type SdsDetail,
  type SdsSection,
} from '@holdpoint/api'
import type { FactRow } from '../records/facts.tsx'
import { phoneOf } from '../ui/phone.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { words } from './sheet.words.ts'

/** What a sheet says, whoever reads it. */
type Said = Pick<SdsDetail, keyof PadSheet & keyof SdsDetail>

/** Puts what a sheet says into the words of a page; in an emergency 2, 4, 5, 6 and 8 come first. */
export function toReading(sheet: Omit<Said, 'document'>, isEmergency: boolean) {
  const { productName, number, signalWord, pictograms, hCodes, pCodes, ingredients } = sheet
  return {
    ...{ productName, number, signalWord, pictograms, hCodes, pCodes, ingredients, isEmergency },
    phone: phoneOf(sheet.emergencyPhone),
    ppe: sheet.ppe.map((one) => protectionLabels[one]),
    sections: orderOf(isEmergency).map((section) => ({
      section,
      heading: sdsHeading(section),
      text: sheet.sections[section],
      isFirst: isEmergency && isEmergencySection(section),
    })),
  }
}

/** A sheet as it is read. */
export type SheetReading = ReturnType<typeof toReading>

function isEmergencySection(section: SdsSection): boolean {
  return emergencySections.some((one) => one === section)
}

/** The others follow in their order. */
function orderOf(isEmergency: boolean): readonly SdsSection[] {
  return isEmergency
    ? [...emergencySections, ...sdsSections.filter((section) => !isEmergencySection(section))]
    : sdsSections
}

/** What is known of a product and of its sheet, in lines. */
export function readingRows(
  sheet: Omit<Said, 'document'>,
  { timeZone, now }: Pick<AppLoadContext, 'timeZone' | 'now'>,
): FactRow[] {
  const { manufacturer, manufacturerAddress, manufacturerPhone, revisionOn } = sheet
  const made = [manufacturer, manufacturerAddress, manufacturerPhone].filter(Boolean).join(', ')
  return [
    ...said(words.synonyms, sheet.synonyms.join('; ')),
    ...said(words.manufacturer, made),
    ...said(words.un, sheet.unNumber),
    ...said(words.storage, sheet.storageClass),
    ...said(
      words.revision,
      revisionOn === null ? '' : shortCalendarDay(revisionOn, timeZone, now()),
    ),
    ...said(words.jurisdiction, sheet.jurisdiction),
    ...said(words.language, sheet.language),
  ]
}

function said(term: string, text: string): FactRow[] {
  return text === '' ? [] : [{ term, text }]
}
