import * as z from 'zod'
import { call } from '../../call.ts'
import { id, wireInteger } from '../../wire.ts'

// What a device keeps ahead, for a time without a network (decision 0163).

/** What is worth keeping before anybody opens it. */
export const ahead = call({
  name: 'myForms.ahead',
  method: 'GET',
  path: '/my-form-ahead',
  summary:
    'Lists the forms that the person may begin without a network, and what is assigned to them.',
  status: 'decided',
  source: 'ours; decision 0163',
  input: z.object({}),
  content: z.object({
    blanks: z.array(z.object({ formId: z.string(), version: z.int() })),
    /** The entries that were assigned and not opened yet, what is due first in front. */
    assigned: z.array(z.string()),
  }),
})

const blankForm = z.object({
  form: z.object({ id: z.string(), title: z.string() }),
  formVersion: z.int(),
  /** The version of the form, in the form engine's dialect. */
  definition: z.unknown(),
  /** The language of the form that its texts are shown in: the reader's, where the form has it. */
  language: z.string(),
  /** Where the person works, as codes: the header of the form begins with it. */
  known: z.object({
    district: z.string().nullable(),
    businessUnit: z.string().nullable(),
    crew: z.string().nullable(),
  }),
  /** The zone in which the person works: the day and the time at the start are those of it. */
  timeZone: z.string(),
})
/** A form before anybody began it. */
export type BlankForm = z.infer<typeof blankForm>

/** A form before anybody began it: to be kept, and begun without a network. */
export const blank = call({
  name: 'myForms.blank',
  method: 'GET',
  path: '/my-form-blank',
  summary: 'Answers a form that can be begun, and what is known of whoever begins it.',
  status: 'decided',
  source: 'ours; decision 0163',
  input: z.object({ formId: id, version: wireInteger(1, 1_000_000) }),
  content: blankForm,
  problems: ['forbidden', 'version_not_published'],
})
