import {
  evaluate,
  findQuestion,
  instancesChanged,
  laidOut,
  listKeyOf,
  questionsOf,
  repeatingSections,
  signedRevision,
  type InstanceChange,
  type Answer,
  type Answers,
  type MediaRef,
  type Question,
} from '@holdpoint/forms'
import type { FormOnPage, TypedOver } from './fill-data.ts'
import {
  answersReader,
  newerAnswers,
  revisionsOf,
  startingState,
  withNews,
  withPhoto,
  withSaved,
  withStored,
  without,
  type FillerState,
} from './filler-state.ts'
import { instanceShown, partsOf } from './form-parts.ts'
import { inTheWay, isWayFree } from './in-the-way.ts'
import { draftOf, emptyDraft, isSameDraft, readDraft, type Draft } from './raw-answer.ts'
import { createAutosave, type SaveTransport } from './saving/autosave.ts'
import type { Held } from './saving/held.ts'
import type { Clock } from './saving/clock.ts'
import { standingReader, type Standing } from './filler-standing.ts'
import { handOver } from '../offline/unsent/unsent-file.ts'
import { formFile } from './saving/form-file.ts'
import { previewOf } from './saving/is-picture.ts'
import { createPhotoQueue, type PhotoQueueOptions } from './saving/photo-queue.ts'
import { holdWith, type DeviceHold } from './saving/device-hold.ts'

/** What the parts of a question may do. The same object for the life of the page. */
export interface FillerActions {
  /** Takes what a control holds now; a choice is saved at once, typing when it pauses. */
  edit: (question: Question, change: Partial<Draft>, pace: 'now' | 'pause') => void
  /**
   * One more of what is asked several times, one less, or one that was removed again. Answers where to
   * go on: the first question of what is there now, or what is left.
   */
  changeInstances: (change: InstanceChange) => string
  /** Saves what was typed, without the pause: the control was left. */
  leave: () => void
  keepMine: (question: Question) => void
  takeTheirs: (question: Question) => void
  addPhoto: (key: string, file: Blob, name: string, preview: string) => void
  dropPhoto: (id: string) => void
  /** What another call has stored: a photo taken off, a signature. */
  learn: (key: string, change: Partial<Answer>, revs: Readonly<Record<string, number>>) => void
  tryAgain: () => void
  /** A photo is taken off its answer, with the revisions that this made. */
  loseMedia: (key: string, uploadId: string, revs: Readonly<Record<string, number>>) => void
  /** The marks of a photo were set, with the revisions that this made. */
  changeMedia: (key: string, media: MediaRef, revs: Readonly<Record<string, number>>) => void
  /** Saves everything; answers whether the server has it all. */
  settle: () => Promise<boolean>
  /**
   * Saves what the signature of a question would stand for. Answers the revision of that as it is on
   * the page; null where not all of it, photos too, is saved.
   */
  readyToSign: (key: string) => Promise<number | null>
  /** Answers whether what earlier visits left on this device is known here; it is not waited for long. */
  tookOver: () => Promise<boolean>
  /** Hands the person a file of everything that stands in the form. */
  saveFile: () => void
}

/** A form being filled, outside of any page: what is typed, and its way to the server. */
export interface FillerStore {
  questions: ReadonlyMap<string, Question>
  actions: FillerActions
  read: () => FillerState
  /** How far what is typed is from being saved, at the moment or at an earlier one. */
  standing: (of?: FillerState) => Standing
  /** The answers as they would be if everything typed were saved; what is the same stays the same. */
  answers: (of: Pick<FillerState, 'drafts' | 'saved'>) => Answers
  subscribe: (listener: () => void) => () => void
  /** Begins to save, what was changed before as well; answers what ends it. */
  start: (outside: Outside) => Running
  /** The day at the place of work is another one by now. */
  setToday: (today: string) => void
  /** Takes what the server holds by now, but for questions on which something waits here. */
  takeNews: (answers: Answers) => void
}

/** What saving needs from outside. */
export interface Outside {
  transport: SaveTransport
  clock: Clock
  newKey: () => string
  hold: DeviceHold
  photos: Pick<PhotoQueueOptions<Blob, MediaRef>, 'send' | 'prepare' | 'takeOff'>
  /** Asks for what the server holds by now, which `takeNews` is told. */
  readAnew: () => void
}

