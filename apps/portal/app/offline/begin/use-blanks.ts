import { useEffect, useState } from 'react'
import { useOnline } from '../../ui/use-online.ts'
import { withKeptStore } from '../device-store.ts'
import { isBuildHere } from '../pages/build-files.ts'
import type { KeptPage } from '../pages/page-index.ts'
import { withRoomToBegin } from '../pages/kept-images.ts'
import { askToStay } from '../staying.ts'
import { offlineWords as words } from '../offline.words.ts'
import { beginHere, blanksHere, NoRoomToBegin } from './beginnings.ts'

/** The forms that can be begun on this device, and beginning one of them. */
export type Blanks = {
  forms: readonly KeptPage[]
  isBeginning: boolean
  /** What is said of a form that could not be begun; null while nothing is. */
  failed: string | null
  begin: (blank: KeptPage) => void
}

/** With a network forms are started as ever, and there are none here. */
export function useBlanks(): Blanks {
  const isOnline = useOnline()
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  const [isBeginning, setBeginning] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  useEffect(() => {
    let isOver = false
    const isKept = document.documentElement.dataset['keptAt'] !== undefined
    const looking =
      isOnline && !isKept
        ? Promise.resolve([])
        : withKeptStore(async (store) =>
            store === null ? [] : blanksHere(store, (version) => isBuildHere(version, caches)),
          )
    void looking
      .catch(() => [])
      .then((forms) => {
        if (!isOver) {
          setKept(forms)
        }
      })
    return () => {
      isOver = true
    }
  }, [isOnline])

  async function begin(blank: KeptPage): Promise<void> {
    setBeginning(true)
    setFailed(null)
    try {
      const address = await withKeptStore((store) => {
        if (store === null) {
          throw new Error('The device is locked.')
        }
        return beginHere(withRoomToBegin(store), blank.address, Date.now())
      })
      askToStay()
      // A document of its own, which this device answers.
      location.assign(address)
    } catch (error) {
      setFailed(error instanceof NoRoomToBegin ? words.beginNoRoom : words.beginFailed)
      setBeginning(false)
    }
  }

  return {
    forms: kept,
    isBeginning,
    failed,
    begin: (blank) => {
      if (!isBeginning) {
        void begin(blank)
      }
    },
  }
}
