import * as z from 'zod'
import { audience, audienceShape } from '../../audience/audience.ts'
import { call } from '../../call.ts'
import { personLine } from '../../vocabulary/person.ts'
import { id } from '../../wire.ts'
import { allNotifyEvents, eventsOfModule, notifyModules } from './notify.vocabulary.ts'

// Who is told when something happens in a module, beside whom it concerns anyway. The specification
// names both calls and what the first takes; what a rule is is decision 0084.

const source = 'spec 7, notify; decision 0084'

/** Who is told of an event. A rule that names nobody is none. */
export const notifyRule = z.object({
  event: z.enum(allNotifyEvents),
  audience: audience.omit({ personIds: true }).extend({ people: z.array(personLine) }),
  /** How many people that is now. */
  total: z.int(),
  /** 0 of one that nobody has made yet. */
  rowVersion: z.int(),
})
/** Who is told of an event. */
export type NotifyRule = z.infer<typeof notifyRule>

const about = {
  moduleType: z.enum(notifyModules),
  /** The form, where the module is forms: its rules stand beside those of all forms. */
  uniqueId: id.or(z.literal('')).optional(),
}

const get = call({
  name: 'notify.get',
  method: 'GET',
  path: '/notify',
  summary: 'Answers who is told of what happens in a module, or on one form.',
  status: 'specified',
  source,
  input: z.object(about),
  content: z.object({ rules: z.array(notifyRule) }),
  problems: ['forbidden'],
})

const save = call({
  name: 'notify.save',
  method: 'POST',
  path: '/notify',
  summary: 'Saves who is told of an event of a module; naming nobody ends the rule.',
  status: 'specified',
  source,
  input: z
    .object({ ...about, event: z.enum(allNotifyEvents), ...audienceShape })
    .refine(({ moduleType, event }) => eventsOfModule(moduleType).includes(event), {
      path: ['event'],
      message: 'This does not happen in the module.',
    }),
  content: notifyRule,
  problems: ['forbidden'],
  takesRowVersion: true,
})

/** Who is told when something happens. */
export const notify = { get, save }
