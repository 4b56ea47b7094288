import { sqrPhaseLabels, type SqrPhase } from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { statusRows, type StatusRow } from './setup/setup.queries.ts'
import { seesStatus, statusesFor } from './setup/setup.rules.ts'

type Given = { phase: SqrPhase; unit: string | null; statusId: string | null }

/** The statuses that somebody may give to reports of a unit. */
export async function statusesOf(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  unit: string | null,
): Promise<StatusRow[]> {
  const rows = await statusRows(db, person.shardKey)
  return statusesFor(
    rows.filter((row) => seesStatus(row, person)),
    unit,
  )
}

/**
 * The status of a phase that a report of a unit is given: the one that is named, else the first that
 * the person may give. A phase whose statuses all take a permission gives its first one by itself to
 * whoever may make the move, such as the owner who asks for approval.
 */
export async function statusFor(
  context: Pick<PersonContext, 'db' | 'person'>,
  { phase, unit, statusId }: Given,
): Promise<string> {
  const isOfPhase = (row: StatusRow) => row.phase === phase
  const open = (await statusesOf(context, unit)).filter(isOfPhase)
  if (statusId !== null) {
    return open.some(({ id }) => id === statusId)
      ? statusId
      : failField('statusId', `Please choose a status of the phase ${sqrPhaseLabels[phase]}.`)
  }
  const [first = (await firstOfAll(context, unit)).find(isOfPhase)] = open
  return (
    first?.id ??
    fail('wrong_state', { message: `The phase ${sqrPhaseLabels[phase]} has no status yet.` })
  )
}

async function firstOfAll(
  { db, person }: Pick<PersonContext, 'db' | 'person'>,
  unit: string | null,
) {
  return statusesFor(await statusRows(db, person.shardKey), unit)
}