export interface Running {
  /** Tries again: the network, the session or the person came back. */
  wake: () => void
  /** The page may be gone in a moment. */
  farewell: () => void
  stop: () => void
}

type Engines = {
  autosave: ReturnType<typeof createAutosave>
  photos: ReturnType<typeof createPhotoQueue<Blob, MediaRef>>
}

/** A form being filled. Until it is started it takes what is typed, and nothing of it is saved. */
export function createFillerStore(
  data: Pick<FormOnPage, 'id' | 'title' | 'definition' | 'answers' | 'today' | 'lang'>,
  again: TypedOver | undefined,
): FillerStore {
  const questions = new Map<string, Question>()
  const lists = repeatingSections(data.definition).map(({ key }) => listKeyOf(key))
  const listeners = new Set<() => void>()
  let state = startingState(data, again)
  let { today } = data
  let engines: Engines | null = null
  const standing = standingReader(questions)
  const answers = answersReader(questions)
  /** Given on an earlier visit, so on top of something else than what this page was given. */
  const givenBefore = new Set<string>()
  /** Given on this visit, so that nothing of an earlier one is wanted any more. */
  const givenNow = new Set(Object.keys(again?.typed ?? {}))
  let tookOver: () => Promise<boolean> = () => Promise.resolve(true)
  let diskAtRest: () => Promise<boolean> = () => Promise.resolve(true)
  learnQuestions()

  /** What an instance asks is known from the moment that there is one, and stays known. */
  function learnQuestions() {
    const listed = Object.fromEntries(
      lists.map((key) => [key, { value: [...(state.drafts[key]?.raw ?? [])] }]),
    )
    for (const { question } of questionsOf(laidOut(data.definition, listed))) {
      if (!questions.has(question.key)) {
        questions.set(question.key, question)
      }
    }
  }

  function change(update: (before: FillerState) => FillerState) {
    const before = state
    state = update(state)
    if (lists.some((key) => before.drafts[key] !== state.drafts[key])) {
      learnQuestions()
    }
    listeners.forEach((listener) => listener())
  }

  function save(question: Question, draft: Draft, pace: 'now' | 'pause') {
    const { key } = question
    const read = readDraft(question, draft)
    if (read.ok) {
      engines?.autosave.take({ key, value: read.value, note: draft.note }, pace)
    } else {
      engines?.autosave.drop(key)
    }
  }

  /** What waits for the person in an instance that goes is as the server has it: it has no plate then. */
  function letGoOf(section: string, number: string) {
    for (const question of questions.values()) {
      const { key, instance } = question
      const isIn = instance?.section === section && instance.number === number
      const isOpen = state.conflicts[key] !== undefined || state.refusals[key] !== undefined
      if (isIn && (isOpen || !readDraft(question, state.drafts[key] ?? emptyDraft).ok)) {
        actions.takeTheirs(question)
      }
    }
  }

  /** Which questions show, by the answers as they are now. */
  function isShown(): (key: string) => boolean {
    const { items } = evaluate(data.definition, answers(state), { ...data, today })
    return (key) => items[key]?.visible === true
  }

  async function settle(): Promise<boolean> {
    const hasAll = (await engines?.autosave.settle()) ?? false
    await diskAtRest()
    return hasAll
  }

  const actions: FillerActions = {
    edit(question, edited, pace) {
      const { key } = question
      givenNow.add(key)
      const draft = { ...(state.drafts[key] ?? emptyDraft), ...edited }
      change((before) => ({
        ...before,
        drafts: { ...before.drafts, [key]: draft },
        refusals: without(before.refusals, key),
      }))
      if (state.conflicts[key] === undefined) {
        save(question, draft, pace)
      } else {
        // Nothing is sent before the choice, and what is typed meanwhile is kept all the same.
        engines?.autosave.drop(key)
      }
    },
    changeInstances(change) {
      if (change.do === 'remove') {
        letGoOf(change.section, change.instance)
      }
      const all = { ...state.saved, ...answers(state) }
      const given = instancesChanged(data.definition, all, change, { ...data, today }) ?? []
      for (const { key, value } of given) {
        const question = findQuestion(data.definition, key)
        if (question !== undefined) {
          actions.edit(question, { raw: draftOf({ value }, question).raw }, 'now')
        }
      }
      const form = laidOut(data.definition, answers(state))
      return instanceShown(partsOf(form, data.lang), change)
    },
    leave: () => engines?.autosave.hurry(),
    keepMine(question) {
      change((before) => ({ ...before, conflicts: without(before.conflicts, question.key) }))
      save(question, state.drafts[question.key] ?? emptyDraft, 'now')
    },
    takeTheirs(question) {
      const { key } = question
      change((before) => ({
        ...before,
        conflicts: without(before.conflicts, key),
        refusals: without(before.refusals, key),
        drafts: { ...before.drafts, [key]: draftOf(before.saved[key], question) },
      }))
      engines?.autosave.drop(key)
    },
    addPhoto: (key, file, name, preview) => engines?.photos.add(key, file, name, preview),
    dropPhoto: (id) => engines?.photos.drop(id),
    learn(key, answer, revs) {
      engines?.autosave.learn(revs)
      change((before) => {
        const rev = revs[key] ?? before.saved[key]?.rev ?? 0
        return withStored(before, key, { value: null, ...before.saved[key], ...answer, rev })
      })
    },
    loseMedia(key, uploadId, revs) {
      const media = state.saved[key]?.media?.filter((one) => one.uploadId !== uploadId) ?? []
      actions.learn(key, { media }, revs)
    },
    changeMedia(key, media, revs) {
      const before = state.saved[key]?.media ?? []
      const isIt = ({ uploadId }: MediaRef) => uploadId === media.uploadId
      actions.learn(key, { media: before.map((one) => (isIt(one) ? media : one)) }, revs)
    },
    tryAgain() {
      void engines?.autosave.settle()
      engines?.photos.wake()
    },
    settle,
    tookOver: () => tookOver(),
    async readyToSign(key) {
      const isReady = (await settle()) && isWayFree(inTheWay(state, standing(state), isShown()))
      return isReady ? signedRevision(data.definition, state.saved, key) : null
    },
    saveFile() {
      const { id, title } = data
      // Without an entry there is nothing that a file of it could be sent to later.
      if (id !== null) {
        const photos = engines?.photos.waiting() ?? []
        const file = formFile({ data: { id, title }, questions, state, photos })
        void file.then((made) => handOver(made, title))
      }
    },
  }

  /** Somebody else's answer met: asked about, unless only what stands beside its value changed. */
  function judgeConflict(key: string, current: Answer | null): 'sendAgain' | 'ask' {
    const question = questions.get(key)
    const isSame = isSameDraft(
      draftOf(state.saved[key], question),
      draftOf(current ?? undefined, question),
    )
    change((before) => withStored(before, key, current))
    if (isSame && !givenBefore.has(key)) {
      return 'sendAgain'
    }
    change((before) => ({ ...before, conflicts: { ...before.conflicts, [key]: current } }))
    return 'ask'
  }

  /**
   * What earlier visits could not send is shown again, and goes out before anything else; but for
   * what was answered anew on this one.
   */
  function takeLeft(earlier: Held, autosave: Engines['autosave']) {
    const left = earlier.flatMap((batch) => {
      const changes = batch.changes.filter(({ key }) => !givenNow.has(key))
      const isWhole = changes.length === batch.changes.length
      // In part it is another request, under another key.
      return isWhole ? [batch] : changes.length > 0 ? [{ changes }] : []
    })
    for (const { key, value, note = '' } of left.flatMap(({ changes }) => changes)) {
      const question = findQuestion(data.definition, key)
      // Of an instance, perhaps, that was removed elsewhere since.
      if (question !== undefined && !questions.has(key)) {
        questions.set(key, question)
      }
      givenBefore.add(key)
      change((before) => ({
        ...before,
        drafts: { ...before.drafts, [key]: draftOf({ value, note }, question) },
      }))
    }
    if (left.length > 0) {
      autosave.resume(left)
    }
  }

  /** Answers that wait for the person rather than for the network. They are asked about again. */
  function undecided(): Held {
    const keys = [...Object.keys(state.conflicts), ...Object.keys(state.refusals)]
    const changes = keys.flatMap((key) => {
      const question = questions.get(key)
      const draft = state.drafts[key] ?? emptyDraft
      const read = question && readDraft(question, draft)
      return read?.ok === true ? [{ key, value: read.value, note: draft.note, baseRev: 0 }] : []
    })
    return changes.length === 0 ? [] : [{ changes }]
  }

  /** What was typed before saving began, here or on the page that was sent back, goes out now. */
  function takeTyped() {
    for (const question of questions.values()) {
      const { key } = question
      const draft = state.drafts[key] ?? emptyDraft
      const isSaved = isSameDraft(draft, draftOf(state.saved[key], question))
      if (!isSaved && state.conflicts[key] === undefined) {
        save(question, draft, 'now')
      }
    }
  }

  return {
    questions,
    actions,
    read: () => state,
    standing: (of = state) => standing(of),
    answers,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setToday(day) {
      today = day
    },
    takeNews(news) {
      const unsaved = new Set(engines?.autosave.unsaved().map(({ key }) => key))
      const newer = newerAnswers(state, news, unsaved, questions)
      if (Object.keys(newer).length > 0) {
        engines?.autosave.know(revisionsOf(newer))
        change((before) => withNews(before, newer, data.definition))
      }
    },
    start({ transport, clock, newKey, hold, photos, readAnew }) {
      const holding = holdWith(hold, (device) => change((before) => ({ ...before, device })))
      const autosave = createAutosave({
        transport,
        keep: (held) => holding.keep([...held, ...undecided()]),
        clock,
        newKey,
        revs: revisionsOf(state.saved),
        onState: (saveState) => change((before) => ({ ...before, saveState })),
        onSaved(changes, revs) {
          changes.forEach(({ key }) => givenBefore.delete(key))
          change((before) => withSaved(before, changes, revs))
        },
        onConflict: ({ key }, current) => judgeConflict(key, current),
        onRefused: (key, refusal) =>
          change((before) => ({ ...before, refusals: { ...before.refusals, [key]: refusal } })),
      })
      const queue = createPhotoQueue<Blob, MediaRef>({
        ...photos,
        clock,
        newKey,
        onChange: (pending) => change((before) => ({ ...before, photos: pending })),
        onSent: (key, media, revs) => {
          autosave.learn(revs)
          change((before) => withPhoto(before, key, media, revs))
        },
        onTakenOff(key, { uploadId }, revs) {
          autosave.learn(revs.arrived)
          actions.loseMedia(key, uploadId, revs.off)
        },
        onSignedOut: () => change((before) => ({ ...before, saveState: { kind: 'signedOut' } })),
        onTaken: holding.keepPhoto,
        onSettled: holding.dropPhoto,
        onPrepared: async (photo) =>
          void (await inTime(holding.keepPrepared(photo), clock, takeOverPatienceMs)),
      })
      engines = { autosave, photos: queue }
      takeTyped()
      const taking = holding.takeOver(
        (left) => takeLeft(left, autosave),
        ({ id, key, name, file }) => queue.add(key, file, name, previewOf(file), id),
        readAnew,
      )
      tookOver = () => inTime(taking, clock, takeOverPatienceMs)
      diskAtRest = () => inTime(holding.atRest(), clock, diskPatienceMs)
      return {
        wake() {
          autosave.wake()
          queue.wake()
        },
        farewell() {
          autosave.farewell()
        },
        stop() {
          autosave.stop()
          queue.stop()
          holding.end()
          engines = null
        },
      }
    },
  }
}

// While another page of this browser sends what was left, it holds it, and its uploads may take long.
// A disk that takes as long does not keep a photo waiting either.
const takeOverPatienceMs = 8_000

// What is kept is known a moment after it was saved; a disk that takes long is not waited for.
const diskPatienceMs = 1_000

function inTime(work: Promise<void>, clock: Clock, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const callOff = clock.after(patienceMs, () => resolve(false))
    void work.then(() => {
      callOff()
      resolve(true)
    })
  })
}
