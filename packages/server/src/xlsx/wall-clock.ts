const dayMs = 86_400_000
const quarterMs = 900_000
// Day 0 of the format is the last of 1899; this is how many days later 1970 began.
const daysBefore1970 = 25_569
// Enough for a century of days with a change of the clock in many of them.
const keptMax = 50_000

/**
 * Turns moments into the format's serial numbers: days since 1900 as a clock on the wall of the
 * zone showed them, because the format has no zones and a reader wants the hour of the place.
 * Calendars are slow to ask, so a day whose clock was not changed is asked about once.
 */
export function serialsOf(timeZone: string): (epochMs: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  })
  /** By day and, on days with a change, by quarter of an hour: no zone changes in between. */
  const known = new Map<number, number>()

  function askedOffset(epochMs: number): number {
    const parts = new Map(
      format.formatToParts(epochMs).map(({ type, value }) => [type, Number(value)]),
    )
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const shown = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    )
    return shown - Math.floor(epochMs / 1000) * 1000
  }

  function keptOffset(epochMs: number): number {
    const before = known.get(epochMs)
    if (before !== undefined) {
      return before
    }
    if (known.size >= keptMax) {
      known.clear()
    }
    const offset = askedOffset(epochMs)
    known.set(epochMs, offset)
    return offset
  }

  return (epochMs) => {
    const day = Math.floor(epochMs / dayMs) * dayMs
    const atStart = keptOffset(day)
    const offset =
      atStart === keptOffset(day + dayMs)
        ? atStart
        : keptOffset(Math.floor(epochMs / quarterMs) * quarterMs)
    const serial = (epochMs + offset) / dayMs + daysBefore1970
    // A thousandth of a second, which is what moments have.
    return Math.round(serial * 1e8) / 1e8
  }
}
