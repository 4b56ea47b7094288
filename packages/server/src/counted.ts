/** How many there are of something, in words: "1 row", "2,400 rows". */
export function counted(number: number, noun: string): string {
  return `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`
}
