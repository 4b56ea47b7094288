import * as z from 'zod'
import { call } from '../../call.ts'
import { startableForm } from '../forms/forms.ts'
import { criticalMessage, firstStep, running, thanks, waiting } from './home.records.ts'

const get = call({
  name: 'home.get',
  method: 'GET',
  path: '/home',
  summary:
    'Answers what waits for the person, what runs where they work now, who thanks them, and the forms that they fill most.',
  status: 'decided',
  source: 'spec 7, also listed; spec 3, kudos; decisions 0057 and 0095',
  input: z.object({}),
  content: z.object({
    /** What the crew of the person is called; null for who has none. */
    crew: z.string().nullable(),
    /** What makes a new installation ready, for administrators until a first form is handed in. */
    firstSteps: z.array(firstStep),
    /** Each kind of which something waits, in the order in which it presses. */
    waiting: z.array(waiting),
    /** What runs where the person works now, as far as they may read it. */
    running,
    /** The thanks of the last seven days that name the person, the newest first; three at most. */
    thanks: z.array(thanks),
    /** The last forms first, then others that the person may start; six at most. */
    quickFill: z.array(startableForm),
  }),
})

/** Asked for every page, so that each number costs one look into an index. */
const counts = call({
  name: 'home.counts',
  method: 'GET',
  path: '/home-counts',
  summary: 'Answers how much waits for the person in each place.',
  status: 'decided',
  source: 'spec 7, also listed; decision 0057',
  input: z.object({}),
  content: z.object({
    /** Actions that wait for something that the person does. */
    actions: z.int(),
    /** What waits for the person's signature or decision. */
    approvals: z.int(),
    /** Jobs that the person is on the crew of, and has not signed on to. */
    jsas: z.int(),
    /** Lockouts that wait for the person: to sign, to take over, or to take a lock off. */
    lockouts: z.int(),
    /** Quality reports that wait for the person, to investigate or to close; `approvals` has the others. */
    sqrs: z.int(),
    /** Sheets that people asked for and wait for, for whoever keeps sheets. */
    sheets: z.int(),
    /** Active messages that the person has not opened, or that wait for their acknowledgement. */
    messages: z.int(),
    /** What the person was told and has not read. */
    notifications: z.int(),
    /** Critical messages that wait for it, the newest first; they stand over every page. */
    critical: z.array(criticalMessage),
  }),
})

/** The first page. */
export const home = { get, counts }
