import * as z from 'zod'
import { call } from '../../call.ts'
import { text } from '../../wire.ts'
import { filterShape, keptFilterShape } from '../../lists/filter.schemas.ts'
import { myFormsFilter } from './my-forms.list.ts'

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
  input: z.object(filterShape(myFormsFilter)),
  /** The same filter has the same name, in whatever order its values are sent. */
  content: z.object({ filter: z.string() }),
})

/** What a kept filter narrows the list to; what narrows nothing is left out. */
export const keptFilterContent = z.object(keptFilterShape(myFormsFilter))

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
