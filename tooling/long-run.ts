/** `npm run bench -- long` gives the same tests more to do than each run can afford. */
export const isLong = process.env['HOLDPOINT_TEST_LONG'] === '1'

/** How often something is done: in each run, and in a long one. */
export function rounds(usual: number, long: number): number {
  return isLong ? long : usual
}

/** Every n-th of a list from a place on, so that neighbours meet others; all of it in a long run. */
export function sampled<Item>(list: readonly Item[], every: number, place = 0): Item[] {
  return list.filter((_item, index) => isLong || (index + place) % every === 0)
}
