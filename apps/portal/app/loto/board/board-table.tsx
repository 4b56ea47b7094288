import { MomentTime } from '../../records/moment-time.tsx'
import { Link } from '../../ui/link.tsx'
import { HeldBar } from '../held-bar.tsx'
import { LotoBadge } from '../lockouts/loto-badge.tsx'
import { PointTag } from '../point-tag.tsx'
import type { BoardMachine } from './board-load.server.ts'
import { words } from './board.words.ts'
import styles from './board.module.css'

const { columns } = words

/** The machines with their locks; those with the lock that is on longest stand first. */
export function BoardTable({ machines }: { machines: readonly BoardMachine[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.who}</th>
          <th scope="col" className={styles.lock}>
            {columns.lock}
          </th>
          <th scope="col" className={styles.point}>
            {columns.point}
          </th>
          <th scope="col" className={styles.since}>
            {columns.since}
          </th>
          <th scope="col" className={styles.long}>
            {columns.long}
          </th>
        </tr>
      </thead>
      {machines.map((machine) => (
        <Machine key={machine.id} machine={machine} />
      ))}
    </table>
  )
}

function Machine({ machine }: { machine: BoardMachine }) {
  const { to, name, number, status, locked, points, about, held } = machine
  return (
    <tbody>
      <tr className={styles.machine}>
        <th colSpan={5} scope="rowgroup">
          <div>
            <Link to={to}>{name}</Link>
            <span className={styles.number}>{number}</span>
            <LotoBadge status={status} />
            <PointBoxes locked={locked} points={points} />
            <span>{words.points(locked, points)}</span>
            <span className={styles.about}>{about.join(', ')}</span>
          </div>
        </th>
      </tr>
      {held.length === 0 && (
        <tr>
          <td colSpan={5}>{words.noLock}</td>
        </tr>
      )}
      {held.map((lock, place) => (
        <tr key={place}>
          <td className={styles.who}>
            <b>{lock.name}</b>
            <small>{lock.point}</small>
          </td>
          <td className={styles.lock}>
            <PointTag tag={lock.number} />
          </td>
          <td className={styles.point}>{lock.point}</td>
          <td className={styles.since}>
            <MomentTime moment={lock.since} />
          </td>
          <td className={styles.long}>
            <HeldBar minutes={lock.minutes} isLong={lock.isLong} />
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** How many of its points are locked, for the eyes; the words stand beside it. */
function PointBoxes({ locked, points }: { locked: number; points: number }) {
  return (
    <span className={styles.boxes} aria-hidden="true">
      {Array.from({ length: points }, (_, place) => (
        <i key={place} className={place < locked ? styles.on : undefined} />
      ))}
    </span>
  )
}
