import { lockHoursMax } from '@holdpoint/api/vocabulary'

/** How long a lock is on: "13 h 05 min", and where that is too long, that it is. */
export function heldWords(minutes: number, isLong: boolean): string {
  const rest = String(minutes % 60).padStart(2, '0')
  const long = isLong ? `, over ${lockHoursMax} h` : ''
  return `${Math.floor(minutes / 60)} h ${rest} min${long}`
}

/** Whole minutes since a moment. */
export function minutesSince(at: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 60_000))
}
