import type { DeviceState } from '../filler-state.ts'
import type { Held } from './autosave.ts'

/** A photo that is kept on the device until it has arrived. */
export type HeldPhoto = { id: string; key: string; name: string; file: Blob }

/** What earlier visits of a form left. */
export type Left = { answers: Held; photos: readonly HeldPhoto[] }

/** A place on the device for the work of one visit. */
export interface DeviceHold {
  keep: (held: Held) => Promise<void>
  keepPhoto: (photo: HeldPhoto) => Promise<void>
  dropPhoto: (id: string) => Promise<void>
  /** What earlier visits left is this visit's; `taken` is called once it has it all. */
  takeOver: () => Promise<{ left: Left; taken: () => Promise<void> }>
  end: () => void
}

/** A hold whose state is told, and whose failures hold nothing else up. */
export interface Holding {
  keep: (held: Held) => Promise<void>
  keepPhoto: (photo: HeldPhoto) => void
  dropPhoto: (id: string) => void
  takeOver: (
    onAnswers: (answers: Held) => void,
    onPhoto: (photo: HeldPhoto) => void,
  ) => Promise<void>
  end: () => void
}

/** Tells of what is kept and what is not: "kept" is said once nothing is on its way any more. */
export function holdWith(hold: DeviceHold, tell: (state: DeviceState) => void): Holding {
  const photos = new Set<string>()
  let hasAnswers = false
  let open = 0
  let state: DeviceState = 'empty'
  let isOver = false

  function become(next: DeviceState) {
    if (next !== state && !isOver) {
      state = next
      tell(next)
    }
  }

  async function follow(work: Promise<void>): Promise<void> {
    open += 1
    if (state !== 'full' && state !== 'closed') {
      become('keeping')
    }
    try {
      await work
      open -= 1
      if (open === 0) {
        become(hasAnswers || photos.size > 0 ? 'kept' : 'empty')
      }
    } catch (error) {
      open -= 1
      become(error instanceof Error && error.name === 'NoPlace' ? 'closed' : 'full')
    }
  }

  return {
    keep(held) {
      hasAnswers = held.length > 0
      return follow(hold.keep(held))
    },
    keepPhoto(photo) {
      if (!photos.has(photo.id)) {
        photos.add(photo.id)
        void follow(hold.keepPhoto(photo))
      }
    },
    dropPhoto(id) {
      photos.delete(id)
      void follow(hold.dropPhoto(id))
    },
    async takeOver(onAnswers, onPhoto) {
      try {
        const { left, taken } = await hold.takeOver()
        if (isOver) {
          return
        }
        onAnswers(left.answers)
        left.photos.forEach((photo) => {
          photos.add(photo.id)
          onPhoto(photo)
        })
        await taken()
      } catch {
        // What can not be read stays where it is; keeping will tell that there is no place.
      }
    },
    end() {
      isOver = true
      hold.end()
    },
  }
}
