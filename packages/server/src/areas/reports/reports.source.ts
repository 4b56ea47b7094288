import { sql, type RawBuilder, type SqlBool } from 'kysely'
import {
  reportDataset,
  type AnyList,
  type FilterOf,
  type FilterWindow,
  type ReportDatasetName,
  type reportDatasets,
} from '@holdpoint/api'
import type { PersonRights } from '../../identity.ts'
import { allOf } from '../../lists/conditions.ts'
import type { AskContext, ListInput } from '../../lists/query.ts'
import {
  askedOf,
  narrowed,
  type Asked,
  type CountedRow,
  type ListSource,
} from '../../lists/source.ts'
import type { DayColumn } from '../../lists/window.ts'

/** How rows are counted by a dimension: their key, in SQL over the list's rows, and its label. */
export type DimensionSql<Query> = {
  /** Null for a row that has none. */
  readonly key: (query: Query) => RawBuilder<unknown>
  /** What is counted by instead of that key, looked up once for each of them and not for each row. */
  readonly behind?: (key: RawBuilder<unknown>) => RawBuilder<unknown>
  readonly label: KeyLabel<[query: Query]>
}

/** What a key is called: a word of the contract, or what the database says of it. */
export type KeyLabel<Asked extends readonly unknown[] = []> =
  | Readonly<Record<string, string>>
  | ((key: RawBuilder<unknown>, ...asked: Asked) => RawBuilder<unknown>)

type Datasets = typeof reportDatasets
/** Its dimensions but those of time, which are made of the days of its list. */
type OwnDimension<Name extends ReportDatasetName> = Exclude<
  keyof Datasets[Name]['dimensions'],
  'day' | 'week' | 'month'
>
/** Its measures but how many rows there are. */
type OwnMeasure<Name extends ReportDatasetName> = Exclude<keyof Datasets[Name]['measures'], 'count'>

/** What a dataset adds to the source of its list; what the contract declares and it lacks does not compile. */
export type DatasetSql<Name extends ReportDatasetName, L extends AnyList, Facts extends object> = {
  readonly dimensions: Readonly<Record<OwnDimension<Name>, DimensionSql<Asked<L, Facts>>>>
  /** Null for a row that counts for nothing. */
  readonly measures: Readonly<Record<OwnMeasure<Name>, MeasureSql<Asked<L, Facts>>>>
  /** Whether somebody may read the list at all; its tabs ask no more than which rows. */
  readonly isOpenTo?: (person: PersonRights) => boolean
  /** What its filter asks beside what a report says. */
  readonly widened?: (values: FilterOf<L>) => FilterOf<L>
} & (Datasets[Name] extends { each: string }
  ? { readonly each: EachSql<Asked<L, Facts>> }
  : { readonly each?: never })

type MeasureSql<Query> = (query: Query) => RawBuilder<unknown>

/** What is counted of each row of the list: joined to it, for whoever asks alone. */
type EachSql<Query> = (query: Query, context: AskContext) => RawBuilder<unknown>

/** The same for somebody. */
export type Counting = Pick<DimensionSql<unknown>, 'behind'> & {
  readonly key: RawBuilder<unknown>
  readonly label: KeyLabel
}

/** The rows that a report counts for somebody, and what can be asked of each. */
export type ReportRows = {
  /** What stands behind the `select`. */
  readonly matching: RawBuilder<unknown>
  /** The moment that its days are days of. */
  readonly at: RawBuilder<Date>
  readonly dimension: (name: string) => Counting
  readonly measure: (name: string) => RawBuilder<unknown>
}

/** Finds the rows that a saved filter and a window leave of what somebody may read. */
export type ReportSource = (
  asked: { filterValues: unknown; window: FilterWindow },
  context: AskContext,
) => ReportRows

/** Binds a dataset to the source of its list. */
export function reportSource<
  Name extends ReportDatasetName,
  L extends AnyList,
  Facts extends object,
  Row extends CountedRow,
