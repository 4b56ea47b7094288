import * as z from 'zod'
import { formSections } from '../../vocabulary/form-status.ts'
import { calendarDay, text, wireBoolean, wireInteger, wireList } from '../../wire.ts'
import { listing } from '../../lists/listing.ts'
import { readScoreRange } from './my-forms.filter.ts'

// The filter of My Forms in two of its spellings. What they mean, and how one becomes the other,
// stands in my-forms.filter.ts.

/** What a score filter that is none says. */
export const scoreRangeProblem = 'Enter a score range from 0 to 100, low end first, such as 20-80.'

const scoreRange = z
  .string()
  .max(20, scoreRangeProblem)
  .refine((text) => readScoreRange(text) !== undefined, scoreRangeProblem)

/**
 * The filters of the list call (spec 7), `businessUnites` included. Other calls that take the list's
 * filters build their input of these. A comma list may name up to 9,999 ids; -1 is the option 'All'.
 */
export const myFormFilters = {
  section: z.enum(formSections).default('ongoing'),
  /** Left out, the last 29 days through today in the person's zone (spec 9); `none` lifts it. */
  startDate: z.union([calendarDay, z.literal('none')]).optional(),
  endDate: calendarDay.optional(),
  search: listing.shape.search,
  formIds: wireList.optional(),
  /** Codes or names: the specification's lookup data gives countries no other value. */
  countries: wireList.optional(),
  districts: wireList.optional(),
  businessUnites: wireList.optional(),
  crews: wireList.optional(),
  customers: wireList.optional(),
  /** Ids or names: the specification's lookup data gives pads no id. */
  padNames: wireList.optional(),
  formTypes: wireList.optional(),
  /** `low-high`, both included; 0-100 is no filter. */
  score: scoreRange.optional(),
  /** Each of these four narrows when it is true; false narrows nothing. */
  elevated: wireBoolean.optional(),
  isKudos: wireBoolean.optional(),
  isPrivateComment: wireBoolean.optional(),
  isPublicComment: wireBoolean.optional(),
  status: wireList.optional(),
  /**
   * A filter that `my-form-filter` keeps, by its name. It stands for the parameters that it holds;
   * one that is sent beside it counts instead of the same one inside.
   */
  filter: text(64).optional(),
}

/** The list's filters after parsing. */
export type MyFormFilters = z.output<z.ZodObject<typeof myFormFilters>>

/** What a saved filter holds (spec 3). An empty list, false and the score 0-100 narrow nothing. */
export const savedFilterValues = z.object({
  countryIds: z.array(z.string()),
  districtIds: z.array(z.string()),
  businessUnitIds: z.array(z.string()),
  formTypeIds: z.array(z.string()),
  crewIds: z.array(z.string()),
  padIds: z.array(z.string()),
  customerIds: z.array(z.string()),
  status: z.array(z.string()),
  score: z.string(),
  elevated: z.boolean(),
  /** Both days of a custom range; null beside a `dateRange`. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** The last so many days, 0 for all of them; null beside a custom range. */
  dateRange: z.int().nullable(),
  formIds: z.array(z.string()),
  isKudos: z.boolean(),
  isPrivateComment: z.boolean(),
  isPublicComment: z.boolean(),
})
/** What a saved filter holds. */
export type SavedFilterValues = z.infer<typeof savedFilterValues>

const ids = wireList.nullish().transform((list) => list ?? [])
const flag = wireBoolean.nullish().transform((isOn) => isOn ?? false)
const day = z
  .union([calendarDay, z.literal('')])
  .nullish()
  .transform((text) => text || null)

/** The same as it is sent: what is left out, null or empty narrows nothing. */
export const savedFilterValuesInput = z.object({
  countryIds: ids,
  districtIds: ids,
  businessUnitIds: ids,
  formTypeIds: ids,
  crewIds: ids,
  padIds: ids,
  customerIds: ids,
  status: ids,
  score: scoreRange.nullish().transform((text) => text ?? ''),
  elevated: flag,
  startDate: day,
  endDate: day,
  /** Left out beside two dates they are the range; left out alone it is 30. */
  dateRange: z
    .union([wireInteger(0, 3650), z.literal('')])
    .nullish()
    .transform((days) => (days === '' ? null : (days ?? null))),
  formIds: ids,
  isKudos: flag,
  isPrivateComment: flag,
  isPublicComment: flag,
})
