// @ts-check

/**
 * What the directory of a portal takes to answer, so that a widget shows how it waits. The pause
 * ends at once, in an error, when nobody waits any more.
 * @param {AbortSignal | undefined} [signal]
 * @param {number} [milliseconds]
 * @returns {Promise<void>}
 */
export function pause(signal, milliseconds = 250) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}
