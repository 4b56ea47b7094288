import { filterAddressBytesMax } from './limits.ts'

/**
 * Tells whether an address, or the part of it behind the question mark, is too long to be passed
 * on. Its filter is then kept by `myForms.keepFilter`, and the address names what that answers.
 */
export function isLongFilter(addressText: string): boolean {
  return new TextEncoder().encode(addressText).byteLength > filterAddressBytesMax
}
