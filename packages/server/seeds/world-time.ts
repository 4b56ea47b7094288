const minuteMs = 60_000
const dayMs = 86_400_000

/** The clock of a place: wall time there, from an instant and back. */
export interface ZoneClock {
  /** The calendar day, YYYY-MM-DD. */
  dayOf: (instant: Date) => string
  /** The time of day, HH:MM. */
  timeOf: (instant: Date) => string
  /** The instant at so many minutes after midnight of a day. */
  instantOf: (day: string, minutes: number) => Date
}

const clocks = new Map<string, ZoneClock>()

/** The clock of an IANA zone; each is made once, because the formatter is dear. */
export function zoneClock(timeZone: string): ZoneClock {
  const known = clocks.get(timeZone)
  if (known) {
    return known
  }
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  // The Swedish form is `2026-11-20 14:30`.
  const dayOf = (instant: Date) => format.format(instant).slice(0, 10)
  const timeOf = (instant: Date) => format.format(instant).slice(11, 16)
  const clock: ZoneClock = {
    dayOf,
    timeOf,
    instantOf: (day, minutes) => {
      const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
      // The second guess settles the hour when the first one lay on the far side of a change.
      const first = asUtc - offsetAt(new Date(asUtc))
      return new Date(asUtc - offsetAt(new Date(first)))
    },
  }
  clocks.set(timeZone, clock)
  return clock

  function offsetAt(instant: Date): number {
    const wall = Date.parse(`${dayOf(instant)}T${timeOf(instant)}:00Z`)
    return wall - Math.floor(instant.getTime() / minuteMs) * minuteMs
  }
}

/** The day so many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The instant so many minutes later. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * minuteMs)
}

/** The earlier of two instants. */
export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b
}
