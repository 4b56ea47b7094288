/** Why a call was given up: its time was over, or whoever made it does not want it any more. */
export function whyGivenUp(signal: AbortSignal): 'timed_out' | 'aborted' {
  return signal.reason?.name === 'TimeoutError' ? 'timed_out' : 'aborted'
}

/**
 * What some work answers, or the signal's reason, thrown as soon as it is given up. The work goes on
 * for others, and what becomes of it then is not told here.
 */
export function untilGivenUp<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal?.reason)
    signal?.addEventListener('abort', stop)
    if (signal?.aborted) {
      stop()
    }
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop))
  })
}
