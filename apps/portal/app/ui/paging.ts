/** One place in a row of page numbers; a gap stands for the pages that are left out. */
export type PagerStep = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/** The page numbers to offer: the first, the last, and those around the one that is shown. */
export function pagerSteps(page: number, pageCount: number): PagerStep[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  if (page <= 3) {
    wanted.push(2, 3, 4)
  }
  if (page >= pageCount - 2) {
    wanted.push(pageCount - 1, pageCount - 2, pageCount - 3)
  }
  const pages = [...new Set(wanted)]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b)
  return pages.flatMap((current, index): PagerStep[] => {
    const before = pages[index - 1]
    const step: PagerStep = { kind: 'page', page: current }
    if (before === undefined || current === before + 1) {
      return [step]
    }
    // A gap of one page is that page: an ellipsis would take the same room.
    return current === before + 2
      ? [{ kind: 'page', page: before + 1 }, step]
      : [{ kind: 'gap', after: before }, step]
  })
}

/** Which rows a page shows, such as "11-20". */
export function rowRange(offset: number, shown: number): string {
  return shown <= 1
    ? formatCount(offset + shown)
    : `${formatCount(offset + 1)}-${formatCount(offset + shown)}`
}

/** A total with its thousands apart, and with a word when nobody counted it. */
export function totalInWords(total: number, isAbout: boolean): string {
  return isAbout ? `about ${formatCount(total)}` : formatCount(total)
}

/** A whole number with its thousands apart. */
export function formatCount(count: number): string {
  return counts.format(count)
}

const counts = new Intl.NumberFormat('en-US')
