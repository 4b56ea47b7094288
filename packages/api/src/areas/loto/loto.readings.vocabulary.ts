// How what is read at a point is held against what must be read (decision 0164), and how that is said.

/** As it is said, or as a number within a limit. */
export const lotoReadingLimits = ['as_said', 'exactly', 'at_most', 'at_least', 'below'] as const
/** How a reading is held against what must be read. */
export type LotoReadingLimit = (typeof lotoReadingLimits)[number]
/** What a limit is called. */
export const lotoReadingLimitLabels: Readonly<Record<LotoReadingLimit, string>> = {
  as_said: 'As it is said',
  exactly: 'Exactly',
  at_most: 'At most',
  at_least: 'At least',
  below: 'Below',
}

/** What must be read at a point. */
export type LotoWanted = { expectedReading: string; readingLimit: LotoReadingLimit; unit: string }

/** What must be read, in words: “at most 0.5 V”; empty where nothing is read. */
export function lotoWantedWords({ expectedReading, readingLimit, unit }: LotoWanted): string {
  if (expectedReading === '') {
    return ''
  }
  const limit = readingLimit === 'as_said' ? '' : lotoReadingLimitLabels[readingLimit].toLowerCase()
  return [limit, expectedReading, unit].filter(Boolean).join(' ')
}

/** What was read, in words: “0.1 V, at most 0.5 V: met”; empty where nothing was. */
export function lotoReadWords({
  reading,
  isReadingMet,
  ...wanted
}: LotoWanted & { reading: string; isReadingMet: boolean | null }): string {
  const read = [reading, wanted.unit].filter(Boolean).join(' ')
  if (reading === '' || isReadingMet === null) {
    return reading === '' ? '' : read
  }
  const against = wanted.readingLimit === 'as_said' ? '' : `, ${lotoWantedWords(wanted)}`
  const met = isReadingMet ? (against === '' ? '' : ': met') : ': not met'
  return `${read}${against}${met}`
}
