import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { PointTag } from '../point-tag.tsx'
import type { HeldLock } from './held-now.server.ts'
import { pointWords as words, words as pageWords } from './loto.words.ts'
import { Point } from './point.tsx'
import type { PointsView } from './points-view.server.ts'
import styles from './points-pane.module.css'

interface PointsPaneProps {
  formKey: string
  points: PointsView
}

/** One point, one screen: the strip of all tags, the point that is shown, and who holds what. */
export function PointsPane({ formKey, points: { title, strip, point, held } }: PointsPaneProps) {
  return (
    <div className={styles.run}>
      <Strip title={title} strip={strip} />
      {point === null ? (
        <p>{words.none}</p>
      ) : (
        <Point key={point.id} formKey={formKey} point={point} />
      )}
      <Holds held={held} />
    </div>
  )
}

/** The points in their order, each with its tag and in words how far it is. */
function Strip({ title, strip }: Pick<PointsView, 'title' | 'strip'>) {
  const list = useRef<HTMLOListElement>(null)
  const shown = strip.find(({ isShown }) => isShown)?.id
  // On a phone they stand in a row that goes on beyond the screen; the page itself does not move.
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]')?.closest('li')
    if (list.current !== null && here) {
      list.current.scrollLeft = here.offsetLeft + (here.offsetWidth - list.current.offsetWidth) / 2
    }
  }, [shown])

  return (
    <nav className={styles.strip} aria-label={words.strip}>
      <h2>{title}</h2>
      <ol ref={list}>
        {strip.map(({ id, tag, device, tone, state, to, isShown }) => (
          <li key={id}>
            <Link
              to={to}
              replace
              preventScrollReset
              className={styles[tone]}
              aria-current={isShown ? 'step' : undefined}
            >
              <PointTag tag={tag} />
              <span className={styles.device}>{device}</span>
              <small>{state}</small>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Holds({ held }: { held: readonly HeldLock[] }) {
  return (
    <section className={styles.holds} aria-label={words.holds}>
      <h2>{words.holds}</h2>
      {held.length === 0 && <p>{words.nobody}</p>}
      <ul>
        {held.map(({ id, name, on, number, long, isLong }) => (
          <li key={id} className={classNames(isLong && styles.late)}>
            <span>
              <b>{name}</b>
              <small>{on}</small>
            </span>
            <span className={styles.number}>
              <b>{number}</b>
              <small>{long}</small>
            </span>
          </li>
        ))}
      </ul>
      <Link to={paths.lockoutBoard()}>{pageWords.board}</Link>
    </section>
  )
}
