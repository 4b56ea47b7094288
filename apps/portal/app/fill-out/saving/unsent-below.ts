/** What is filled out below a form and is handed in with it. */
export type FillingBelow = { readonly id: string; readonly number: string }

/** The first of them of which this device still holds answers or photos. */
export async function unsentBelow(
  below: readonly FillingBelow[],
): Promise<FillingBelow | undefined> {
  if (below.length === 0) {
    return undefined
  }
  try {
    const { firstUnsentHere } = await import('../../offline/unsent-of.ts')
    const formId = await firstUnsentHere(below.map(({ id }) => id))
    return below.find(({ id }) => id === formId)
  } catch {
    // What can not be read on this device is not sent by it either.
    return undefined
  }
}
