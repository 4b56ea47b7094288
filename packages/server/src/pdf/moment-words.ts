/** A moment as a signed paper needs it: to the second, with its zone; nothing, where there was none. */
export type MomentWords = (moment: Date | string | null) => string

/** Says moments in a time zone. */
export function momentWords(timeZone: string): MomentWords {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })
  return (moment) => (moment === null ? '' : format.format(new Date(moment)))
}
