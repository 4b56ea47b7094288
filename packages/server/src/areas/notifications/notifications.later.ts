import { addDays, today, wallTimeToInstant, type LaterChoice } from '@holdpoint/api'

/** When an evening begins, by the clock of the person. */
const eveningAt = '18:00'
/** When a shift starts of whoever keeps no quiet hours. */
const usualShiftAt = '06:00'

type When = {
  now: Date
  timeZone: string
  /** The end of their quiet hours, `HH:MM`; undefined where they keep none. */
  quietTo: string | undefined
}

/** The moment that a choice means; undefined where it has passed. */
export function laterAt(
  choice: LaterChoice,
  { now, timeZone, quietTo = usualShiftAt }: When,
): Date | undefined {
  const day = today(now, timeZone)
  const at = wallTimeToInstant(`${dayOf[choice](day)}T${timeOf[choice] ?? quietTo}`, timeZone)
  return at > now ? at : undefined
}

const timeOf: Partial<Record<LaterChoice, string>> = { evening: eveningAt }

const dayOf: Record<LaterChoice, (day: string) => string> = {
  evening: (day) => day,
  shift: (day) => addDays(day, 1),
  week: nextMonday,
}

function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, 7 - ((weekday + 6) % 7))
}
