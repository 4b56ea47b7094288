import { masterLists, masterPageSize } from '@holdpoint/api'
import { readWords } from '../lists/address-values.ts'
import { paths } from '../paths.ts'

const pagesMax = 10_000

/** What the address asks: a list, a word, a page of it, and perhaps a dialog about one entry. */
export function askedIn(request: Request) {
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page') ?? 1)
  return {
    list: masterLists.find((one) => one === searchParams.get('list')) ?? 'countries',
    search: readWords(searchParams.get('search')),
    isRetired: searchParams.get('retired') === '1',
    page: Number.isInteger(page) && page > 0 && page < pagesMax ? page : 1,
    pLimit: masterPageSize,
    dialog: searchParams.get('dialog'),
    id: searchParams.get('id'),
  }
}

/** What the address asks. */
export type AskedList = ReturnType<typeof askedIn>

/** What the address of the list says of it, without its dialog. */
export function placeOf({ list, search, isRetired, page }: Omit<AskedList, 'dialog' | 'id'>) {
  return {
    ...{ list, search: search || undefined, retired: isRetired ? (1 as const) : undefined },
    page: page > 1 ? page : undefined,
  }
}

/** The list as it is asked for, without its dialog. */
export const listAt = (asked: Omit<AskedList, 'dialog' | 'id'>): string =>
  paths.masterLists(placeOf(asked))
