import { useNavigate } from '@remix-run/react'
import { newKey } from '@holdpoint/api/calls'
import { useRef, useState } from 'react'
import { subFormsId } from '../entry-sub-forms/entry-sub-forms.ts'
import { toasts } from '../ui/toasts.ts'
import type { FillerStore } from './filler-store.ts'
import { focusPart, focusQuestion } from './focus.ts'
import { inTheWay } from './in-the-way.ts'
import type { AnsweringWords } from './language/answering.words.ts'
import { photosMovingWords, whatTheyAre } from './photos-moving.ts'
import { callApi } from './saving/api-call.ts'
import { browserClock } from './saving/clock.ts'
import type { SaveState } from './saving/autosave.ts'
import { sendSubmit } from './saving/send-submit.ts'
import { unsentBelow, type FillingBelow } from './saving/unsent-below.ts'

/** Handing the form in, as the bar at its foot shows it. */
export interface Submitting {
  isSubmitting: boolean
  /** Why it did not go on, for everybody to hear. */
  notice: string
  press: () => void
}

type Say = (words: AnsweringWords) => string

interface SubmittingParts {
  formKey: string
  /** The words of answering in the language of the form. */
  words: AnsweringWords
  doneAt: string
  /** Whether a question shows: what is typed in another one is not handed in. */
  isShown: (key: string) => boolean
  /** What is handed in with it. */
  fillingBelow: readonly FillingBelow[]
  post: () => void
}

/**
 * Saves what is left, then hands the form in, and goes on to `doneAt`. A press
 * does not outlive the page: without a network it is said that the form is not submitted, and why.
 * `post` posts the form as without a script; the server then says what it has to say.
 */
export function useSubmitting(
  myFormId: string,
  store: FillerStore,
  { formKey, words, doneAt, isShown, fillingBelow, post }: SubmittingParts,
): Submitting {
  const navigate = useNavigate()
  // The key of the post that is under way; the page that comes back brings another.
  const [sentKey, setSentKey] = useState<string | null>(null)
  // Said anew where another language is chosen meanwhile.
  const [notice, setNotice] = useState<Say | null>(null)
  const isSubmitting = sentKey === formKey
  /** The key of a press that nobody answered: the form may be handed in, and the next one asks. */
  const unanswered = useRef<string>()

  function stop(why: Say | null) {
    setNotice(() => why)
    setSentKey(null)
  }

  const standsInTheWay = () => inTheWay(store.read(), store.standing(), isShown)

  async function submit() {
    setNotice(null)
    setSentKey(formKey)
    if (!(await store.actions.tookOver())) {
      stop((words) => words.earlierFirst)
      return
    }
    const { photosMoving, photosFailed } = standsInTheWay()
    if (photosMoving.length > 0) {
      stop((words) => photosMovingWords(photosMoving, words))
      return
    }
    const [failed] = photosFailed
    if (failed !== undefined) {
      stop((words) => words.photosFailed(photosFailed.length, whatTheyAre(photosFailed)))
      focusQuestion(failed.key)
      return
    }
    const hasAll = await store.actions.settle()
    const { saveState } = store.read()
    // What was handed in takes no answers any more; the press before it was heard, then.
    if (!hasAll && !(unanswered.current !== undefined && saveState.kind === 'stopped')) {
      const isAskedAgain = unanswered.current !== undefined && saveState.kind === 'retrying'
      stop(isAskedAgain ? (words) => words.submitUnanswered : whyNotSaved(saveState))
      return
    }
    const { unread: allUnread, conflicts } = standsInTheWay()
    const [unread, ...more] = allUnread
    if (unread !== undefined) {
      stop((words) => words.unread(more.length + 1))
      focusQuestion(unread)
      return
    }
    const [open, ...others] = conflicts
    if (open !== undefined) {
      stop((words) => words.conflictsFirst(others.length + 1))
      focusQuestion(open)
      return
    }
    const below = await unsentBelow(fillingBelow)
    if (below !== undefined) {
      stop((words) => words.subFormFirst(below.number))
      focusPart(subFormsId)
      return
    }
    const reply = await sendSubmit(myFormId, {
      call: callApi,
      clock: browserClock,
      newKey: () => (unanswered.current ??= newKey()),
      onAgain: () => setNotice(() => (words: AnsweringWords) => words.submittingAgain),
    })
    if (reply.kind !== 'unanswered') {
      unanswered.current = undefined
    }
    switch (reply.kind) {
      case 'submitted':
        toasts.show(reply.said)
        navigate(doneAt)
        return
      case 'unanswered':
        stop((words) => words.submitUnanswered)
        return
      case 'answered':
        setNotice(null)
        post()
        return
      default:
        reply satisfies never
    }
  }

  return {
    isSubmitting,
    notice: notice?.(words) ?? '',
    press() {
      if (!isSubmitting) {
        void submit()
      }
    },
  }
}

/** Why nothing is handed in whose answers are not saved; being signed out says so itself. */
function whyNotSaved({ kind }: SaveState): Say | null {
  switch (kind) {
    case 'retrying':
      return (words) => words.notSubmitted
    case 'stopped':
      return (words) => words.loadFirst
    default:
      return null
  }
}
