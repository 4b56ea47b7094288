import * as z from 'zod'
import { call } from '../../call.ts'
import { startableForm } from '../forms/forms.ts'
import { waiting } from './home.records.ts'

const get = call({
  name: 'home.get',
  method: 'GET',
  path: '/home',
  summary: 'Answers what waits for the person, and the forms that they fill most.',
  status: 'decided',
  source: 'spec 7, also listed; decision 0057',
  input: z.object({}),
  content: z.object({
    /** What the crew of the person is called; null for who has none. */
    crew: z.string().nullable(),
    /** Each kind of which something waits, in the order in which it presses. */
    waiting: z.array(waiting),
    /** The last forms first, then others that the person may start; six at most. */
    quickFill: z.array(startableForm),
  }),
})

/** The first page. */
export const home = { get }
