import * as z from 'zod'
import { categoryTypes } from './categories.vocabulary.ts'

/** One entry of a tree of categories (spec 3), with what whoever asks may do with it. */
export const category = z.object({
  categoryId: z.string(),
  type: z.enum(categoryTypes),
  /** Null for one of the first level. */
  parentCategoryId: z.string().nullable(),
  name: z.string(),
  /** From 1. */
  level: z.int(),
  /** Names from the first level down to this one, for who chooses by a word. */
  path: z.array(z.string()),
  /** Whether records may still choose it; what has chosen it keeps it. */
  isActive: z.boolean(),
  /** Its place among its siblings, from 1. */
  place: z.int(),
  hasChildren: z.boolean(),
  rowVersion: z.int(),
  can: z.object({
    edit: z.boolean(),
    /** To lay it below another one, and to hide it: not what Holdpoint itself names. */
    move: z.boolean(),
    delete: z.boolean(),
  }),
})
/** One entry of a tree of categories. */
export type Category = z.infer<typeof category>
