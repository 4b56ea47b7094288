import { sql } from 'kysely'
import type { Running } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { jobsNow, padsOfJobs } from '../jsa/jsa.now.ts'
import { lockoutsNow, padsOfLockouts } from '../loto/loto.now.ts'

type Asking = Pick<PersonContext, 'db' | 'person' | 'now'>

/** What runs where somebody works now, and their own part in it. */
export async function runningFor(context: Asking): Promise<Running> {
  const pads = await padsNow(context)
  const padIds = pads.map(({ id }) => id)
  return { pads, ...(await jobsNow(context, padIds)), ...(await lockoutsNow(context, padIds)) }
}

/** The pads on which they, or their crew, have something that runs. */
async function padsNow(context: Asking): Promise<Running['pads']> {
  const { rows } = await sql<Running['pads'][number]>`
    select pad.id, pad.name from pads as pad
    where pad.id = any(array(${padsOfJobs(context)} union ${padsOfLockouts(context)}))
    order by pad.name, pad.id`.execute(context.db)
  return rows
}
