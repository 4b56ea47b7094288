import { useEachMinute } from '../../lists/live/use-each-minute.ts'
import { useLiveRows } from '../../lists/live/use-live-rows.ts'
import { paths } from '../../paths.ts'
import { BackLink, Crumbs, type Trail } from '../../shell/crumbs.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { RotateCcw } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { BoardView } from './board-load.server.ts'
import { BoardTable } from './board-table.tsx'
import { words } from './board.words.ts'
import styles from './board.module.css'

const trail: Trail = [{ name: words.lockouts, to: paths.lockouts() }]

/** The live board: who holds a lock, on what, for how long. It follows what others do. */
export function BoardPage({ board }: { board: BoardView }) {
  const { read, pad, machines, cut, personId } = board
  useLiveRows({
    ...{ personId, follows: 'loto', isHeld: false },
    ids: machines.map(({ id }) => id),
  })
  // The hours go on, and what comes onto the board is none of its rows yet.
  useEachMinute()
  return (
    <>
      <Crumbs trail={trail} here={words.title} />
      <PageHead title={words.title} about={words.about(read)} before={<BackLink trail={trail} />}>
        <ButtonLink
          to={paths.lockoutBoard({ pad: pad ?? undefined })}
          replace
          preventScrollReset
          className={styles.refresh}
        >
          <RotateCcw aria-hidden="true" /> {words.refresh}
        </ButtonLink>
      </PageHead>
      <div className={styles.board}>
        <Figures board={board} />
        <Pads board={board} />
        {machines.length === 0 ? (
          <p className={styles.none}>{pad === null ? words.none : words.noneOnPad}</p>
        ) : (
          <BoardTable machines={machines} />
        )}
        {cut !== null && <p>{cut}</p>}
      </div>
    </>
  )
}

function Figures({ board: { figures } }: { board: BoardView }) {
  return (
    <ul className={styles.figures} aria-label={words.figures}>
      {figures.map(({ figure, says, to, isLate = false }) => (
        <li key={says} className={classNames(styles.figure, isLate && styles.late)}>
          <b>{figure}</b>
          {to === undefined ? <span>{says}</span> : <Link to={to}>{says}</Link>}
        </li>
      ))}
    </ul>
  )
}

/** Narrows the board to a pad; where all machines stand on one there is nothing to choose. */
function Pads({ board: { pad, pads } }: { board: BoardView }) {
  if (pads.length < 2 && pad === null) {
    return null
  }
  const links = [{ id: undefined, name: words.allPads }, ...pads]
  return (
    <nav aria-label={words.pads} className={styles.pads}>
      {links.map(({ id, name }) => (
        <Link
          key={id ?? ''}
          to={paths.lockoutBoard({ pad: id })}
          preventScrollReset
          aria-current={(id ?? null) === pad ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
