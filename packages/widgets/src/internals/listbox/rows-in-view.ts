/** What is known of a list's window. */
export type ListView = {
  count: number
  /** The height of a row; 0 until the first was measured. */
  rowHeight: number
  viewHeight: number
  /** The first row that the window shows, in whole steps. */
  first: number
  /** The active row, which is drawn wherever the window is; -1 for none. */
  active: number
}

/** How many rows are drawn before the height of one is known. */
const rowsAtFirst = 8
/** The window moves by this many rows, so that scrolling does not draw at each pixel. */
const step = 4
/** Rows that are drawn beyond each end of the window. */
const overscan = 3

/** The rows to draw, in their order. */
export function rowsInView({ count, rowHeight, viewHeight, first, active }: ListView): number[] {
  const top = Math.min(first, count - 1)
  const from = Math.max(0, top - overscan)
  const shown = rowHeight > 0 ? Math.ceil(viewHeight / rowHeight) + step + overscan : rowsAtFirst
  const to = Math.min(count, top + shown)
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place)
  if (active >= to && active < count) {
    rows.push(active)
  } else if (active >= 0 && active < from) {
    rows.unshift(active)
  }
  return rows
}

/** The first row of the window for where the list is scrolled. */
export function firstInView(scrollTop: number, rowHeight: number): number {
  return rowHeight > 0 ? Math.floor(scrollTop / rowHeight / step) * step : 0
}

/** Where to scroll so that a row is seen whole, moving as little as can be. */
export function scrolledTo(
  row: number,
  scrollTop: number,
  { rowHeight, viewHeight }: Pick<ListView, 'rowHeight' | 'viewHeight'>,
): number {
  const top = row * rowHeight
  return Math.max(top + rowHeight - viewHeight, Math.min(scrollTop, top))
}
