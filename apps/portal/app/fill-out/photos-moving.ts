import type { AnsweringWords } from './language/answering.words.ts'
import type { PendingPhoto } from './saving/photo-queue.ts'

/** What they are called together: files, where some are no photos. */
export function whatTheyAre(photos: readonly PendingPhoto[]): 'photo' | 'file' {
  return photos.some(({ preview }) => preview === '') ? 'file' : 'photo'
}

/** What is said of photos that are on their way to the server, or off it; empty without one. */
export function photosMovingWords(
  photos: readonly PendingPhoto[],
  words: Pick<AnsweringWords, 'photosSending' | 'photosLeaving'>,
): string {
  const leaving = photos.filter(({ state }) => state === 'leaving').length
  const sending = photos.length - leaving
  return [
    sending === 0 ? '' : words.photosSending(sending, whatTheyAre(photos)),
    leaving === 0 ? '' : words.photosLeaving(leaving, whatTheyAre(photos)),
  ]
    .filter((said) => said !== '')
    .join('. ')
}
