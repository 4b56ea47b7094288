import type { DeviceState } from '../filler-state.ts'
import type { Held } from './held.ts'

/** A photo that is kept on the device until it has arrived. */
export type HeldPhoto = { id: string; key: string; name: string; file: Blob }

/** What earlier visits of a form left. */
export type Left = { answers: Held; photos: readonly HeldPhoto[] }

/** A place on the device for the work of one visit. */
export interface DeviceHold {
  keep: (held: Held) => Promise<void>
  keepPhoto: (photo: HeldPhoto) => Promise<void>
  dropPhoto: (id: string) => Promise<void>
  /**
   * What earlier visits left is this visit's; `taken` is called once it has it all. The page is
   * behind where some of what they left was sent while it came.
   */
  takeOver: () => Promise<{ left: Left; isBehind: boolean; taken: () => Promise<void> }>
  end: () => void
}

/** A hold whose state is told, and whose failures hold nothing else up. */
export interface Holding {
  keep: (held: Held) => Promise<void>
  keepPhoto: (photo: HeldPhoto) => void
  /** Keeps a photo as it is sent, in place of what it was made from. */
  keepPrepared: (photo: HeldPhoto) => Promise<void>
  dropPhoto: (id: string) => void
  /** Resolves once nothing is being written, so that it is known what is kept. */
  atRest: () => Promise<void>
  takeOver: (
    onAnswers: (answers: Held) => void,
    onPhoto: (photo: HeldPhoto) => void,
    onBehind: () => void,
  ) => Promise<void>
  end: () => void
}

const answers = 'answers'

/** Tells of what is kept and what is not: "kept" is said once nothing is missing any more. */
export function holdWith(hold: DeviceHold, tell: (state: DeviceState) => void): Holding {
  const photos = new Map<string, HeldPhoto>()
  /** The last time that each of them was put there, done or under way. */
  const puts = new Map<string, Promise<void>>()
  /** What is not on the disk although it should be, and why. */
  const failed = new Map<string, 'full' | 'closed'>()
  const works = new Set<Promise<void>>()
  let hasAnswers = false
  let open = 0
  let state: DeviceState = 'empty'
  /** Taking over what was left, where it could not be done yet. */
  let missed: (() => Promise<void>) | null = null
  let isOver = false

  function become(next: DeviceState) {
    if (next !== state && !isOver) {
      state = next
      tell(next)
    }
  }

  function follow(what: string, work: Promise<void>): Promise<void> {
    const done = followed(what, work)
    works.add(done)
    return done.finally(() => works.delete(done))
  }

  async function followed(what: string, work: Promise<void>): Promise<void> {
    open += 1
    if (failed.size === 0) {
      become('keeping')
    }
    try {
      await work
      failed.delete(what)
      takeMissed()
    } catch (error) {
      if (what === answers || photos.has(what)) {
        const isClosed = error instanceof Error && error.name === 'NoPlace'
        failed.set(what, isClosed ? 'closed' : 'full')
      }
    }
    open -= 1
    const [worst] = failed.values()
    if (worst !== undefined) {
      become(worst)
    } else if (open === 0) {
      become(hasAnswers || photos.size > 0 ? 'kept' : 'empty')
    }
  }

  function putPhoto(photo: HeldPhoto): Promise<void> {
    const put = follow(photo.id, hold.keepPhoto(photo))
    puts.set(photo.id, put)
    return put
  }

  /** What had no place may have one now that something else found it. */
  function putFailedPhotos() {
    for (const photo of photos.values()) {
      if (failed.has(photo.id)) {
        void putPhoto(photo)
      }
    }
  }

  /** The place could be opened after all. */
  function takeMissed() {
    const take = missed
    missed = null
    void take?.()
  }

  async function takeOver(
    ...[onAnswers, onPhoto, onBehind]: Parameters<Holding['takeOver']>
  ): Promise<void> {
    try {
      const { left, isBehind, taken } = await hold.takeOver()
      if (isOver) {
        return
      }
      onAnswers(left.answers)
      left.photos.forEach((photo) => {
        photos.set(photo.id, photo)
        onPhoto(photo)
      })
      if (isBehind) {
        onBehind()
      }
      await taken()
    } catch {
      // What can not be read stays where it is; keeping will tell that there is no place.
      missed = () => takeOver(onAnswers, onPhoto, onBehind)
    }
  }

  return {
    takeOver,
    async keep(held) {
      hasAnswers = held.length > 0
      await follow(answers, hold.keep(held))
      if (!failed.has(answers)) {
        putFailedPhotos()
      }
    },
    keepPhoto(photo) {
      if (!photos.has(photo.id)) {
        photos.set(photo.id, photo)
        void putPhoto(photo)
      }
    },
    async keepPrepared(photo) {
      await puts.get(photo.id)
      if (photos.has(photo.id)) {
        photos.set(photo.id, photo)
        await putPhoto(photo)
      }
    },
    dropPhoto(id) {
      photos.delete(id)
      puts.delete(id)
      failed.delete(id)
      void follow(id, hold.dropPhoto(id))
    },
    async atRest() {
      while (works.size > 0) {
        await Promise.all(works)
      }
    },
    end() {
      isOver = true
      hold.end()
    },
  }
}
