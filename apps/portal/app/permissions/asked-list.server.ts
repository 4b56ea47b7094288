import { redirect } from '@remix-run/node'
import { readWords } from '../lists/address-values.ts'

const pagesMax = 10_000

/** What the address of a list of rights asks: words and a page, as a call takes them. */
export function askedList(request: Request, pageSize: number) {
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page') ?? 1)
  const isPage = Number.isInteger(page) && page > 0 && page < pagesMax
  return {
    search: readWords(searchParams.get('search')),
    pLimit: pageSize,
    pOffset: isPage ? (page - 1) * pageSize : 0,
  }
}

type Page = { shown: number; total: number; pageSize: number }

/** Leads to the last page of a list whose asked one has no rows any more. */
export function leaveEmptyPage({ shown, total, pageSize }: Page, toPage: (page: number) => string) {
  if (shown === 0 && total > 0) {
    throw redirect(toPage(Math.ceil(total / pageSize)))
  }
}
