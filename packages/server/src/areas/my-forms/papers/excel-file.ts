import { myFormsFilter, type CallOf, type ParsedInput } from '@holdpoint/api'
import type { Queryable } from '../../../db/database.ts'
import { fail } from '../../../fail.ts'
import { openStream, type OpenStream, type Sink } from '../../../file-maker/open-stream.ts'
import { openThreads, type Thread } from '../../../file-maker/threads.ts'
import type { PersonContext } from '../../../handler.ts'
import { sheetRowsMax } from '../../../xlsx/workbook-writer.ts'
import { lookupsOf } from '../../lookups.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'
import { aboutLines } from './excel-about.ts'
import type { ListWorkbookRequest } from './excel-writer.ts'
import { countOfIds, excelPage, listedIds, namesForFilter, pagesOfIds } from './excel.queries.ts'
import type { Opened } from '../../../lists/kept-filter.ts'
import { toListQuery } from '../list/list.handlers.ts'

/** What a workbook is asked for, its kept filter opened. */
export type ExcelInput = Opened<ParsedInput<CallOf<'myForms.excel'>>>

// Reading a page is over before anybody could notice, and so is writing it.
const pageRows = 500

const threads = openThreads<ListWorkbookRequest>({
  name: 'workbook',
  threadsMax: 2,
  waitingMax: 20,
})

/** The sentence for a list that no sheet could hold. */
export function tooLongSentence(total: number): string {
  return `This list holds ${total} forms; a workbook takes at most ${sheetRowsMax}. Please narrow the filters.`
}

/** The list as a workbook, made while it is read: nothing of it is held whole anywhere. */
export function listFile(input: ExcelInput, context: PersonContext): Promise<OpenStream> {
  const { inSnapshot, ports, requestId } = context
  return openStream(
    (sink) =>
      threads.lend((thread) => inSnapshot((db) => writeList(db, { input, context, thread, sink }))),
    {
      onFailure: (error) => ports.log.error({ requestId, error }, 'a workbook broke off'),
    },
  )
}

interface Parts {
  input: ExcelInput
  context: PersonContext
  thread: Thread<ListWorkbookRequest>
  sink: Sink
}

async function writeList(db: Queryable, { input, context, thread, sink }: Parts): Promise<void> {
  const { person, cacheOwner, now } = context
  const { timeZone, shardKey, personId } = person
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const names = await namesForFilter(db, myFormsFilter.fromCall(input))
  const mayReadPrivate = mayReadPrivateComments(person.permissions)
  // One more than fits: the list may have grown since its address was asked for.
  const query = { ...toListQuery({ ...input, pOffset: 0 }, context), limit: sheetRowsMax + 1 }
  const keys = await listedIds(db, query)
  const count = countOfIds(keys)
  if (count > sheetRowsMax) {
    fail('invalid_input', { message: tooLongSentence(count) })
  }
  await sink(await thread.ask({ kind: 'begin', list: { timeZone, lookups } }))
  for (const ids of pagesOfIds(keys, pageRows)) {
    const rows = await excelPage(db, { shardKey, personId, ids, mayReadPrivate })
    await sink(await thread.ask({ kind: 'rows', rows }))
  }
  const madeBy = person.fullName
  const about = aboutLines({ count, input, lookups, names, madeBy, madeAt: now, timeZone })
  await sink(await thread.ask({ kind: 'end', about }))
}
