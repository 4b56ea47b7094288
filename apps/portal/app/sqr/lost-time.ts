/** A lost time in hours as h:mm, such as 4:30. */
export function hoursAndMinutes(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
