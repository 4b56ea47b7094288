import { browserClock } from '../fill-out/saving/clock.ts'
import type { Held } from '../fill-out/saving/held.ts'
import { tellDevice } from './device-news.ts'
import type { DeviceStore, NoStore } from './device-store.ts'
import { NoPlace } from './no-place.ts'
import { openedInTime } from './opened-in-time.ts'
import { wasSentLately } from './sent-lately.ts'
import {
  formLock,
  unsentRecords,
  visitLock,
  type UnsentAnswers,
  type UnsentPhoto,
  type UnsentRecord,
} from './unsent-records.ts'

/** What one visit of a form keeps on the device. */
export interface FormHold {
  /** Fails where the place could not be opened; then nothing was kept, and another hold may try. */
  ready: Promise<unknown>
  /** Resolves when this, or something later, is on the disk. Fails where nothing can be kept. */
  keep: (held: Held) => Promise<void>
  keepPhoto: (photo: { id: string; key: string; name: string; file: Blob }) => Promise<void>
  dropPhoto: (id: string) => Promise<void>
  /** What earlier visits of this form left, whose pages are gone. From now on it is this one's. */
  takeOver: () => Promise<readonly UnsentRecord[]>
  /** Whether some of it was sent while this page came, which may show what stood before. */
  isBehind: () => Promise<boolean>
  /** The earlier visits' records go: this visit keeps what was in them. */
  settle: (records: readonly UnsentRecord[]) => Promise<void>
  /** The page leaves the form; whatever it kept is for others to send. */
  end: () => void
}

export function createFormHold(
  form: { formId: string; title: string },
  open: () => Promise<DeviceStore | NoStore>,
  clock = browserClock,
): FormHold {
  const visit = crypto.randomUUID()
  const about = { ...form, visit, at: Date.now() }
  const releases: (() => void)[] = []
  const ready = begin()
  // Whoever needs the place hears of it; nobody else has to.
  ready.catch(() => undefined)
  let latest: Held = []
  let asked = 0
  let written = 0
  let isThere = false
  let hasWaited = false
  let tail: Promise<void> = Promise.resolve()

  async function begin(): Promise<DeviceStore> {
    const store = await openedInTime(open(), clock)
    if (typeof store === 'string') {
      throw new NoPlace(store)
    }
    releases.push(await take(visitLock(visit), {}))
    const shared = { mode: 'shared' } as const
    const free = await takeIfFree(formLock(form.formId), shared)
    hasWaited = free === null
    releases.push(free ?? (await take(formLock(form.formId), shared)))
    return store
  }

  async function write(held: Held): Promise<void> {
    const store = await ready
    if (held.length > 0) {
      const json: UnsentAnswers = { kind: 'answers', ...about, batches: held }
      await store.put('unsent', visit, { json })
      isThere = true
    } else if (isThere) {
      await store.remove('unsent', visit)
      isThere = false
      tellDevice('arrived')
    }
  }

  return {
    ready,
    keep(held) {
      latest = held
      asked += 1
      const mine = asked
      // While one state is written, only the last one after it waits.
      tail = tail
        .catch(() => undefined)
        .then(async () => {
          if (written < mine) {
            const now = asked
            await write(latest)
            written = now
          }
        })
      return tail
    },
    async keepPhoto({ id, key, name, file }) {
      const store = await ready
      const json: UnsentPhoto = {
        kind: 'photo',
        ...about,
        questionKey: key,
        name,
        type: file.type,
      }
      await store.put('unsent', id, { json, bytes: new Uint8Array(await file.arrayBuffer()) })
    },
    async dropPhoto(id) {
      const store = await ready
      await store.remove('unsent', id)
      tellDevice('arrived')
    },
    async takeOver() {
      const store = await ready
      const records = await unsentRecords(store)
      // That it was begun here is nobody's visit; it goes once the server has heard of it.
      const others = records.filter(
        ({ about: left }) => left.formId === form.formId && left.kind !== 'beginning',
      )
      const visits = [...new Set(others.map((one) => one.about.visit))]
      const dead = new Set<string>()
      for (const other of visits) {
        const release = other === visit ? null : await takeIfFree(visitLock(other), {})
        if (release !== null) {
          releases.push(release)
          dead.add(other)
        }
      }
      return others.filter((one) => dead.has(one.about.visit))
    },
    async isBehind() {
      await ready
      return hasWaited || wasSentLately(form.formId)
    },
    async settle(records) {
      const store = await ready
      await tail
      for (const { id, about: left } of records) {
        // A photo goes on under its own name: the queue keeps it until it has arrived.
        if (left.kind === 'answers') {
          await store.remove('unsent', id)
        }
      }
    },
    end() {
      void ready
        .then(async (store) => {
          await tail.catch(() => undefined)
          releases.forEach((release) => release())
          tellDevice('unsent')
          store.close()
        })
        .catch(() => undefined)
    },
  }
}

/** Takes a lock and answers what gives it back. */
function take(name: string, options: LockOptions): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, options, () => new Promise<void>((release) => resolve(release)))
      .catch(reject)
  })
}

function takeIfFree(name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ...options, ifAvailable: true }, (lock) =>
        lock === null ? resolve(null) : new Promise<void>((release) => resolve(() => release())),
      )
      .catch(reject)
  })
}