>(
  name: Name,
  source: ListSource<L, Facts, Row>,
  {
    dimensions,
    measures,
    each = () => sql``,
    isOpenTo = () => true,
    widened = (values) => values,
  }: DatasetSql<Name, L, Facts>,
): ReportSource {
  const { list, day } = source
  const { list: declared, tabs = ['all'] } = reportDataset(name)
  if (list.name !== declared || !tabs.every((tab) => list.sections.includes(tab))) {
    throw new TypeError(`${name} does not count the tabs ${tabs.join(', ')} of ${list.name}.`)
  }
  const dimensionOf = new Map<string, DimensionSql<Asked<L, Facts>>>(Object.entries(dimensions))
  const measureOf = new Map<string, MeasureSql<Asked<L, Facts>>>(Object.entries(measures))
  return ({ filterValues, window }, context) => {
    const { person, now } = context
    // What was saved was read by the schema of the list.
    const values = { ...list.filter.fromSaved(filterValues as never), window } as FilterOf<L>
    const asked = list.filter.callOf(widened(values), { now, timeZone: person.timeZone })
    const onTab = (section: string) =>
      askedOf(source, { ...asked, section, search: '' } as unknown as ListInput<L>, context)
    const query = onTab(tabs[0])
    const readable = tabs.map((tab) => sql<SqlBool>`(${source.readable(onTab(tab))})`)
    const conditions = [
      isOpenTo(person) ? sql<SqlBool>`${sql.join(readable, sql` or `)}` : sql<SqlBool>`false`,
      ...narrowed(source, query),
    ]
    return {
      matching: sql`from ${source.from(query)} ${each(query, context)} where ${allOf(conditions)}`,
      at: momentOf(day, person),
      dimension(of) {
        const { key, label, ...more } = known(dimensionOf, of)
        return {
          ...{ ...more, key: key(query) },
          label: typeof label === 'function' ? (one) => label(one, query) : label,
        }
      },
      measure: (of) => (of === 'count' ? sql`null::int` : known(measureOf, of)(query)),
    }
  }
}

/** A day begins in the zone of whoever asks. */
function momentOf({ kind, column }: DayColumn, { timeZone }: PersonRights): RawBuilder<Date> {
  return kind === 'moment'
    ? sql`${sql.ref(column)}`
    : sql`(${sql.ref(column)}::timestamp at time zone ${timeZone})`
}

function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name)
  if (value === undefined) {
    throw new RangeError(`Nothing is counted by or of "${name}" here.`)
  }
  return value
}

/** Counted by a column whose keys have words of the contract. */
export function byWord<Query>(
  column: string,
  words: Readonly<Record<string, string>>,
): DimensionSql<Query> {
  return { key: () => sql.ref(column), label: words }
}

/** Counted by a column that names something of the master data, by its code or its id. */
export function byName<Query>(
  column: string,
  table: 'districts' | 'business_units' | 'crews' | 'customers' | 'pads',
): DimensionSql<Query> {
  const key = table === 'customers' || table === 'pads' ? sql.ref('one.id') : sql.ref('one.code')
  return {
    key: () => sql.ref(column),
    label: (of) => sql`(select one.name from ${sql.table(table)} as one where ${key} = ${of})`,
  }
}

/** The same by a column that names several: those who have the same ones stand together. */
export function byNames<Query>(column: string, table: 'crews' | 'pads'): DimensionSql<Query> {
  const key = table === 'pads' ? sql.ref('one.id') : sql.ref('one.code')
  return {
    key: () =>
      sql`nullif(array(select one from unnest(${sql.ref(column)}) as one order by one), '{}')`,
    label: (of) => sql`(
      select string_agg(one.name, ', ' order by one.name) from ${sql.table(table)} as one
      where ${key} = any((${of})::text[])
    )`,
  }
}

/** Counted by a column that names somebody. */
export function byPerson<Query>(column: string): DimensionSql<Query> {
  return {
    key: () => sql.ref(column),
    label: (of) => sql`(select one.full_name from people as one where one.id = ${of})`,
  }
}
