import type { FillerState } from './filler-state.ts'
import type { Standing } from './filler-standing.ts'
import type { PendingPhoto } from './saving/photo-queue.ts'

/** What keeps a form from being handed in or signed as it stands on the page. */
export type InTheWay = {
  /** On their way to the server, or off it. */
  photosMoving: readonly PendingPhoto[]
  /** These wait for the person. */
  photosFailed: readonly PendingPhoto[]
  unread: readonly string[]
  conflicts: readonly string[]
}

/**
 * Of a question that does not show nothing is handed in, so what waits for the person there is not
 * in the way. A photo that is still on its way is waited for wherever it belongs.
 */
export function inTheWay(
  { photos, conflicts }: Pick<FillerState, 'photos' | 'conflicts'>,
  { unread }: Pick<Standing, 'unread'>,
  isShown: (key: string) => boolean,
): InTheWay {
  return {
    photosMoving: photos.filter(({ state }) => state !== 'failed'),
    photosFailed: photos.filter(({ state, key }) => state === 'failed' && isShown(key)),
    unread: unread.filter(isShown),
    conflicts: Object.keys(conflicts).filter(isShown),
  }
}

/** Whether nothing is. */
export function isWayFree(way: InTheWay): boolean {
  return Object.values(way).every((waiting) => waiting.length === 0)
}
