import type { NoStore } from './device-store.ts'

/** The device has no place for this page's work, or its script could not be loaded. */
export class NoPlace extends Error {
  override name = 'NoPlace'
  reason: NoStore | 'noScript'

  constructor(reason: NoStore | 'noScript') {
    super(reason)
    this.reason = reason
  }
}
