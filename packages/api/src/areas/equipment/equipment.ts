import * as z from 'zod'
import { call } from '../../call.ts'
import { text } from '../../wire.ts'
import { asset } from '../actions/actions.records.ts'
import { startableForm } from '../forms/forms.ts'
import { masterCodeMax } from '../master/master.vocabulary.ts'
import { foundAction, foundLoto, foundSqr, foundWorkOrder } from '../search/search.records.ts'
import { machineEntry, machineTemplate } from './equipment.records.ts'

// The page of a machine: what is known of it, and what hangs on it (decision 0151).

/** How many of each part are answered; the lists have all of them. */
const partMax = 5

/** The first of a part, and whether its list has more. */
function firstOf<Found extends z.ZodType>(found: Found) {
  return z.object({ data: z.array(found).max(partMax), hasMore: z.boolean() })
}

const get = call({
  name: 'equipment.get',
  method: 'GET',
  path: '/equipment',
  summary: 'Answers a machine by its code, with the first of what hangs on it.',
  status: 'decided',
  source: 'decision 0151',
  input: z.object({ code: text(masterCodeMax).trim().min(1) }),
  content: z.object({
    machine: asset,
    /** Lockouts that hold it now. */
    lockouts: firstOf(foundLoto),
    /** What a lockout of it can be made from. */
    templates: firstOf(machineTemplate),
    /** Open ones, what is due first in front. */
    actions: firstOf(foundAction),
    /** Those that are not done. */
    workOrders: firstOf(foundWorkOrder),
    /** Entries that were handed in and name it, the newest first. */
    entries: firstOf(machineEntry),
    /** One's own that name it and are not handed in yet. */
    drafts: firstOf(machineEntry),
    /** Quality reports in which it is involved. */
    qualityReports: firstOf(foundSqr),
    /** Forms that ask for equipment and that one may start. */
    forms: z.array(startableForm),
  }),
  problems: ['not_found'],
})

/** Machines, and what hangs on them. */
export const equipment = { get }
