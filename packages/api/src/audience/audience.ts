import * as z from 'zod'
import { allOptionId } from '../vocabulary/limits.ts'
import { wireList } from '../wire.ts'

// Whom something is for: parts of the organisation, job titles, crews, and people by name. Messages
// are sent to an audience; whatever else reaches people by where they work asks the same room.

/** The parts by which somebody belongs: all of them must fit that name anything (decision 0075). */
export const audienceParts = [
  'countries',
  'districts',
  'departments',
  'businessUnits',
  'jobTitles',
  'crews',
] as const
/** One of them. */
export type AudiencePart = (typeof audienceParts)[number]

/** What each part is called. */
export const audiencePartNames: Readonly<Record<AudiencePart, string>> = {
  countries: 'Country',
  districts: 'District',
  departments: 'Department',
  businessUnits: 'Business unit',
  jobTitles: 'Job title',
  crews: 'Crew',
}

/** What stands in a part for all of it: the option 'All' (spec 9). */
export const wholePart = String(allOptionId)

const codes = wireList
  .pipe(
    z.array(z.string()).transform((chosen) => {
      const once = [...new Set(chosen)]
      return once.includes(wholePart) ? [wholePart] : once
    }),
  )
  .default([])

/** The fields by which a call names an audience; `-1` in a part stands for all of it. */
export const audienceShape = {
  countries: codes,
  districts: codes,
  departments: codes,
  businessUnits: codes,
  jobTitles: codes,
  crews: codes,
  /** People who belong wherever they work. */
  personIds: codes,
} as const

/** An audience as it is asked for and answered. */
export const audience = z.object({
  countries: z.array(z.string()),
  districts: z.array(z.string()),
  departments: z.array(z.string()),
  businessUnits: z.array(z.string()),
  jobTitles: z.array(z.string()),
  crews: z.array(z.string()),
  personIds: z.array(z.string()),
})
/** Whom something is for. */
export type Audience = z.infer<typeof audience>
