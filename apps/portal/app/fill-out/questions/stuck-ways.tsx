import { Button } from '../../ui/button.tsx'
import { RotateCcw, X } from '../../ui/icons.ts'
import type { FillerActions } from '../filler-store.ts'
import { stayAtQuestion } from '../focus.ts'
import { useAnsweringWords } from '../language/answering-words.tsx'
import type { AnsweringWords } from '../language/answering.words.ts'
import { RefusalText } from '../language/refusal-text.tsx'
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
  const { words, lang } = useAnsweringWords()
  return (
    <>
      <Button
        type="button"
        isIcon
        lang={lang}
        aria-label={`${words.photo.tryAgain}: ${name}`}
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
        lang={lang}
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
export function PendingText({ photo }: { photo: PendingPhoto }) {
  const { words, lang } = useAnsweringWords()
  return photo.state === 'failed' && photo.refusal !== undefined ? (
    <RefusalText refusal={photo.refusal} />
  ) : (
    <span lang={lang}>{pendingWords(photo, words.photo)}</span>
  )
}

function pendingWords({ state, percent }: PendingPhoto, words: AnsweringWords['photo']): string {
  switch (state) {
    case 'waiting':
      return words.waiting
    case 'sending':
      return words.sending(percent)
    case 'retrying':
      return words.trying
    case 'leaving':
      return words.leaving
    case 'failed':
      return words.tryAgain
  }
}
