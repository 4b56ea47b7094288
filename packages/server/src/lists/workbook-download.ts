import { today, type AnyList, type Download } from '@holdpoint/api'
import type { Queryable } from '../db/database.ts'
import { refuse } from '../fail.ts'
import { exportLink, requireStamp } from '../files/export-links.ts'
import { inTurn } from '../files/in-turn.ts'
import type { OpenStream } from '../file-maker/open-stream.ts'
import { ok, type FileAnswer, type PersonContext } from '../handler.ts'
import { sheetRowsMax } from '../xlsx/workbook-writer.ts'
import { withKeptFilter } from './kept-filter.ts'
import { pageQuery, type TotalOf } from './page.ts'
import type { ListInput, Narrowing } from './query.ts'
import { askedOf, type Asked, type CountedRow, type ListSource, type Total } from './source.ts'
import { totalQuery } from './total.ts'
import { tooLongSentence, type WorkbookContext } from './workbook-file.ts'
import { lineWords, type CountLines } from './workbook-lines.ts'

/** How the workbook of a list is taken away. */
export type WorkbookDownload<L extends AnyList, Query> = {
  /** The path of the call that answers the file, below `/api/v1`. */
  readonly path: string
  /** What its file is called, without the day. */
  readonly name: string
  readonly words: { readonly rows: string }
  readonly open: (input: ListInput<L>, context: WorkbookContext) => Promise<OpenStream>
  readonly totalOf?: TotalOf<Query>
  /** How many lines it has, where a row of the list may have several. */
  readonly countLines?: CountLines<Query>
  /** Says why no workbook is made of what is asked for; null where one is. */
  readonly refusalOf?: (input: ListInput<L>) => string | null
}

type Stamped = { expires: number; signature: string }
type Filtered<L extends AnyList> = Narrowing<L> & { filter?: string | undefined }

/** The two calls of a workbook: the one that answers an address, and the one behind that address. */
export function workbookDownload<L extends AnyList, Facts extends object, Row extends CountedRow>(
  source: ListSource<L, Facts, Row>,
  {
    path,
    name,
    words,
    open,
    totalOf = totalQuery(source),
    countLines,
    refusalOf = () => null,
  }: WorkbookDownload<L, Asked<L, Facts>>,
) {
  const pageOf = pageQuery(source)
  const fileName = ({ person, now }: PersonContext) => `${name}-${today(now, person.timeZone)}.xlsx`

  async function address(input: Filtered<L>, context: PersonContext) {
    const filters = await withKeptFilter<Narrowing<L>>(source.list, input, context)
    const refusal = refusalOf(filters)
    if (refusal !== null) {
      const content: Refusal = { totalRecords: null, recordsMax: sheetRowsMax }
      return refuse(content, [refusal])
    }
    const query = { ...askedOf(source, filters, context), limit: 1 }
    const { total, isAbout } = await lengthOf(context.db, query)
    // A number that is about right refuses nothing: the file itself counts its rows.
    if (!isAbout && total > sheetRowsMax) {
      const content: Refusal = { totalRecords: total, recordsMax: sheetRowsMax }
      return refuse(content, [tooLongSentence(countLines ? lineWords : words, total)])
    }
    const link: Download = exportLink({ path, fields: input, fileName: fileName(context) }, context)
    return ok(link)
  }

  async function lengthOf(db: Queryable, query: Asked<L, Facts>): Promise<Total> {
    return countLines === undefined
      ? totalOf(db, query, await pageOf(db, query))
      : { total: await countLines(db, query), isAbout: false }
  }

  async function file(
    input: Filtered<L> & Stamped,
    context: PersonContext,
  ): Promise<{ status: 'file'; file: FileAnswer }> {
    requireStamp(path, input, context)
    const { expires: _expires, signature, ...asked } = input
    // Without the stamp it is what the address was asked for.
    const filters = await withKeptFilter<Narrowing<L>>(source.list, asked as never, context)
    const make = () => streamInTurn(context, () => open(filters, context))
    const kind = {
      fileName: fileName(context),
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }
    return { status: 'file', file: { ...kind, etag: signature, isAttachment: true, make } }
  }

  return { address, file }
}

type Refusal = { totalRecords: number | null; recordsMax: number }

/** In turns of one person, for what is made while it is read: a turn ends when nothing is made any more. */
function streamInTurn(
  { cacheOwner, person }: PersonContext,
  open: () => Promise<OpenStream>,
): Promise<ReadableStream<Uint8Array>> {
  return new Promise((resolve, reject) => {
    inTurn(cacheOwner, person.personId, async () => {
      const { stream, ended } = await open()
      resolve(stream)
      await ended
    }).catch(reject)
  })
}
