// What was approved on a page stays in its place until the list is opened anew, so that a second
// press meets it and not the row that would have moved up. The address names it; nothing of it is
// asked of the server again.

/** A row that was approved, and how many rows stood above it. */
export type ApprovedRow = { place: number; number: string }

const rowsMax = 100

/** The rows as a value of an address. */
export function approvedRows(rows: readonly ApprovedRow[]): string | undefined {
  return rows.map(({ place, number }) => `${place}.${number}`).join(' ') || undefined
}

/** Reads `approvedRows` back, from the top to the bottom; anything else is no row. */
export function readApprovedRows(value: string | null): ApprovedRow[] {
  return (value ?? '')
    .split(' ', rowsMax)
    .flatMap((one) => {
      const [, place, number] = /^(\d{1,3})\.([\w-]{1,40})$/.exec(one) ?? []
      return number === undefined ? [] : [{ place: Number(place), number }]
    })
    .sort((one, other) => one.place - other.place)
}

/** The rows with those that were approved in between, each in its place. */
export function withApproved<Row>(
  rows: readonly Row[],
  approved: readonly ApprovedRow[],
): (Row | ApprovedRow)[] {
  const all: (Row | ApprovedRow)[] = [...rows]
  for (const row of approved) {
    all.splice(row.place, 0, row)
  }
  return all
}
