import * as z from 'zod'
import { historyEvent } from '../../moves/history.records.ts'
import { page } from '../../lists/listing.ts'
import { personLine } from '../../vocabulary/person.ts'

// The records of form types as their administrators keep them (decision 0108).

/** One row of the list. */
export const formType = z.object({
  formTypeId: z.string(),
  name: z.string(),
  description: z.string(),
  iconUrl: z.string(),
  sortOrder: z.int(),
  isActive: z.boolean(),
  /** Forms that can be started now. */
  totalForms: z.int(),
  /** All of its forms, those that are not published and retired ones among them. */
  formCount: z.int(),
  /** Null for one that stands since before anybody was kept with it. */
  author: personLine.nullable(),
  updatedAt: z.string(),
  rowVersion: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
/** One row of the list. */
export type FormType = z.infer<typeof formType>

/** A form of a type, as whoever keeps the type sees it. */
export const formOfType = z.object({
  id: z.string(),
  title: z.string(),
  iconUrl: z.string(),
  /** The version that is published; null while none is. */
  version: z.int().nullable(),
  /** It can be started: published, and not retired. */
  isActive: z.boolean(),
  /** How many entries stand on it. */
  entryCount: z.int(),
})
/** A form of a type. */
export type FormOfType = z.infer<typeof formOfType>

/** A form type whole. */
export const formTypeDetail = formType.extend({
  forms: z.array(formOfType),
  history: page(historyEvent),
})
/** A form type whole. */
export type FormTypeDetail = z.infer<typeof formTypeDetail>
