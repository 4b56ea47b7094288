// Bounds of what the engine accepts. They keep one hostile definition or answer from costing more
// than an honest one.

/** Longest answer of a `text` question, in UTF-16 units as the browser's maxlength counts. */
export const textLengthMax = 300
/** Longest address of an `email` question. */
export const emailLengthMax = 254
/** Longest answer of a `phone` question, with all that stands between its digits. */
export const phoneLengthMax = 50
/** Longest duration, in minutes: of four digits of hours. */
export const durationMax = 9999 * 60 + 59
/** Longest code of a `barcode` question. */
export const barcodeLengthMax = 100
/** Longest answer of a `longText` question. */
export const longTextLengthMax = 2000
/** Longest note beside an answer. */
export const noteLengthMax = 1000
/** Most photos of one answer. */
export const mediaCountMax = 10
/** Largest photo, in bytes. */
export const mediaSizeMax = 15 * 1024 * 1024
/** Most marks on one photo. */
export const markCountMax = 40
/** Most points of a line that is drawn by hand. */
export const markPointsMax = 200
/** Most points of all marks on one photo. */
export const markPointsOfAllMax = 2000
/** Longest text of a mark (the specification's short text). */
export const markTextMax = 100
/** Greatest number of a pin. */
export const pinNumberMax = 99
/** Most dots along one side of a photo that is marked. */
export const photoSideMax = 65_535
/** Longest name of a photo's file, or of a signer. */
export const nameLengthMax = 200
/** Most records picked in one answer. */
export const pickCountMax = 200
/** Longest code of a record. */
export const codeLengthMax = 64
/** Decimal places a decimal may have at most. */
export const precisionMax = 6
/** Decimal places that a calculated answer is rounded to when it does not say. */
export const calculatedPrecision = 2
/** Greatest distance of a number from zero, where decimals are still exact enough to show. */
export const numberMax = 1e12
/** Steps of a rating when its `max` is not given. */
export const ratingStepsDefault = 5
/** Deepest nesting of a rule, within what a call may be nested; deeper parts are empty. */
export const ruleDepthMax = 16
/** Most nodes of one rule. */
export const ruleSizeMax = 500
/** Most questions of a form. */
export const questionCountMax = 1000
/** Most instances of a section that is asked several times. */
export const instanceCountMax = 100
/** Most questions of a form in which each section is asked as often as it may be. */
export const laidOutCountMax = 3000
/** Most choices of one list. */
export const choiceCountMax = 500
/** Most choices that somebody puts in order. */
export const rankCountMax = 20
/** Most answers that a table of questions has columns for. */
export const tableAnswersMax = 6
/** Longest answer that heads a column of such a table. */
export const tableAnswerLengthMax = 24
/**
 * Most letters in a line of such a head: its longest word, as often as there are columns. More breaks
 * words where a form is 600 px wide.
 */
export const tableHeadLengthMax = 45
/** Longest question that is a row of such a table. */
export const tableRowLengthMax = 200
/** Most questions that are added to a form at once. */
export const addedAtOnceMax = 50
/** Most sub-forms that a form declares. */
export const subFormCountMax = 5
/** Most entries of one sub-form below an entry. */
export const subFormEntriesMax = 20
/** How deep forms stand below each other at most, the first one counted. */
export const subFormDepthMax = 3
/** Longest definition that is kept, in characters of its JSON. */
export const definitionLengthMax = 1_000_000
/** The share of N/A answers above which a reviewer should look. */
export const naShareLimit = 0.3
