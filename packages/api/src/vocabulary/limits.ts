/** Rows on a page of My Forms, offset based (spec 9). */
export const myFormsPageSize = 10

/** Rows on a page of SQR categories unless the caller asks otherwise (spec 9). */
export const sqrCategoryPageSize = 10

/** The default window reaches this many days back from today, and today is in it (spec 9). */
export const defaultWindowDays = 29

/** The quick choices of a date filter, besides a custom range and none (spec 9). */
export const quickDateDays = [1, 2, 7, 30, 60] as const

/** The quick choice of two days is offered on these pages only (spec 9). */
export const twoDayPages = ['loto', 'jsa'] as const

/** The range that a saved filter keeps when it names none (spec 9). */
export const savedFilterRangeDays = 30

/** Longest title of a saved filter; the specification's longest short text (spec 5). */
export const savedFilterTitleLengthMax = 100

/** How many people one call shares an entry with at most; the number is ours. */
export const shareCountMax = 200

/** How many people a record is shared with at most in all; the number is ours. */
export const sharesOfRecordMax = 200

/** How many filters a person may keep for one list; the number is ours. */
export const savedFilterCountMax = 200

/** How much one saved filter holds, as JSON in bytes: 9,999 ids of real length; the number is ours. */
export const savedFilterBytesMax = 512 * 1024

/** How much all saved filters of a person hold together, in bytes; the number is ours. */
export const savedFiltersBytesMax = 4 * 1024 * 1024

/** An address with a filter may be this long, in bytes; a longer filter is kept by its hash. */
export const filterAddressBytesMax = 2048

/** How much one kept filter holds, in bytes: what an address that is read at all can carry. */
export const keptFilterBytesMax = 1024 * 1024

/** How long a kept filter lasts that nobody uses, in days; the number is ours. */
export const keptFilterDays = 90

/** Longest text of the search over everything; the specification's longest short text (spec 5). */
export const findLengthMax = 100

/** How many forms a search names; the number is ours. */
export const formSearchCountMax = 20

/** How many of the forms that a person started last are offered first. */
export const recentFormCountMax = 5

/** The furthest selectable day, counted from today: tomorrow (spec 5). */
export const selectableDaysAhead = 1

/** How long an answer to a query may be reused: five minutes (spec 9). */
export const queryCacheMs = 5 * 60 * 1000

/** Pause before searching or applying filters in My Forms (spec 9). */
export const searchDelayMs = 600

/** Pause of the shared search box (spec 9). */
export const searchBoxDelayMs = 1000

/** Pause of the person and form autocompletes (spec 9). */
export const autocompleteDelayMs = 800

/** Longest comment (spec 5 and 9). */
export const commentLengthMax = 100

/** A long answer is cut here, with read more and read less (spec 5 and 9). */
export const answerPreviewLengthMax = 300

/** Notes are cut here (spec 5 and 9). */
export const notesPreviewLengthMax = 100

/** Lowest score of the filter; together with `scoreMax` it means no filter (spec 5 and 9). */
export const scoreMin = 0

/** Highest score of the filter (spec 5 and 9). */
export const scoreMax = 100

/** Step of the score slider (spec 5 and 9). */
export const scoreStep = 10

/** How long a toast stays (spec 9). */
export const toastDurationMs = 4000

/** Where toasts appear (spec 9). */
export const toastPlacement = 'bottom-left'

/** A token refresh starts at most once in this time (spec 8 and 9). */
export const refreshThrottleMs = 20_000

/** How many entries a multi-select takes unless told otherwise (spec 9). */
export const multiSelectCountMax = 9999

/** The id that asks to ignore duplicates (spec 9). */
export const ignoreDuplicatesId = 9_999_999

/** The value of the option 'All' (spec 9). */
export const allOptionId = -1

/** Values that country and crew filters ignore (spec 9). */
export const ignoredFilterIds = [-1, -2] as const

/** What the version header says (spec 9). */
export const clientVersion = '1.15.3'

/** The internal version beside it (spec 9). */
export const internalVersion = 15

/** Stacking level of the processing overlay unless told otherwise (spec 4 and 9). */
export const overlayLevel = 9999

/** Experience is told in months below this many, and in years from there (spec 9). */
export const experienceMonthsPerYear = 12

/** From this many months over a full year, half a year is added (spec 9). */
export const experienceHalfYearMonthsMin = 3

/** Up to this many months over a full year it stays half a year; above, the year is full (spec 9). */
export const experienceHalfYearMonthsMax = 8

/** Shortest text where a minimum is asked (spec 5). */
export const textLengthMin = 2

/** The longest texts, by the five sizes that the length messages know (spec 5). */
export const textLengthsMax = [100, 150, 500, 1000, 2000] as const

/** How many grey bars stand in for what is still loading (spec 9). */
export const placeholderCounts = {
  userProfileTabs: 8,
  userProfileRows: 3,
  timelineItems: 5,
  reviewFormAccessRows: 5,
  subFormRows: 5,
  elevatedForms: 5,
  attachments: 3,
  actions: 3,
  questionActions: 2,
} as const

/**
 * Longest key of a question, in characters. Behind the 64 of a key stands, where a question is asked
 * several times, which time is meant: `crew_name-12`.
 */
export const questionKeyMax = 69

/** How many photos or PDFs come along with a form that takes several; the number is ours. */
export const filesAlongMax = 10
