import type { NoStore } from './device-store.ts'

/** The device has no place for this page's work or says nothing, or its script could not be loaded. */
export class NoPlace extends Error {
  override name = 'NoPlace'
  reason: NoStore | 'noScript' | 'silent'

  constructor(reason: NoStore | 'noScript' | 'silent') {
    super(reason)
    this.reason = reason
  }
}
