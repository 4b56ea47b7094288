import { evaluate, type Evaluation } from '@holdpoint/forms'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FillAgain, FillData } from './fill-data.ts'
import { answersOf, type FillerState } from './filler-state.ts'
import { createFillerStore, type FillerStore } from './filler-store.ts'
import { emptyDraft, readDraft } from './raw-answer.ts'
import { browserClock } from './saving/clock.ts'
import { lateHold } from './saving/late-hold.ts'
import { newKey } from '@holdpoint/api/calls'
import { saveTransport } from './saving/save-transport.ts'
import { sendPhoto } from './saving/send-photo.ts'
import { shrinkPhoto } from './saving/shrink-photo.ts'
import { surePerson } from './saving/sure-person.ts'

/** A form being filled, as the page draws it. */
export type Filler = FillerState & {
  store: FillerStore
  evaluation: Evaluation
  /** How many answers hold something that cannot be saved as it is. */
  invalidCount: number
  /** Whether something is not on the server yet. */
  hasUnsaved: boolean
  /** Whether all of that is safe on this device. */
  isKept: boolean
}

/** Holds what is typed, what is saved, and the engine's picture of both. */
export function useFiller(data: FillData, again: FillAgain | undefined): Filler {
  const [store] = useState(() => createFillerStore(data, again))
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  useSaving(store, data)

  const { definition, today, lang } = data
  const { drafts, saved } = state
  const evaluation = useMemo(
    () => evaluate(definition, answersOf({ drafts, saved }, store.questions), { today, lang }),
    [definition, today, lang, drafts, saved, store],
  )
  const invalidCount = [...store.questions.values()].filter(
    (question) =>
      state.refusals[question.key] !== undefined ||
      !readDraft(question, drafts[question.key] ?? emptyDraft).ok,
  ).length
  const isAtRest = state.saveState.kind === 'idle' || state.saveState.kind === 'saved'
  const hasConflicts = Object.keys(state.conflicts).length > 0
  return {
    ...state,
    store,
    evaluation,
    invalidCount,
    isKept: state.device === 'kept' && invalidCount === 0,
    hasUnsaved: !isAtRest || hasConflicts || invalidCount > 0 || state.photos.length > 0,
  }
}

/** Saves while the page is open, and once more when it may be about to close. */
function useSaving(store: FillerStore, { id: myFormId, title, personId }: FillData) {
  useEffect(() => {
    const person = surePerson(personId)
    const transport = saveTransport(myFormId)
    const running = store.start({
      transport: (changes, key) => person.send(() => transport(changes, key)),
      clock: browserClock,
      newKey,
      hold: lateHold({ formId: myFormId, title, personId }),
      photos: {
        send: (photo, onPercent) => person.send(() => sendPhoto(myFormId, photo, onPercent)),
        prepare: shrinkPhoto,
      },
    })
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') {
        running.farewell()
      } else {
        running.wake()
      }
    }
    window.addEventListener('online', running.wake)
    window.addEventListener('pagehide', running.farewell)
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      window.removeEventListener('online', running.wake)
      window.removeEventListener('pagehide', running.farewell)
      document.removeEventListener('visibilitychange', onVisibility)
      running.farewell()
      running.stop()
      person.end()
    }
  }, [store, myFormId, title, personId])
}
