import { useRootData } from '../../shell/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { timeWriter } from '../../ui/time.ts'
import styles from '../edit-form.module.css'
import type { Offer } from './hold-typing.ts'
import { words } from './kept-typing.words.ts'

export interface KeptLineProps {
  offer: Offer
  onPutBack: () => void
  onThrowAway: () => void
}

/** Says at the top of a form that something was typed there and not saved, and offers it. */
export function KeptLine({ offer, onPutBack, onThrowAway }: KeptLineProps) {
  const zone = useRootData()?.timeZone ?? 'UTC'
  const { day, clock } = timeWriter(zone, new Date(offer.now))(new Date(offer.at).toISOString())
  return (
    <div className={styles.kept}>
      <p role="status">
        {words.typed(day, clock)} {offer.hasFile && words.filesAgain}
      </p>
      <div className={styles.keptButtons}>
        <Button type="button" onClick={onPutBack}>
          {words.putBack}
        </Button>
        <Button type="button" tone="quiet" onClick={onThrowAway}>
          {words.throwAway}
        </Button>
      </div>
    </div>
  )
}
