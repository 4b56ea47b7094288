import * as z from 'zod'
import { call } from '../../call.ts'
import { text } from '../../wire.ts'
import { myFormFilters } from './my-forms.filter.records.ts'

// A filter may name thousands of ids, and not every program on the way passes a long address on. So
// a long filter is kept by the server, and the address names it by the hash of what it holds.

/** Keeps a filter, for calls that take the list's filters to name as `filter`. */
export const keepFilter = call({
  name: 'myForms.keepFilter',
  method: 'POST',
  path: '/my-form-filter',
  summary: 'Keeps a long filter and answers the short name that calls take as `filter`.',
  status: 'decided',
  source: 'spec 2, route /my-forms; decision 0028',
  // Each may be as large as a small file.
  rate: 'upload',
  /** The list call's filter parameters, without section and search. */
  input: z.object(myFormFilters).omit({ section: true, search: true, filter: true }),
  /** The same filter has the same name, in whatever order its values are sent. */
  content: z.object({ filter: z.string() }),
})

/** What a kept filter narrows the list to; what narrows nothing is left out. */
export const keptFilterContent = z.object({
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  formIds: z.array(z.string()).optional(),
  countries: z.array(z.string()).optional(),
  districts: z.array(z.string()).optional(),
  businessUnites: z.array(z.string()).optional(),
  crews: z.array(z.string()).optional(),
  customers: z.array(z.string()).optional(),
  padNames: z.array(z.string()).optional(),
  formTypes: z.array(z.string()).optional(),
  score: z.string().optional(),
  elevated: z.boolean().optional(),
  isKudos: z.boolean().optional(),
  isPrivateComment: z.boolean().optional(),
  isPublicComment: z.boolean().optional(),
  status: z.array(z.string()).optional(),
})

/** Answers what a kept filter holds, for a page that shows and changes it. */
export const keptFilter = call({
  name: 'myForms.keptFilter',
  method: 'GET',
  path: '/my-form-filter',
  summary: 'Answers what a kept filter holds.',
  status: 'decided',
  source: 'spec 2, route /my-forms; decision 0028',
  input: z.object({ filter: text(64) }),
  content: keptFilterContent,
  problems: ['unknown_filter'],
})
