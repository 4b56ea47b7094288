import { sentences } from '../../sentences.ts'

// What safety data sheets are told by. No schema is among it, so that pages may use it.

/** How far a sheet is (decision 0076). */
export const sdsStatuses = ['requested', 'received', 'reviewing', 'approved', 'archived'] as const
/** How far a sheet is. */
export type SdsStatus = (typeof sdsStatuses)[number]
/** What people call it. */
export const sdsStatusLabels: Readonly<Record<SdsStatus, string>> = {
  requested: 'Requested',
  received: 'Received',
  reviewing: 'In review',
  approved: 'Approved',
  archived: 'Archived',
}

/** A section of a sheet, by the name of its field. */
export type SdsSection = keyof typeof sentences.sdsSections
/** The sixteen sections in their fixed order (spec 5; 29 CFR 1910.1200, appendix D). */
export const sdsSections = Object.keys(sentences.sdsSections) as [SdsSection, ...SdsSection[]]
/** What is read first in an emergency: 2, 4, 5, 6 and 8. */
export const emergencySections = [
  'hazards',
  'firstAid',
  'firefighting',
  'accidentalRelease',
  'exposure',
] as const satisfies readonly SdsSection[]

/** The number and the name that a section is headed by. */
export function sdsHeading(section: SdsSection): string {
  const name = sentences.sdsSections[section]
  return `${sdsSections.indexOf(section) + 1}. ${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** The words that signal how bad it is; a sheet without one says none. */
export const signalWords = ['danger', 'warning', 'none'] as const
/** A signal word. */
export type SignalWord = (typeof signalWords)[number]
/** What stands on the label. */
export const signalWordLabels: Readonly<Record<SignalWord, string>> = {
  danger: 'Danger',
  warning: 'Warning',
  none: 'No signal word',
}

/** The nine pictograms of the globally harmonized system, in its order. */
export const pictograms = [
  'explosive',
  'flammable',
  'oxidizer',
  'gas',
  'corrosive',
  'toxic',
  'irritant',
  'health',
  'environment',
] as const
/** A pictogram. */
export type Pictogram = (typeof pictograms)[number]
/** What each one is called. */
export const pictogramLabels: Readonly<Record<Pictogram, string>> = {
  explosive: 'Exploding bomb',
  flammable: 'Flame',
  oxidizer: 'Flame over circle',
  gas: 'Gas cylinder',
  corrosive: 'Corrosion',
  toxic: 'Skull and crossbones',
  irritant: 'Exclamation mark',
  health: 'Health hazard',
  environment: 'Environment',
}

/** What is worn where the product is handled. */
export const protections = [
  'goggles',
  'face_shield',
  'gloves',
  'apron',
  'suit',
  'boots',
  'respirator',
  'hearing',
] as const
/** Something that is worn. */
export type Protection = (typeof protections)[number]
/** What it is called. */
export const protectionLabels: Readonly<Record<Protection, string>> = {
  goggles: 'Chemical goggles',
  face_shield: 'Face shield',
  gloves: 'Chemical gloves',
  apron: 'Apron',
  suit: 'Chemical suit',
  boots: 'Rubber boots',
  respirator: 'Respirator',
  hearing: 'Hearing protection',
}

/** A sheet that was asked for is overdue after so many hours: it is needed within the shift. */
export const sdsRequestHours = 24

/** A sheet is looked at again so many years after its revision. */
export const sdsReviewYears = 3
