import type { FoundSheet } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { sheets } from './sds.list.ts'

const firstSheets = firstRows(sheets)

/** The approved sheets that hold a text, by product. */
export async function findSheets(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundSheet>> {
  const tab = { section: 'approved', orderBy: 'product' } as const
  const { data, hasMore } = await firstSheets(context.db, { ...tab, ...asked }, context)
  return {
    data: data.map(({ id, number, product_name: productName, manufacturer, status }) => ({
      ...{ sheetId: id, number, productName, manufacturer, status },
    })),
    hasMore,
  }
}
