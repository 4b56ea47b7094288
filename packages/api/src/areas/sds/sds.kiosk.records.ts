import * as z from 'zod'
import { personLine } from '../../vocabulary/person.ts'
import { sdsDetail, sdsDocument, sdsSheet } from './sds.records.ts'

// What a pad's kiosk shows, and the keys that open one (decision 0086). Nobody is named to whoever
// reads without signing in, and nothing is said of amounts.

/** How many keys of a pad may live at the same time. */
export const kiosksOfPadMax = 20

/** The key of a pad's kiosk, as whoever keeps sheets sees it: never with its secret. */
export const sdsKiosk = z.object({
  kioskId: z.string(),
  padId: z.string(),
  padName: z.string(),
  /** Where its code hangs. */
  name: z.string(),
  createdBy: personLine,
  createdAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string().nullable(),
  revokedBy: personLine.nullable(),
  revokedAt: z.string().nullable(),
  rowVersion: z.int(),
})
/** The key of a pad's kiosk, without its secret. */
export type SdsKiosk = z.infer<typeof sdsKiosk>

/** A sheet in force whose product lies on a pad, in a line. */
export const padSheetLine = sdsSheet
  .pick({
    sheetId: true,
    number: true,
    productName: true,
    manufacturer: true,
    emergencyPhone: true,
    signalWord: true,
    pictograms: true,
    unNumber: true,
    revisionOn: true,
  })
  .extend({ synonyms: z.array(z.string()) })
/** A sheet in force whose product lies on a pad, in a line. */
export type PadSheetLine = z.infer<typeof padSheetLine>

/** A sheet in force whose product lies on a pad, to read whole. */
export const padSheet = padSheetLine.extend({
  ...sdsDetail.pick({
    manufacturerAddress: true,
    manufacturerPhone: true,
    ingredients: true,
    language: true,
    jurisdiction: true,
    hCodes: true,
    pCodes: true,
    storageClass: true,
    ppe: true,
    sections: true,
  }).shape,
  document: sdsDocument.pick({ name: true, size: true }).nullable(),
})
/** A sheet in force whose product lies on a pad, to read whole. */
export type PadSheet = z.infer<typeof padSheet>

/** The sheets of a pad, in lines. */
export const padSheets = z.object({
  organisation: z.string(),
  padName: z.string(),
  sheets: z.array(padSheetLine),
})
/** The sheets of a pad, in lines. */
export type PadSheets = z.infer<typeof padSheets>

/** The sheets of a pad whole: what is taken along where there is no network. */
export const sdsPack = padSheets.extend({ sheets: z.array(padSheet) })
/** The sheets of a pad whole. */
export type SdsPack = z.infer<typeof sdsPack>

/** A pad, and how many approved sheets there are of what lies on it. */
export const sdsPad = z.object({
  padId: z.string(),
  padName: z.string(),
  sheetCount: z.int(),
  /** Whether it is one of the asker's: of their district, or of their crew's. */
  isMine: z.boolean(),
})
/** A pad, and how many approved sheets there are of what lies on it. */
export type SdsPad = z.infer<typeof sdsPad>
