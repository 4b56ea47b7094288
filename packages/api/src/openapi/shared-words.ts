// Sentences that the documents say of many calls.

/** What a page of a list is asked by. */
export function paging(rows: string, usual: number) {
  return {
    pLimit: `${rows} on a page, 1 to 200; ${usual} unless said otherwise.`,
    pOffset: `${rows} to pass over; 0 unless said otherwise.`,
  } as const
}

/** Whom a record is shared with, and from whom a share is taken back. */
export const shareWords = {
  personIds: 'Whom to share with: 1 to 200 people, each named once.',
  personId: 'Whom it shall not be open to any more by a share.',
} as const

/** Where a question is named. */
export const questionKeyWords =
  'The key of the question in the form’s definition; where its section is asked several times, with the number of the instance behind it, as in `name-2`.'

/** What an address to fetch a file by carries. */
export const stampWords = {
  expires: 'Part of the address that was answered: milliseconds since 1970.',
  signature:
    'Part of the address that was answered. It fits this person and these parameters only.',
} as const

/** What a kept filter is asked by, where the call that keeps it is so named. */
export function keptFilterWords(call: string): string {
  return `The name of a filter that \`${call}\` keeps; it stands for the parameters that it holds. A parameter sent beside it, empty or not, counts instead of the same one inside.`
}

/** What a kept filter is called. */
export const keptNameWords = 'Send it as `filter`. It lasts until nobody has used it for 90 days.'

/** What is chosen, one of which must fit, and how the choice is lifted. */
export const choiceWords = (what: string) => `${what}. -1 among them lifts the filter.`
/** The same of places, which may be named in two ways. */
export const placeWords = (what: string) => `${what}. -1 and -2 are passed over.`
/** A filter that is on or off. */
export const flagWords = (what: string) => `True leaves only ${what}; false is no filter.`

/** How the days of a saved filter are kept. */
export const savedDaysWords = {
  startDate: 'YYYY-MM-DD, the first day of a range of one’s own; null beside `dateRange`.',
  endDate: 'YYYY-MM-DD, the last day of a range of one’s own; null beside `dateRange`.',
  dateRange:
    'The last so many days, today among them; 0 is all of them. 30 where neither it nor dates are given.',
} as const

/** Of a call that tells of rows whether they have changed. */
export const watchWords = {
  states:
    'Their states as they were answered last, in the same order. Without them the answer comes at once.',
  waitS:
    'How long to wait for a change, 0 to 25 seconds; 0 unless said otherwise. When nothing changes, the same states come then.',
}

/** What is said of the parts by which a call names an audience. */
export const audienceWords = {
  countries: 'Codes of countries; `-1` for all.',
  districts: 'Codes of districts; `-1` for all.',
  departments: 'Codes of departments, of which a job title is one’s; `-1` for all.',
  businessUnits: 'Codes of business units; `-1` for all.',
  jobTitles: 'Codes of job titles; `-1` for all.',
  crews: 'Codes of crews; left out, or with `-1`, all.',
  personIds: 'People who belong wherever they work.',
} as const
