/** A page that is not full says how many there are; only a full one needs counting. */
export function totalOf(
  onThisPage: number,
  { offset, limit }: { offset: number; limit: number },
  count: () => Promise<number>,
): Promise<number> {
  const isLastPage = onThisPage < limit && (onThisPage > 0 || offset === 0)
  return isLastPage ? Promise.resolve(offset + onThisPage) : count()
}
