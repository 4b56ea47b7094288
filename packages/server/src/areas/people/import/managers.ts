import { sql } from 'kysely'
import type { Queryable } from '../../../db/database.ts'
import type { AuditEvent } from '../../../handler.ts'
import { peopleInCircles } from '../people.managers.ts'
import { beyondReach, type RowReport } from './import-report.ts'
import type { Known } from './person-values.ts'

/** Whose manager the file names anew, and whom they had. */
export type Managed = { id: string; manager: string; before: string | null }

type Named = {
  id: string
  known: Known | undefined
  report: RowReport
  /** The number of the manager; empty where the row names none. */
  managerNumber: string
}

/**
 * Only once all rows are known: a manager may stand below the people who report to them. The reports
 * of the rows say whose manager changes, and which number is left out and why.
 */
export function managersOf(
  people: ReadonlyMap<string, Known>,
  taken: readonly Named[],
  beyond: ReadonlySet<string>,
): Managed[] {
  const wanted = taken.flatMap(({ id, managerNumber, known, report }) => {
    const manager = people.get(managerNumber)
    const before = known?.manager_id ?? null
    if (managerNumber === '' || (manager !== undefined && manager.id === before)) {
      return []
    }
    if (manager === undefined || !manager.is_active || manager.id === id) {
      add(report, `manager left out: ${whyNot(managerNumber, manager, id)}`)
      return []
    }
    if (beyond.has(id)) {
      Object.assign(report, { outcome: 'refused', about: beyondReach })
      return []
    }
    return [{ id, manager: manager.id, before, report }]
  })
  const managed = withoutCircles(people, wanted)
  for (const { report } of managed) {
    if (report.outcome !== 'new') {
      report.outcome = 'changed'
      add(report, 'manager')
    }
  }
  return managed
}

type Wanted = Managed & { report: RowReport }

/** Whoever would come to stand above themselves keeps the manager that they have. */
function withoutCircles(people: ReadonlyMap<string, Known>, wanted: readonly Wanted[]): Wanted[] {
  const managerOf = new Map([...people.values()].map(({ id, manager_id: had }) => [id, had]))
  let kept = [...wanted]
  for (const { id, manager } of wanted) {
    managerOf.set(id, manager)
  }
  for (;;) {
    const circles = peopleInCircles(managerOf)
    const dropped = kept.filter(({ id }) => circles.has(id))
    if (dropped.length === 0) {
      return kept
    }
    for (const { id, before, report } of dropped) {
      managerOf.set(id, before)
      add(report, 'manager left out: they would stand above themselves')
    }
    kept = kept.filter(({ id }) => !circles.has(id))
  }
}

function add(report: RowReport, words: string): void {
  report.about = [report.about, words].filter(Boolean).join(', ')
}

function whyNot(number: string, manager: Known | undefined, id: string): string {
  if (manager === undefined) {
    return `nobody has the number ${number}`
  }
  return manager.id === id ? 'nobody is their own manager' : `${number} has left`
}

/** Writes whose manager the file names anew. */
export async function writeManagers(db: Queryable, managed: readonly Managed[]): Promise<void> {
  await sql`
    update people set manager_id = one.manager, row_version = people.row_version + 1
    from unnest(
      ${managed.map(({ id }) => id)}::text[], ${managed.map(({ manager }) => manager)}::text[]
    ) as one (id, manager)
    where people.id = one.id`.execute(db)
}

/** What the audit trail has of a new manager. */
export function managerEvent({ id, manager, before }: Managed): AuditEvent {
  const changes = { manager_id: { from: before, to: manager } }
  return { recordType: 'person', recordId: id, action: 'import', changes }
}
