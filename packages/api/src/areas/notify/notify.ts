import * as z from 'zod'
import { namedOnly } from '../../call.ts'
import { id, text } from '../../wire.ts'

// Who is told when something happens in a module.

const source = 'spec 7, notify'

const get = namedOnly({
  name: 'notify.get',
  method: 'GET',
  path: '/notify',
  summary: 'Answers who is told of what happens in a module, or on one form.',
  source,
  input: z.object({
    moduleType: text(60),
    /** The form, where the module is forms. */
    uniqueId: id.optional(),
  }),
})

const save = namedOnly({
  name: 'notify.save',
  method: 'POST',
  path: '/notify',
  summary: 'Saves who is told of what happens in a module.',
  source,
})

/** Who is told when something happens. */
export const notify = { get, save }
