/** One place in the row of page numbers; a gap stands for the pages that are left out. */
export type PagerStep = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/** What a pager is told. */
export type PagerInput = {
  /** How many rows come before those that are shown. */
  offset: number
  /** How many rows there are. */
  total: number
  /** Rows on a page. */
  pageSize: number
  /** How many rows are shown; left out, as many as the page has. */
  shown?: number | undefined
}

/** Where one is in a list, and the ways from there. */
export type Paging = Omit<PagerInput, 'shown'> & {
  /** The number of the page that is shown, from 1; `undefined` behind the end of the list. */
  page: number | undefined
  pageCount: number
  /** The offsets of the pages before and after, where there are any. */
  previous: number | undefined
  next: number | undefined
  /** The first and the last row that are shown, from 1; both 0 where none is. */
  first: number
  last: number
  steps: readonly PagerStep[]
}

/** Reckons a pager. An offset that is not the start of a page counts as inside its page. */
export function pagingOf(input: PagerInput): Paging {
  const pageSize = whole(input.pageSize, 1)
  const total = whole(input.total, 0)
  const offset = whole(input.offset, 0)
  const pageCount = Math.max(1, Math.ceil(total / pageSize))
  const isBehind = offset >= total && offset > 0
  const here = Math.min(Math.floor(offset / pageSize) + 1, isBehind ? pageCount + 1 : pageCount)
  return {
    pageSize,
    total,
    offset,
    pageCount,
    page: isBehind ? undefined : here,
    previous: here > 1 ? (here - 2) * pageSize : undefined,
    next: here < pageCount ? here * pageSize : undefined,
    first: offset < total ? offset + 1 : 0,
    last: offset < total ? Math.min(offset + (input.shown ?? pageSize), total) : 0,
    steps: stepsOf(Math.min(here, pageCount), pageCount),
  }
}

/** The first page, the last, and those around the one that is shown: never more than seven places. */
function stepsOf(page: number, pageCount: number): PagerStep[] {
  const from = Math.max(1, Math.min(page - 1, pageCount - 4))
  const to = Math.min(pageCount, Math.max(page + 1, 5))
  const near = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const pages = [...new Set([1, ...near, pageCount])]
  return pages.flatMap((current, index): PagerStep[] => {
    const before = pages[index - 1] ?? 0
    const step: PagerStep = { kind: 'page', page: current }
    if (current === before + 1) {
      return [step]
    }
    // A gap of one page is that page: three dots would take the same room.
    return current === before + 2
      ? [{ kind: 'page', page: before + 1 }, step]
      : [{ kind: 'gap', after: before }, step]
  })
}

function whole(value: number, least: number): number {
  return Number.isFinite(value) ? Math.max(least, Math.floor(value)) : least
}
