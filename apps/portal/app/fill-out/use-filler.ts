import {
  laidOut,
  openedBy,
  type Answers,
  type Evaluation,
  type FormDefinition,
} from '@holdpoint/forms'
import { useRevalidator } from '@remix-run/react'
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { FillAgain, FillData, FormOnPage, TypedOver } from './fill-data.ts'
import type { Standing } from './filler-standing.ts'
import type { FillerState } from './filler-state.ts'
import { createFillerStore, type FillerStore } from './filler-store.ts'
import { partsOf, partsWith, type Part, type PartState } from './form-parts.ts'
import { pictureTaker } from './form-picture.ts'
import { draftOf, emptyDraft, isSameDraft, type Draft } from './raw-answer.ts'
import { browserClock } from './saving/clock.ts'
import { lateBegin } from './saving/late-begin.ts'
import { lateHold } from './saving/late-hold.ts'
import { newKey } from '@holdpoint/api/calls'
import { saveTransport } from './saving/save-transport.ts'
import { sendPhoto } from './saving/send-photo.ts'
import { shrinkPhoto } from './saving/shrink-photo.ts'
import { surePerson } from './saving/sure-person.ts'
import { takeOffPhoto } from './saving/take-off-photo.ts'

/** A form being filled, as the page draws it. */
export type Filler = FillerState &
  Standing & {
    store: FillerStore
    /** The answers as they would be if everything typed were saved. */
    answers: Answers
    /** The form, laid out for its answers. */
    form: FormDefinition
    evaluation: Evaluation
    parts: readonly Part[]
    /** The parts that show, each with its progress. */
    states: readonly PartState[]
  }

/** Holds what is typed, what is saved, and the engine's picture of both. */
export function useFiller(data: FillData, again: FillAgain | undefined): Filler {
  const filler = useTriedForm(data, again)
  useSaving(filler.store, data)
  return filler
}

/** As `useFiller`, and nothing is saved. */
export function useTriedForm(data: FormOnPage, again: TypedOver | undefined): Filler {
  const [store] = useState(() => createFillerStore(data, again))
  const state = useLateState(store)

  const { definition, today, lang, actionQuestions, asked, isOnlyAsked } = data
  useEffect(() => store.setToday(today), [store, today])
  const { drafts, saved } = state
  const answers = useMemo(() => store.answers({ drafts, saved }), [store, drafts, saved])
  const form = laidOut(definition, answers)
  const parts = useMemo(() => {
    const all = partsOf(form, lang)
    return isOnlyAsked ? partsWith(form, all, openedBy(form, Object.keys(asked))) : all
  }, [form, lang, asked, isOnlyAsked])
  const pictureOf = useMemo(
    () => pictureTaker(form, parts, { today, lang, actionQuestions }),
    [form, parts, today, lang, actionQuestions],
  )
  const picture = useMemo(() => pictureOf(answers), [pictureOf, answers])
  return { ...state, ...store.standing(state), store, answers, form, parts, ...picture }
}

/**
 * The state of a form as the page around the questions draws it: a moment late where the browser
 * has keys to show, because in a large form to judge and draw all of it takes longer than a key.
 */
function useLateState(store: FillerStore): FillerState {
  const [state, setState] = useState(store.read)
  useEffect(() => {
    const follow = () => startTransition(() => setState(store.read()))
    follow()
    return store.subscribe(follow)
  }, [store])
  return state
}

/** What the controls of a question hold at this moment. A key draws its own question at once. */
export function useDraft(store: FillerStore, key: string): Draft {
  const read = () => store.read().drafts[key] ?? emptyDraft
  return useSyncExternalStore(store.subscribe, read, read)
}

/** Saves while the page is open, and once more when it may be about to close. */
function useSaving(store: FillerStore, data: FillData) {
  const { id: myFormId, title, personId, answers } = data
  // As the page came: it goes on as one that was begun here when the server has heard of it.
  const [{ definition, begins }] = useState(data)
  // The router's own, and the same for as long as the page is open.
  const { revalidate: readAnew } = useRevalidator()
  useEffect(() => store.takeNews(answers), [store, answers])

  useEffect(() => {
    const person = surePerson(personId)
    const transport = saveTransport(myFormId)
    const begun = lateBegin(
      { myFormId, personId },
      { definition, begins, take: (given) => takeAnswers(store, given), onBegun: readAnew },
    )
    const running = store.start({
      transport: (changes, key) => person.send(() => begun(() => transport(changes, key))),
      clock: browserClock,
      newKey,
      hold: lateHold({ formId: myFormId, title, personId }),
      photos: {
        send: (photo, onPercent) =>
          person.send(() => begun(() => sendPhoto(myFormId, photo, onPercent))),
        takeOff: (photo) => person.send(() => takeOffPhoto(myFormId, photo)),
        prepare: shrinkPhoto,
      },
      readAnew,
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
  }, [store, myFormId, title, personId, definition, begins, readAnew])
}

/** Takes answers as if they had been typed, but for questions that somebody was faster to answer. */
function takeAnswers(store: FillerStore, answers: Answers) {
  for (const [key, answer] of Object.entries(answers)) {
    const question = store.questions.get(key)
    const isOpen = isSameDraft(store.read().drafts[key] ?? emptyDraft, emptyDraft)
    if (question !== undefined && isOpen) {
      store.actions.edit(question, { raw: draftOf(answer, question).raw }, 'now')
    }
  }
}
