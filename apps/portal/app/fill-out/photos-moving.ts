import { saveWords } from './fill-out.words.ts'
import type { PendingPhoto } from './saving/photo-queue.ts'

/** What they are called together: files, where some are no photos. */
export function whatTheyAre(photos: readonly PendingPhoto[]): 'photo' | 'file' {
  return photos.some(({ preview }) => preview === '') ? 'file' : 'photo'
}

/** What is said of photos that are on their way to the server, or off it; empty without one. */
export function photosMovingWords(photos: readonly PendingPhoto[]): string {
  const leaving = photos.filter(({ state }) => state === 'leaving').length
  const sending = photos.length - leaving
  return [
    sending === 0 ? '' : saveWords.photosSending(sending, whatTheyAre(photos)),
    leaving === 0 ? '' : saveWords.photosLeaving(leaving, whatTheyAre(photos)),
  ]
    .filter((words) => words !== '')
    .join('. ')
}
