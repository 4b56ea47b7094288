import * as z from 'zod'
import { call } from '../../call.ts'
import { id, text, wireList } from '../../wire.ts'

// What may be filled out: form types and the published forms of each.

/** A form type as the fill menu shows it (spec 3). */
export const fillMenuFormType = z.object({
  id: z.string(),
  name: z.string(),
  totalForms: z.int(),
  sortOrder: z.int(),
  iconUrl: z.string(),
  formId: z.string().nullable(),
  version: z.int().nullable(),
  formTitle: z.string().nullable(),
  formIconUrl: z.string().nullable(),
  description: z.string(),
})
/** A form type of the fill menu. */
export type FillMenuFormType = z.infer<typeof fillMenuFormType>

/** A published form as the second menu shows it. */
export const masterForm = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  iconUrl: z.string(),
  description: z.string(),
  sortOrder: z.int(),
  passingPercentage: z.number().nullable(),
  /** Whether its entries begin with limited access; `myForms.start` takes it back. */
  isLimitedAccess: z.boolean(),
})
/** A published form of the second menu. */
export type MasterForm = z.infer<typeof masterForm>

/**
 * The form types of the Fill Form button. A type without a form that the person may fill has
 * `totalForms` 0 and is hidden by its readers. A type with exactly one form carries that form.
 */
export const listFormTypes = call({
  name: 'forms.fillMenu',
  method: 'GET',
  path: '/form-types',
  summary: 'Lists the form types of the Fill Form menu.',
  status: 'specified',
  source: 'spec 2, fill-form dropdown; spec 7, form types for fill menu',
  input: z.object({}),
  content: z.array(fillMenuFormType),
})

/** The published forms of one type, sorted by title. */
export const listMasterForms = call({
  name: 'forms.byType',
  method: 'GET',
  path: '/master-forms',
  summary: 'Lists the published forms of a form type, sorted by title.',
  status: 'specified',
  source: 'spec 7, master forms by type',
  input: z.object({ id }),
  content: z.array(masterForm),
})

/** A form as filter chips and pickers name it. */
export const formName = z.object({
  id: z.string(),
  title: z.string(),
  formTypeName: z.string(),
  iconUrl: z.string(),
})
/** A form as filter chips and pickers name it. */
export type FormName = z.infer<typeof formName>

/** A form that the person may start now, in the version that is published. */
export const startableForm = formName.extend({
  version: z.int(),
  isLimitedAccess: masterForm.shape.isLimitedAccess,
})
/** A form that the person may start now. */
export type StartableForm = z.infer<typeof startableForm>

/**
 * The forms behind the ids of a filter, sorted by title: those that the person may start, and those
 * of entries that a list shows them, retired ones too. Any other id is left out without a word.
 */
export const listFormsByIds = call({
  name: 'forms.byIds',
  method: 'GET',
  path: '/forms',
  summary: 'Names the forms of some ids, for filter chips.',
  status: 'specified',
  source: 'spec 7, forms by ids; decision 0013',
  input: z.object({ formIds: wireList }),
  content: z.array(formName),
})

/** Published forms that the person may start, by a part of their title. No text finds none. */
export const searchForms = call({
  name: 'forms.search',
  method: 'GET',
  path: '/form-search',
  summary: 'Finds published forms by a part of their title: at most 20, sorted by title.',
  status: 'specified',
  source: 'spec 7, form search; decision 0013',
  input: z.object({ search: text(200).default('') }),
  content: z.array(startableForm),
})

/** The forms that the person started last, those of them that may be started now. */
export const listRecentForms = call({
  name: 'forms.recent',
  method: 'GET',
  path: '/recent-forms',
  summary: 'Lists the forms that the person started last: at most 5, the latest first.',
  status: 'decided',
  source: 'decision 0048',
  input: z.object({}),
  content: z.array(startableForm),
})

/** Form types and published forms. */
export const forms = {
  fillMenu: listFormTypes,
  byType: listMasterForms,
  byIds: listFormsByIds,
  search: searchForms,
  recent: listRecentForms,
}
