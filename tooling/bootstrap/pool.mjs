/**
 * Works through a list with at most `size` of them under way; the answers keep the list's order.
 *
 * @template T, R
 * @param {number} size
 * @param {T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<R[]>}
 */
export async function inPool(size, items, work) {
  /** @type {R[]} */
  const results = []
  const waiting = [...items.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next
      results[index] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: size }, worker))
  return results
}
