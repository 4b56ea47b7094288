import type { LeftWorkName, NotificationKind, ToldRecord } from '@holdpoint/api'
import type { RawBuilder } from 'kysely'
import type { ClockContext } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import type { PersonRights } from '../../identity.ts'

// What waits for people by name, and what becomes of it once they have left (decision 0127).

/** A part of a record that waits for somebody; `id` is that of the part, alone among its kind. */
export type LeftPart = { shard_key: string; id: string; record_id: string; person_id: string }

/** What a part is handed on with; its record and whoever has left are held. */
export type Handing = Pick<ClockContext, 'ports' | 'now'> & { db: Queryable; part: LeftPart }

/** A kind of work that waits for people by name. A module declares its own in `<area>.left.ts`. */
export type LeftWork = {
  name: LeftWorkName
  recordType: ToldRecord
  /** The table of its records, of which a move holds the row as well. */
  table:
    | ('actions' | 'form_schedules' | 'jsas' | 'library_files' | 'lotos')
    | ('my_forms' | 'reports' | 'sqrs')
  /** All that waits, for whomever it waits, as a select of parts. */
  waits: RawBuilder<LeftPart>
} & (GoesOn | Stays)

/** What somebody else takes over. */
export type GoesOn = {
  /** What the history calls it. */
  said: string
  /** Those of whom the rules of the module do not let it be. */
  except: (handing: Handing) => Promise<readonly (string | null)[]>
  /** What whoever takes it over must be allowed; anybody, where nothing is said. */
  suits?: (handing: Handing, person: PersonRights) => Promise<boolean>
  /** Writes who has it now; answers what changed, and what they are told, if it is their turn. */
  give: (handing: Handing, to: string) => Promise<Given>
  /** Who is told where nobody may; the administrators, where nothing is said. */
  ableTo?: Stays['ableTo']
}

/** What nobody takes over by the clock: it is told to those who can act. */
type Stays = { ableTo: (handing: Handing) => Promise<readonly (string | null)[]> }

/** What was written where somebody has taken over. */
export type Given = { changes: Record<string, unknown>; kind: NotificationKind | null }

/** Whether the clock hands it on. */
export function goesOn(work: LeftWork): work is LeftWork & GoesOn {
  return 'give' in work
}
