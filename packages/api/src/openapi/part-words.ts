import { rightsChangeWords } from './field-words.others.ts'
import { worded } from './field-words.ts'
import { isJsonObject, type JsonObject } from './json.ts'

// Sentences at the fields of records that calls share.

const filterValues = {
  score: '`low-high`, both included. 0-100 and no text are no filter.',
  elevated: 'True leaves only entries that were elevated from another form.',
  startDate: 'YYYY-MM-DD, the first day of a range of one’s own; null beside `dateRange`.',
  endDate: 'YYYY-MM-DD, the last day of a range of one’s own; null beside `dateRange`.',
  dateRange:
    'The last so many days, today among them; 0 is all of them. 30 where neither it nor dates are given.',
  countryIds: 'Codes or names of countries. -1 and -2 are passed over.',
  crewIds: 'Codes of crews. -1 and -2 are passed over.',
  status: 'Statuses as the `status` of the list call takes them.',
} as const

/** Sentences by the component and the field. */
export const partWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AnswerChange: {
    key: 'The key of the question in the form’s definition.',
    value: 'The answer, in the shape that its type of question has. Null clears it.',
    note: 'At most 1,000 characters.',
    baseRev: 'The `rev` of the answer that was changed. Left out, the last writer wins.',
  },
  Answer: { rev: 'Counts the saves of this answer; a change names the one it was based on.' },
  ApiKey: {
    origins: 'Exactly as browsers write them in `Origin`.',
    lastUsedAt: 'To the hour; null for a key that was never used.',
  },
  MyForm: {
    crew: 'Names of crews with commas between them.',
    padNames: 'Names of pads with commas between them, or `N/A`.',
    commentCounter: 'The comments that you may see.',
    rowVersion: 'Send it as `If-Match` with an edit.',
  },
  MyFormComment: {
    comments: 'The text; called `comment` when it is sent.',
    mayEdit: 'True for your own comments alone.',
    mayDelete: 'True for your own comments, and for all with the key `admin`.',
    rowVersion: 'Send it as `If-Match` with an edit or a delete.',
  },
  RightsChangeInput: rightsChangeWords,
  SavedFilterDraft: {
    id: 'Left out, a filter is created. With an id, the filter of that id is replaced.',
    title: '1 to 100 characters; no two of your filters for a list share a title.',
    isDefault: 'True takes the place of the default before. False unless said otherwise.',
  },
  SavedFilterValues: filterValues,
  SavedFilterValuesInput: filterValues,
}

const samples: Readonly<Record<string, JsonObject>> = {
  CalendarDay: { format: 'date', examples: ['2026-05-04'] },
  Instant: { description: 'ISO 8601 with a zone.' },
  Id: { description: 'An opaque id: its form and order mean nothing.' },
}

/** The components with a sentence at each field that needs one. */
export function wordedParts(components: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(components).map(([name, part]) => [
      name,
      isJsonObject(part) ? { ...worded(part, partWords[name] ?? {}), ...samples[name] } : part,
    ]),
  )
}
