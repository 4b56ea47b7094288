import { useKeptPage, type KeptState } from '../offline/pages/use-kept-page.ts'
import { paths } from '../paths.ts'
import { useRootData } from '../shell/root-data.ts'
import { dayAndClock } from '../ui/time.ts'
import { useScripted } from '../ui/use-scripted.ts'
import type { FileView } from './file-view.server.ts'
import styles from './file-page.module.css'
import { words } from './file.words.ts'
import { PinButton } from './pin-button.tsx'

/** The pin of a file, and what it does on this device (decision 0094). */
export function Pinned({ view }: { view: FileView }) {
  const { id, isPinned, isTooLarge } = view
  return (
    <div className={styles.pinned}>
      <PinButton file={view} />
      {isTooLarge && <p>{words.keeps.tooLarge}</p>}
      {!isTooLarge && !isPinned && <p>{words.keeps.offered}</p>}
      {!isTooLarge && isPinned && <KeptSaying address={paths.file(id)} />}
    </div>
  )
}

/** Whether a pinned file is on this device, and since when. */
function KeptSaying({ address }: { address: string }) {
  const isScripted = useScripted()
  const timeZone = useRootData()?.timeZone ?? 'UTC'
  const state = useKeptPage(address)
  return <p role="status">{isScripted ? sayingOf(state, timeZone) : words.keeps.withoutScript}</p>
}

function sayingOf(state: KeptState, timeZone: string): string {
  return typeof state === 'string'
    ? words.keeps[state]
    : words.keeps.kept(dayAndClock(state.at, timeZone, new Date()))
}
