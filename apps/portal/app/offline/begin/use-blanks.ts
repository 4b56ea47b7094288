import { useEffect, useState } from 'react'
import { useOnline } from '../../ui/use-online.ts'
import { openKeptStore, type DeviceStore } from '../device-store.ts'
import { keptPages } from '../pages/kept-pages.ts'
import type { KeptPage } from '../pages/page-index.ts'
import { withRoomToBegin } from '../pages/kept-images.ts'
import { askToStay } from '../staying.ts'
import { beginHere } from './beginnings.ts'

/** The forms that can be begun on this device, and beginning one of them. */
export type Blanks = {
  forms: readonly KeptPage[]
  isBeginning: boolean
  hasFailed: boolean
  begin: (blank: KeptPage) => void
}

/** With a network forms are started as ever, and there are none here. */
export function useBlanks(): Blanks {
  const isOnline = useOnline()
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  const [isBeginning, setBeginning] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isOver = false
    const isKept = document.documentElement.dataset['keptAt'] !== undefined
    const looking = isOnline && !isKept ? Promise.resolve([]) : withKeptStore(blanksOf)
    void looking
      .catch(() => [])
      .then((forms) => {
        if (!isOver) {
          setKept(forms ?? [])
        }
      })
    return () => {
      isOver = true
    }
  }, [isOnline])

  async function begin(blank: KeptPage): Promise<void> {
    setBeginning(true)
    setFailed(false)
    try {
      const address = await withKeptStore((store) =>
        beginHere(withRoomToBegin(store), blank, Date.now()),
      )
      if (address === undefined) {
        throw new Error('The device is locked.')
      }
      askToStay()
      // A document of its own, which this device answers.
      location.assign(address)
    } catch {
      setFailed(true)
      setBeginning(false)
    }
  }

  return {
    forms: kept,
    isBeginning,
    hasFailed,
    begin: (blank) => {
      if (!isBeginning) {
        void begin(blank)
      }
    },
  }
}

async function blanksOf(store: DeviceStore): Promise<KeptPage[]> {
  const blanks = (await keptPages(store)).filter(({ kind }) => kind === 'blank')
  return blanks.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

async function withKeptStore<Answer>(
  work: (store: DeviceStore) => Promise<Answer>,
): Promise<Answer | undefined> {
  const store = await openKeptStore()
  try {
    return store === null ? undefined : await work(store)
  } finally {
    store?.close()
  }
}
