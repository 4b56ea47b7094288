import type { Thanks } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { MomentTime } from '../records/moment-time.tsx'
import type { Moment } from '../records/moment.ts'
import { Link } from '../ui/link.tsx'
import styles from './home.module.css'
import { words } from './home.words.ts'

interface ThanksProps {
  thanks: readonly (Pick<Thanks, 'id' | 'category' | 'entry'> & { by: string; moment: Moment })[]
}

/** Who thanked the person lately, and for which form, where they may read it. */
export function ThanksList({ thanks }: ThanksProps) {
  return thanks.length === 0 ? null : (
    <section className={styles.thanks} aria-labelledby="thanks">
      <h2 id="thanks">{words.thanks}</h2>
      <ul>
        {thanks.map(({ id, category, by, moment, entry }) => (
          <li key={id}>
            <b>{category}</b>
            <span>{words.thanked(by)}</span>
            {entry !== null && (
              <Link to={paths.reviewQuestion(entry.id)}>
                {entry.title}, {entry.number}
              </Link>
            )}
            <MomentTime moment={moment} className={styles.at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
