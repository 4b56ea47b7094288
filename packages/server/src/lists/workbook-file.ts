import type { AnyList } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { fail } from '../fail.ts'
import { openStream, type OpenStream, type Sink } from '../file-maker/open-stream.ts'
import { openThreads, type Thread, type Threads } from '../file-maker/threads.ts'
import type { PersonContext } from '../handler.ts'
import { sheetRowsMax } from '../xlsx/workbook-writer.ts'
import { aboutLines } from './about.ts'
import type { FilterWords } from './filter-words.ts'
import type { ListInput } from './query.ts'
import { askedOf, type Asked, type CountedRow, type ListSource } from './source.ts'
import { lineWords, type CountLines } from './workbook-lines.ts'
import {
  countOfIds,
  listedIdsQuery,
  pagesOfIds,
  rowsQuery,
  type JsonRow,
  type SelectRows,
} from './workbook-rows.ts'
import type { DrawnWorkbook, ListWorkbook, Names, WorkbookRequest } from './workbook.ts'

// Reading a page is over before anybody could notice, and so is writing it.
const usualPageRows = 500

const ownThreads = openThreads<WorkbookRequest>({
  name: 'workbook',
  threadsMax: 2,
  waitingMax: 20,
})

/** What a workbook is made with. */
export type WorkbookContext = Pick<
  PersonContext,
  'person' | 'now' | 'inSnapshot' | 'cacheOwner' | 'ports' | 'requestId'
>

/** A workbook whose sheets depend on which rows there are. */
export type Drawn<L extends AnyList, Facts extends object, Row, Known extends Names> = {
  /** What is to be known of the rows, of which the ids stand in a text; it goes to the thread. */
  readonly factsOf: (
    db: Queryable,
    rows: { ids: string; input: ListInput<L>; query: Asked<L, Facts> },
    context: WorkbookContext,
  ) => Promise<{ facts: unknown; names: Names }>
  /** The sheets for those facts. */
  readonly sheetsOf: DrawnWorkbook<never, Row, Known>
}

/** How the workbook of a list is read: its rows, and what they and the filter are called. */
export type WorkbookFile<
  L extends AnyList,
  Facts extends object,
  Row,
  Known extends Names,
> = FilterWords<L, Known> & {
  /** What the thread writes. */
  readonly workbook: ListWorkbook<Row, Known> | Drawn<L, Facts, Row, Known>
  /** What the thread finds it by: the list's name, unless a list has several. */
  readonly name?: string
  readonly select: SelectRows<L, Facts, Row>
  /** How many rows are read and written at a time; fewer than 500 where each of them is large. */
  readonly pageRows?: number
  /** How many lines `select` answers, where a row of the list may have several. */
  readonly countLines?: CountLines<Asked<L, Facts>>
}

/** The sentence for a list that no sheet could hold. */
export function tooLongSentence({ rows }: { rows: string }, total: number): string {
  return `This list holds ${total} ${rows.toLowerCase()}; a workbook takes at most ${sheetRowsMax}. Please narrow the filters.`
}

/** Makes the workbook of a list while it is read: nothing of it is held whole anywhere. */
export function workbookFile<
  L extends AnyList,
  Facts extends object,
  Counted extends CountedRow,
  Row extends JsonRow<Row>,
  Known extends Names,
>(
  source: ListSource<L, Facts, Counted>,
  file: WorkbookFile<L, Facts, Row, Known>,
  threads: Threads<WorkbookRequest> = ownThreads,
): (input: ListInput<L>, context: WorkbookContext) => Promise<OpenStream> {
  const { list } = source
  const idsOf = listedIdsQuery(source)
  const rowsOf = rowsQuery(source, file.select)

  async function write(
    db: Queryable,
    input: ListInput<L>,
    context: WorkbookContext,
    { thread, sink }: { thread: Thread<WorkbookRequest>; sink: Sink },
  ): Promise<void> {
    const { person, now } = context
    const { timeZone } = person
    const names = await file.names(db, context)
    const partNames = await file.partNames(db, list.filter.fromCall(input), names, context)
    const asked = askedOf(source, input, context)
    // One more than fits: the list may have grown since its address was asked for.
    const query = { ...asked, offset: 0, limit: sheetRowsMax + 1 }
    const ids = await idsOf(db, query)
    const count = countOfIds(ids)
    const lines = await file.countLines?.(db, query)
    if ((lines ?? count) > sheetRowsMax) {
      const message =
        lines === undefined ? tooLongSentence(file.words, count) : tooLongSentence(lineWords, lines)
      fail('invalid_input', { message })
    }
    const drawn = await drawnBy(db, { ids, input, query }, context)
    await sink(
      await thread.ask({
        ...{ kind: 'begin', list: file.name ?? list.name, timeZone },
        ...{ names: { ...names, ...drawn.names }, facts: drawn.facts },
      }),
    )
    for (let sheet = 0; sheet < drawn.sheets; sheet += 1) {
      if (sheet > 0) {
        await sink(await thread.ask({ kind: 'nextSheet' }))
      }
      for (const page of pagesOfIds(ids, file.pageRows ?? usualPageRows)) {
        const rows = await rowsOf(db, { ...query, ids: page })
        await sink(await thread.ask({ kind: 'rows', rows }))
      }
    }
    const { words } = file
    const made = { count, madeBy: person.fullName, madeAt: now, timeZone }
    const about = aboutLines({ list, words, names: partNames, input, query, ...made })
    await sink(await thread.ask({ kind: 'end', about }))
  }

  async function drawnBy(
    db: Queryable,
    rows: { ids: string; input: ListInput<L>; query: Asked<L, Facts> },
    context: WorkbookContext,
  ) {
    const { workbook } = file
    if (!('sheetsOf' in workbook)) {
      return { facts: undefined, names: {}, sheets: 1 }
    }
    const known = await workbook.factsOf(db, rows, context)
    return { ...known, sheets: workbook.sheetsOf(known.facts as never).ofRows.length }
  }

  return (input, context) => {
    const { inSnapshot, ports, requestId } = context
    return openStream(
      (sink) =>
        threads.lend((thread) => inSnapshot((db) => write(db, input, context, { thread, sink }))),
      {
        onFailure: (error) => ports.log.error({ requestId, error }, 'a workbook broke off'),
      },
    )
  }
}
