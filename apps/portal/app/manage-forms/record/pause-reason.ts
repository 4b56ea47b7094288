import type { ManagedFormDetail } from '@holdpoint/api'

type Event = Pick<ManagedFormDetail['history']['data'][number], 'action' | 'reason'>

/**
 * Why a paused form is paused, as far as this part of its history knows, which begins with the newest.
 * What came out of the archive is paused without a reason.
 */
export function pauseReason(history: { data: readonly Event[]; offset: number }): string | null {
  const last = history.data.find(({ action }) => action === 'pause' || action === 'restore')
  return history.offset === 0 && last?.action === 'pause' ? (last.reason ?? null) : null
}
