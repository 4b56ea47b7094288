import type { Answers } from '@holdpoint/forms'
import { paths } from '../../paths.ts'
import { tellDevice } from '../device-news.ts'
import { openDeviceStore, type DeviceStore, type NoStore } from '../device-store.ts'
import { beginningOf } from './beginnings.ts'
import { sendBeginning, type BeginReply } from './send-beginning.ts'

interface BegunFirstParts {
  open: () => Promise<DeviceStore | NoStore>
  send: typeof sendBeginning
  onBegun: () => void
}

/** What the page of an entry does that was begun on this device. */
export interface BegunFirst {
  /** Tells the server of the entry, where it has not heard of it. */
  begin: () => Promise<BeginReply>
  /** What it begins with, on its first visit: `first` says it for the moment of the start. */
  takeFirst: (first: (moment: Date) => Answers, take: (answers: Answers) => void) => Promise<void>
}

export function createBegunFirst(
  myFormId: string,
  { open, send, onBegun }: BegunFirstParts,
): BegunFirst {
  async function withStore<Answer>(
    work: (store: DeviceStore) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    const store = await open()
    if (typeof store === 'string') {
      return undefined
    }
    try {
      return await work(store)
    } finally {
      store.close()
    }
  }

  return {
    async begin() {
      const reply = await withStore(async (store): Promise<BeginReply> => {
        const about = await beginningOf(store, myFormId)
        if (about === null) {
          // Another page, or what looks after this device, was faster.
          return { kind: 'begun' }
        }
        const sent = await send(myFormId, about)
        if (sent.kind === 'begun') {
          await store.remove('unsent', myFormId)
          onBegun()
        }
        return sent
      })
      return reply ?? { kind: 'unreachable' }
    },
    async takeFirst(first, take) {
      await withStore(async (store) => {
        const about = await beginningOf(store, myFormId)
        if (about?.isFresh === true) {
          take(first(new Date(about.at)))
          // From here on they are kept as what is typed is.
          await store.put('unsent', myFormId, { json: { ...about, isFresh: false } })
        }
      })
    },
  }
}

/** The same in a browser. */
export function begunFirst(
  { myFormId, personId }: { myFormId: string; personId: string },
  onBegun: () => void,
): BegunFirst {
  return createBegunFirst(myFormId, {
    open: () => openDeviceStore(personId, paths.deviceKey()),
    send: sendBeginning,
    onBegun() {
      tellDevice('arrived')
      onBegun()
    },
  })
}
