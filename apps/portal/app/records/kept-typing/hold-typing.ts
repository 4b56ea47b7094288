import { onDeviceNews } from '../../offline/device-news.ts'
import { askToStay } from '../../offline/staying.ts'
import {
  browserLocks,
  type TypedEntry,
  type TypedPlace,
  type TypedRecord,
} from '../../offline/typed-records.ts'
import { typedDevice } from '../../offline/typed-device.ts'
import { visitLock } from '../../offline/unsent-records.ts'
import { closeGuard } from '../../ui/close-guard.ts'
import { onPostEnd } from './post-end.ts'
import { carriedTo, carryOver, putBack } from './put-back.ts'
import { begunEntries, keyOf, typedEntries } from './typed-entries.ts'

/** What an earlier visit left of a form, as the form says it. */
export type Offer = { at: number; now: number; hasFile: boolean }

/** What keeps a form's fields on the device while it is open. */
export interface TypingHold {
  putBack: () => Promise<void>
  throwAway: () => Promise<void>
  /** The form is left; what was typed stays kept. */
  end: () => void
}

interface HeldForm {
  form: HTMLFormElement
  personId: string
  place: TypedPlace
  /** The form itself came back from a post: what stands in it is not saved anywhere else. */
  isAgain: boolean
  onOffer: (offer: Offer | null) => Promise<void>
}

// Long enough that a word is written once, short enough to be there when the battery goes.
const pauseMs = 500

/**
 * What this page kept of forms that were drawn anew while they were posted, such as by a button that
 * adds the rows of a crew: their next drawing goes on with it.
 */
const goingOn = new Map<string, string>()

/**
 * Keeps what is typed into a form, sealed under the person's key, a moment after the last key and when
 * the page is hidden; it goes once the form was saved. What earlier visits left is offered.
 */
