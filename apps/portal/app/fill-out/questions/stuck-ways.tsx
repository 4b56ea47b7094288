import { Button } from '../../ui/button.tsx'
import { RotateCcw, X } from '../../ui/icons.ts'
import { photoWords } from '../fill-out.words.ts'
import type { FillerActions } from '../filler-store.ts'
import { stayAtQuestion } from '../focus.ts'
import type { PendingPhoto } from '../saving/photo-queue.ts'

interface StuckWaysProps {
  photo: PendingPhoto
  /** What leaving it out is called. */
  drop: string
  actions: FillerActions
}

/** Whether something on its way to the server waits for a second try. */
export function isStuck({ state }: PendingPhoto): boolean {
  return state === 'failed' || state === 'retrying'
}

/** The ways out for what could not be sent: once more, or without it. */
export function StuckWays({ photo: { id, key, name }, drop, actions }: StuckWaysProps) {
  return (
    <>
      <Button
        type="button"
        isIcon
        aria-label={`${photoWords.tryAgain}: ${name}`}
        onClick={() => {
          actions.tryAgain()
          stayAtQuestion(key)
        }}
      >
        <RotateCcw aria-hidden="true" />
      </Button>
      <Button
        type="button"
        isIcon
        aria-label={`${drop}: ${name}`}
        onClick={() => {
          actions.dropPhoto(id)
          stayAtQuestion(key)
        }}
      >
        <X aria-hidden="true" />
      </Button>
    </>
  )
}

/** How far something is on its way to the server. */
export function pendingWords(photo: PendingPhoto): string {
  switch (photo.state) {
    case 'waiting':
      return photoWords.waiting
    case 'sending':
      return photoWords.sending(photo.percent)
    case 'retrying':
      return photoWords.trying
    case 'leaving':
      return photoWords.leaving
    case 'failed':
      return photo.message ?? photoWords.tryAgain
  }
}
