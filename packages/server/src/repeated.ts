/**
 * Does some work again and again, with a pause after each time; what it rejects with is told, and ends
 * nothing. Answers the function that ends it, which waits for the work that is under way.
 */
export function repeated(
  work: () => Promise<void>,
  { everyMs, onError }: { everyMs: number; onError: (error: unknown) => void },
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let isOver = false
  let next: NodeJS.Timeout | undefined
  const run = (): void => {
    running = work()
      .catch(onError)
      .then(() => {
        if (!isOver) {
          next = setTimeout(run, everyMs)
        }
      })
  }
  next = setTimeout(run, everyMs)
  return async () => {
    isOver = true
    clearTimeout(next)
    await running
  }
}
