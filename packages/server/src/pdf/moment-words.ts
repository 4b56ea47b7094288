/** A moment as a signed paper needs it: to the second, with its zone. */
export type MomentWords = (moment: Date | string) => string

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
  return (moment) => format.format(new Date(moment))
}
