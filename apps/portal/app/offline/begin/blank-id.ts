/** A form that can be begun on a device, in its version. */
export type BlankOf = { formId: string; version: number }

/**
 * What stands in the page of a blank form where the id of its entry will: with each entry that is
 * begun from it a page of its own is made by putting in another one.
 */
export function blankId({ formId, version }: BlankOf): string {
  return `blank-${version}-${formId}`
}

/** Reads `blankId` back; null for the id of an entry, and for a form whose id is written otherwise in addresses. */
export function readBlankId(id: string): BlankOf | null {
  const [, version, formId] = /^blank-(\d{1,7})-([\w-]+)$/.exec(id) ?? []
  return version === undefined || formId === undefined ? null : { formId, version: Number(version) }
}