export function holdTyping(
  { form, personId, place, isAgain, onOffer }: HeldForm,
  device = typedDevice(personId),
): TypingHold {
  const askBeforeClose = closeGuard()
  let begun = keyOf(begunEntries(form))
  let id: string | undefined
  let letGo: () => void = () => undefined
  let isGoingOn = isAgain
  let isKept = false
  let offered: TypedRecord | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let post: 'none' | 'posted' | 'saved' = 'none'
  let isOver = false
  let isLocked = false
  let carriedId: string | undefined
  let tail = look().catch(() => undefined)

  /** Work on the device, one after the other. */
  function queue(work: () => Promise<void>): Promise<void> {
    tail = tail.then(work).catch(() => undefined)
    return tail
  }

  async function look(): Promise<void> {
    // A post that led to signing in, or to an error, has brought nothing back: its mark goes.
    const marked = [carriedTo(place), goingOn.get(keyOfPlace(place))]
    goingOn.delete(keyOfPlace(place))
    const [carried, drawnAnew] = isAgain ? marked : []
    carriedId = carried
    const asDrawn = begun
    const left = await leftOf(carried ?? drawnAnew)
    const now = keyOf(typedEntries(form))
    const stands = ({ entries }: TypedRecord) => [asDrawn, now].includes(keyOf(entries))
    const mine =
      left.find((one) => one.id === carried && stands(one)) ??
      left.find((one) => carried === undefined && one.id === drawnAnew) ??
      left.find(({ entries }) => keyOf(entries) === now)
    if (mine !== undefined && id === undefined) {
      goOnAs(mine.id)
      isKept = true
    }
    await offer(left)
  }

  /** What is kept of this form, and is in the hand of no other page. */
  async function leftOf(own: string | undefined): Promise<readonly TypedRecord[]> {
    const [kept, held] = await Promise.all([
      (await device.records()).of(place, Date.now()),
      browserLocks.held(),
    ])
    return kept.filter((one) => one.id === own || !held.has(visitLock(one.id)))
  }

  async function offer(left: readonly TypedRecord[]): Promise<void> {
    offered = left.find((one) => one.id !== id && keyOf(one.entries) !== begun)
    const hasFile = form.querySelector('[type="file"]') !== null
    if (!isOver) {
      await onOffer(offered === undefined ? null : { at: offered.at, now: Date.now(), hasFile })
    }
  }

  /** What is offered, as it is by now; another page may have it in hand, or has done with it. */
  async function stillOffered(): Promise<TypedRecord | undefined> {
    const was = offered?.id
    if (was === undefined) {
      return undefined
    }
    const left = await leftOf(undefined)
    const still = left.find((one) => one.id === was)
    if (still === undefined) {
      await offer(left)
    }
    return still
  }

  /** Keeps under a name: as long as the page lives, nobody else is offered what is kept there. */
  function goOnAs(name: string): string {
    letGo = hold(visitLock(name))
    id = name
    return name
  }

  async function write(entries: readonly TypedEntry[]): Promise<void> {
    const isAsBegun = keyOf(entries) === begun && !isGoingOn
    if (isAsBegun && !isKept) {
      return
    }
    if (isLocked) {
      throw new Error('This device keeps nothing of this page any more.')
    }
    const records = await device.records()
    const name = id ?? goOnAs(crypto.randomUUID())
    await (isAsBegun ? records.drop([name]) : records.keep(name, place, entries, Date.now()))
    isKept = !isAsBegun
    askToStay()
  }

  function note(): void {
    clearTimeout(timer)
    timer = setTimeout(keep, pauseMs)
  }

  function keep(): void {
    clearTimeout(timer)
    timer = undefined
    const entries = typedEntries(form)
    void queue(async () => {
      try {
        await write(entries)
        askBeforeClose(false)
      } catch {
        askBeforeClose(!isOver)
      }
    })
  }

  function flush(): void {
    if (timer !== undefined) {
      keep()
    }
  }

  function forget(): Promise<void> {
    return queue(async () => {
      // What came back otherwise than it was kept is saved as well.
      const done = [id, carriedId].filter((one) => one !== undefined)
      if (done.length > 0 && !isLocked) {
        await (await device.records()).drop(done)
        isKept = false
      }
    })
  }

  let leavePost: () => void = () => undefined
  function onSubmit(): void {
    flush()
    const sent = keyOf(typedEntries(form))
    const leave = onPostEnd(({ isSaved, isHere }) => {
      if (isSaved) {
        onSaved(sent, isHere && !isOver)
      }
      if (isOver) {
        close()
      }
    })
    if (leave !== undefined) {
      leavePost()
      leavePost = leave
      post = 'posted'
    }
  }

  /** What was sent is saved; what was typed since into a form that stays is not. */
  function onSaved(sent: string, isHere: boolean): void {
    post = 'saved'
    goingOn.delete(keyOfPlace(place))
    begun = sent
    isGoingOn = false
    if (isHere && keyOf(typedEntries(form)) !== sent) {
      note()
      return
    }
    clearTimeout(timer)
    timer = undefined
    askBeforeClose(false)
    void forget()
  }

  function close(): void {
    letGo()
    void queue(() => device.close())
  }

  /** Whoever sits here now may be somebody else: nothing that was kept stays open or is offered. */
  function onLocked(): void {
    flush()
    offered = undefined
    void onOffer(null)
    void queue(async () => {
      // What was typed until now is written; a key from here on would fetch its person's key anew.
      isLocked = true
      await device.close()
      offered = undefined
      await onOffer(null)
    })
  }

  const endNews = onDeviceNews((news) => news === 'locked' && onLocked())
  const onVisibility = () => document.visibilityState === 'hidden' && flush()
  // Rows come and people are found without a key being pressed in the form.
  const changes = new MutationObserver(note)
  changes.observe(form, { childList: true, subtree: true })
  form.addEventListener('input', note)
  form.addEventListener('change', note)
  form.addEventListener('submit', onSubmit)
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('pagehide', flush)
  if (keyOf(typedEntries(form)) !== begun) {
    note()
  }

  return {
    putBack() {
      flush()
      return queue(async () => {
        const still = await stillOffered()
        if (still !== undefined) {
          carryOver({ ...place, id: still.id })
          askBeforeClose(false)
          putBack(form, still.entries)
        }
      })
    },
    throwAway() {
      return queue(async () => {
        const still = await stillOffered()
        if (still !== undefined) {
          await (await device.records()).drop([still.id])
          await look()
        }
        // The button that was pressed may be gone.
        form.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus()
      })
    },
    end() {
      flush()
      isOver = true
      askBeforeClose(false)
      endNews()
      changes.disconnect()
      form.removeEventListener('input', note)
      form.removeEventListener('change', note)
      form.removeEventListener('submit', onSubmit)
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', flush)
      if (post === 'posted' && id !== undefined) {
        goingOn.set(keyOfPlace(place), id)
      }
      close()
    },
  }
}

const keyOfPlace = ({ address, formId }: TypedPlace) => `${formId} ${address}`

/** Holds a name from when it is free, and answers what gives it back. */
function hold(name: string): () => void {
  let letGo: (() => void) | undefined
  let isOver = false
  void navigator.locks.request(
    name,
    () => new Promise<void>((resolve) => (isOver ? resolve() : (letGo = resolve))),
  )
  return () => {
    isOver = true
    letGo?.()
  }
}
