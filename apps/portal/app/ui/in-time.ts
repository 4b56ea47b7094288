/** What came of waiting: an answer, no network, or nothing in the time that there was. */
export type InTime<Answer> = Answer | 'failed' | 'hung'

/** Waits for an answer this long. What comes later goes nowhere, and its failure is nobody's. */
export async function inTime<Answer>(
  work: Promise<Answer>,
  limitMs: number,
): Promise<InTime<Answer>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<'hung'>((resolve) => {
    timer = setTimeout(() => resolve('hung'), limitMs)
  })
  try {
    return await Promise.race([work, silence]).catch(() => 'failed' as const)
  } finally {
    clearTimeout(timer)
  }
}
