import { isGraver, type Severity, type SqrPhase } from '@holdpoint/api'
import type { DeclaredValues } from '../../declared/declared.lookup.ts'
import { failField } from '../../fail.ts'
import type { PersonContext } from '../../handler.ts'
import { ownSeverityOf } from './sqr.severity.ts'

// What the header of a report says of its severity, and who may make it milder.

/** The lost time as the database reckons it; null while one of its ends is not known. */
export function hoursOf({ startsAt, endsAt }: DeclaredValues): number | null {
  if (typeof startsAt !== 'string' || typeof endsAt !== 'string') {
    return null
  }
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 36_000) / 100
}

/** The severity that a header says by itself; with `null` in the place of what a person says, by time. */
export function severityOf(
  values: DeclaredValues,
  context: PersonContext,
  said = (values['severityOverride'] ?? null) as Severity | null,
): Promise<Severity> {
  const unit = (values['businessUnit'] ?? null) as string | null
  return ownSeverityOf(context, { unit, hours: hoursOf(values), said })
}

const weighed = ['severityOverride', 'businessUnit', 'endsAt', 'startsAt']

/** The first of what the severity follows from that an edit changes. */
export function weighedIn(values: DeclaredValues, before: DeclaredValues): string | undefined {
  return weighed.find((name) => (values[name] ?? null) !== (before[name] ?? null))
}

const quality = 'Only whoever may edit all reports lowers a severity.'

/**
 * Ends the call where somebody who may not edit all reports says a lower severity than the lost time
 * does, or makes that of a report lower that was submitted. What was said before may stay, as long as
 * it is not made lower by the time.
 */
export async function requireSeverity(
  values: DeclaredValues,
  { before, now, status }: { before: DeclaredValues; now: Severity; status: SqrPhase },
  context: PersonContext,
): Promise<void> {
  if (context.person.permissions.has('edit_all_sqr')) {
    return
  }
  const changed = weighedIn(values, before)
  const said = (values['severityOverride'] ?? null) as Severity | null
  const byTime = await severityOf(values, context, null)
  if (said !== null && isGraver(byTime, said)) {
    const byTimeBefore = await severityOf(before, context, null)
    if (changed === 'severityOverride' || isGraver(byTime, byTimeBefore)) {
      failField('severityOverride', quality)
    }
  }
  if (status !== 'draft' && changed !== undefined && isGraver(now, said ?? byTime)) {
    failField(changed, quality)
  }
}
