import { audiencePartNames, audienceParts, wholePart, type Audience } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { changesIn } from './history.ts'
import { linesOfPeople } from './people.queries.ts'

// What the trail says of whom a record is for: a field for each part and one for the people by name.
// Codes and ids stand there, because two people may have one name; their names are found when it is
// read (decision 0098).

type Changes = Readonly<Record<string, { from: string[]; to: string[] }>>

const fields = [...audienceParts, 'personIds'] as const
type Field = (typeof fields)[number]

/** What each field is called in a history. */
export const audienceLabels: Readonly<Record<Field, string>> = {
  ...audiencePartNames,
  personIds: 'People by name',
}

/** What an edit changes of whom a record is for; the order in which a form named them is nothing. */
export function audienceChanges(from: Audience, to: Audience): Changes {
  return Object.fromEntries(
    fields.map((field) => [field, { from: [...from[field]].sort(), to: [...to[field]].sort() }]),
  )
}

const tables = {
  countries: 'countries',
  districts: 'districts',
  departments: 'departments',
  businessUnits: 'business_units',
  jobTitles: 'job_titles',
  crews: 'crews',
} as const

/** What the codes and ids are called that stand in the audiences of a page of history. */
export async function audienceValues(
  { db, shardKey }: { db: Queryable; shardKey: string },
  events: readonly { changes: unknown }[],
): Promise<Record<string, Record<string, string>>> {
  const changes = events.flatMap((event) => changesIn(event.changes))
  const named = (field: Field) =>
    changes.filter(({ key }) => key === field).flatMap(({ from, to }) => [from, to].flat())
  const values: Record<string, Record<string, string>> = {}
  for (const part of audienceParts) {
    if (named(part).length > 0) {
      const rows = await db.selectFrom(tables[part]).select(['code', 'name']).execute()
      const names = rows.map(({ code, name }): [string, string] => [code, name])
      values[part] = { [wholePart]: 'All', ...Object.fromEntries(names) }
    }
  }
  const ids = named('personIds').filter((one) => typeof one === 'string')
  const people = await linesOfPeople({ db, shardKey }, [...new Set(ids)])
  values['personIds'] = Object.fromEntries(people.map((one) => [one.personId, one.fullName]))
  return values
}
