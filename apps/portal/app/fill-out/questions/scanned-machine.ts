import type { PickerOption } from '../picker-options.ts'

/** Which machine a code is that of, or why none is taken. */
export type ScannedMachine =
  | { kind: 'found'; option: PickerOption }
  | { kind: 'retired'; option: PickerOption }
  /** It is the label of another portal, whose machines may be called alike. */
  | { kind: 'elsewhere' }
  | { kind: 'unknown'; code: string }

/** The address of a machine's page, within that of the portal. */
const pagePattern = /^\/equipment\/([^/]+)\/?$/

/**
 * The machine of a scanned text: the address on a label of this portal, or a code as it is written on
 * the machine, in whatever case.
 */
export function scannedMachine(
  scanned: string,
  options: readonly PickerOption[],
  origin: string,
): ScannedMachine {
  const text = scanned.trim()
  const address = addressOf(text)
  const page = address === null ? null : pagePattern.exec(address.pathname)
  if (address !== null && page !== null && address.origin !== origin) {
    return { kind: 'elsewhere' }
  }
  const code = page === null ? text : decoded(page[1] ?? '')
  const alike = options.filter((one) => one.code?.toLowerCase() === code.toLowerCase())
  const option = alike.find((one) => one.code === code) ?? alike[0]
  if (option === undefined) {
    return { kind: 'unknown', code }
  }
  return { kind: option.isRetired === true ? 'retired' : 'found', option }
}

function addressOf(text: string): URL | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
