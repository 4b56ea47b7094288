import * as z from 'zod'
import { personLine } from '../../vocabulary/person.ts'

// Forms that are filled out below an entry of another form.

/** The form that is filled out below an entry. */
const formOfSubForm = z.object({ id: z.string(), title: z.string(), iconUrl: z.string() })

/** An entry below another one, as far as whoever reads that one sees it. */
export const subFormEntry = z.object({
  id: z.string(),
  number: z.string(),
  formStatus: z.string(),
  score: z.number().nullable(),
  result: z.enum(['pass', 'fail', 'none']).nullable(),
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  submitter: personLine,
})
/** An entry below another one. */
export type SubFormEntry = z.infer<typeof subFormEntry>

/** A form that an entry declares, with the entries of it that are below. */
export const subFormPart = z.object({
  form: formOfSubForm,
  /** 0 and 0 for a form that the entry's form names no more, but of which there are entries. */
  min: z.int(),
  max: z.int(),
  /** Whether some of it must be there before the entry is handed in. */
  isWanted: z.boolean(),
  /** Whether the reader may start one more now. */
  canAdd: z.boolean(),
  entries: z.array(subFormEntry),
})
/** A form that an entry declares, with the entries of it that are below. */
export type SubFormPart = z.infer<typeof subFormPart>

/** Everything below an entry, and the entry that it is below of. */
export const subFormsOfEntry = z.object({
  /** In the order of the form. */
  forms: z.array(subFormPart),
  /** Null for an entry that is part of no other one. */
  parent: z.object({ id: z.string(), number: z.string(), title: z.string() }).nullable(),
})
/** Everything below an entry, and the entry that it is below of. */
export type SubFormsOfEntry = z.infer<typeof subFormsOfEntry>
