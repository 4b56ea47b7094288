import * as z from 'zod'
import { call } from '../../call.ts'
import { kudosCategories } from '../../vocabulary/kudos.ts'
import { personLine } from '../../vocabulary/person.ts'
import { id, wireList } from '../../wire.ts'

/** The most people whom one thank-you names; the number is ours. */
export const kudosPeopleMax = 20

const source = 'spec 3, kudos; spec 7, filter isKudos; decision 0072'

/** One thank-you that stands on an entry for everybody who may read it. */
export const myFormKudos = z.object({
  id: z.string(),
  category: z.enum(kudosCategories),
  givenBy: personLine,
  /** Who is thanked. */
  people: z.array(personLine),
  at: z.string(),
})
/** One thank-you on an entry. */
export type MyFormKudos = z.infer<typeof myFormKudos>

/** The thanks on an entry, newest first. */
export const kudos = call({
  name: 'myForms.kudos',
  method: 'GET',
  path: '/my-form-kudos',
  summary: 'Lists the thanks on an entry, newest first.',
  status: 'decided',
  source,
  input: z.object({ myFormId: id }),
  content: z.array(myFormKudos),
  problems: ['forbidden'],
})

/** Thanks people for what an entry shows. Thanking once more says it anew. */
export const giveKudos = call({
  name: 'myForms.giveKudos',
  method: 'POST',
  path: '/my-form-kudos',
  summary:
    'Thanks the submitter of an entry, or the people named, in front of all who may read it.',
  status: 'decided',
  source,
  input: z.object({
    myFormId: id,
    category: z.enum(kudosCategories),
    personIds: wireList
      .refine(
        (ids) => ids.length <= kudosPeopleMax,
        `Thank at most ${kudosPeopleMax} people at a time.`,
      )
      .optional(),
  }),
  content: z.object({ kudosCount: z.int() }),
  problems: ['forbidden', 'wrong_state'],
})
