import type { Insertable } from 'kysely'
import { sqrParts, type DeclaredLines } from '@holdpoint/api'
import type { SqrLinesTable } from '../src/areas/sqr/sqr.tables.ts'
import { json } from '../src/db/json.ts'
import { keptValues } from '../src/declared/declared.columns.ts'
import { organisation, shardKey } from './organisation.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { SqrSeat } from './sqr-lines.ts'
import type { Made, Values } from './sqr-made.ts'
import { worldId } from './world-id.ts'
import { addMinutes } from './world-time.ts'

/** A line of a part as it is written, and what it holds. */
export type PlacedLine = Insertable<SqrLinesTable> & { values: Values }

/** The lines of a report, part by part. */
export function partsOf(
  made: Made,
  { verifierId, random }: { verifierId: string; random: SeededRandom },
): PlacedLine[] {
  const verifiedAt = made.deeds.find(({ event }) => event === 'verify')?.at
  return sqrParts.flatMap((part) =>
    (made.parts?.[part.name] ?? []).map((line, place): PlacedLine => {
      const values = valuesOf(part, line, made)
      const chosen = Object.entries<{ kind: string }>(part.fields).flatMap(([name, { kind }]) =>
        kind === 'category' ? [values[name] ?? []].flat().map(String) : [],
      )
      const said = { verdict: 'verified', personId: verifierId, at: verifiedAt?.toISOString() }
      return {
        ...{ shard_key: shardKey, sqr_id: made.id, part: part.name, place, values },
        ...{ id: worldId(made.writtenAt, random), content: json(values), category_ids: chosen },
        verdict:
          part.name === 'parts' && verifiedAt !== undefined
            ? json({ ...said, note: 'Number and vendor as on the part.' })
            : null,
      }
    }),
  )
}

/** What a line holds: people for their seats, moments for the minutes since it began. */
function valuesOf(part: DeclaredLines, line: Values, { seats, startsAt }: Made): Values {
  const said = Object.entries(line).map(([name, value]) => {
    switch (part.fields[name]?.kind) {
      case 'person':
        return [name, seats[value as SqrSeat].row.id] as const
      case 'moment':
        return [name, addMinutes(startsAt, Number(value)).toISOString()] as const
      default:
        return [name, value] as const
    }
  })
  const isSSE = part.name === 'employees' && seats[line['personId'] as SqrSeat].seat.isSse
  return keptValues(
    part.fields,
    { ...Object.fromEntries(said), ...(isSSE ? { isSSE } : {}) },
    organisation.time_zone,
  )
}
