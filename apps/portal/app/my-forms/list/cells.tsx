import { StatusBadge } from '@holdpoint/widgets/status-badge'
import { Tag } from '@holdpoint/widgets/tag'
import { RowLink } from '../../lists/row-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import {
  CalendarClock,
  CircleCheck,
  Clock,
  FileCheck2,
  PenLine,
  Signature as SignatureIcon,
  Stamp,
  Undo2,
} from '../../ui/icons.ts'
import { words } from '../my-forms.words.ts'
import type { MyFormRow } from './my-forms.rows.server.ts'
import styles from './my-forms-table.module.css'

interface CellProps {
  row: MyFormRow
}

/** The name of an entry, whose link covers the row, and what tells it from others. */
export function FormCell({ row }: CellProps) {
  return (
    <>
      <RowLink to={row.to}>{row.title}</RowLink>
      <FormLine row={row} />
    </>
  )
}

/** The status, and in words who or what the entry waits for. */
export function StatusCell({ row }: CellProps) {
  const [Icon, look] = waitSigns[row.waits]
  return (
    <>
      <StatusBadge.Root badge={row.badge} />
      {row.due !== null && <Due due={row.due} />}
      <div className={classNames(styles.waits, styles[look])}>
        <Icon aria-hidden="true" />
        {words.waits[row.waits]}
      </div>
    </>
  )
}

/** When it is due; what is over says so in words. */
function Due({ due: { instant, short, exact, isOver } }: { due: NonNullable<MyFormRow['due']> }) {
  return (
    <div className={classNames(styles.waits, isOver && styles.late)}>
      <CalendarClock aria-hidden="true" />
      <time dateTime={instant} title={exact}>
        {isOver ? words.wasDue : words.due} {short}
      </time>
    </div>
  )
}

const waitSigns = {
  handed_back_to_you: [Undo2, 'mine'],
  sign: [SignatureIcon, 'mine'],
  approve: [Stamp, 'mine'],
  answers: [PenLine, 'mine'],
  ready: [FileCheck2, 'mine'],
  handed_back: [Undo2, 'pending'],
  others: [Clock, 'pending'],
  signed: [CircleCheck, 'complete'],
  unsigned: [Clock, 'pending'],
} as const satisfies Record<MyFormRow['waits'], unknown>

/** How much was reached, and in words whether that is enough. */
export function ScoreCell({ row: { score } }: { row: Pick<MyFormRow, 'score'> }) {
  return score === null ? (
    <small className={styles.unscored}>{words.score.none}</small>
  ) : (
    <span className={classNames(styles.percent, score.result && styles[score.result])}>
      {score.percent}{' '}
      {score.result !== null && (
        <small>
          {words.score[score.result]}
          {score.isCritical && `, ${words.score.critical}`}
        </small>
      )}
    </span>
  )
}

/** Where it was, in two lines. */
export function PlaceCell({ row: { padNames, crew } }: CellProps) {
  return (
    <>
      <span className={styles.clamped}>{padNames}</span>
      <small className={styles.clamped}>{crew}</small>
    </>
  )
}

export function StartedCell({ row: { started } }: CellProps) {
  return (
    <time dateTime={started.instant} title={started.exact}>
      {started.day} <small>{started.clock}</small>
    </time>
  )
}

function FormLine({ row }: CellProps) {
  const text = row.answer ?? row.notes
  const places = (['pad', 'crew'] as const).filter((kind) => isSaid(placeOf(row, kind)))
  return (
    <>
      <div className={styles.line}>
        {row.elevatedFrom !== null && (
          <Tag.Root kind="elevated" title={`Elevated from ${row.elevatedFrom}`} />
        )}{' '}
        {row.isReopened && <Tag.Root kind="reopened" />}
        <span className={styles.place} title={places.map((kind) => placeOf(row, kind)).join(', ')}>
          {places.map((kind, at) => (
            <span key={kind}>
              {at > 0 && ', '}
              <span className={styles.label}>{words.columns[kind]} </span>
              {placeOf(row, kind)}
            </span>
          ))}
        </span>{' '}
        <span className={styles.lead}>
          <b>{row.typeName}</b>{' '}
          {text !== null && <span className={styles.answer}>{text.shown}</span>}
        </span>
      </div>
      {row.answer !== null && row.answer.whole !== null && (
        <details className={styles.whole}>
          <summary>
            <span className={styles.readMore}>{words.readMore}</span>
            <span className={styles.readLess}>{words.readLess}</span>
          </summary>
          <p>{row.answer.whole}</p>
        </details>
      )}
    </>
  )
}

function placeOf(row: MyFormRow, kind: 'pad' | 'crew'): string {
  return kind === 'pad' ? row.padNames : row.crew
}

function isSaid(place: string): boolean {
  return place !== '' && place !== 'N/A'
}

/** Whether all have signed (spec 4): an icon and a word. */
export function SignatureCell({ row: { signature } }: CellProps) {
  const Icon = signature === 'complete' ? CircleCheck : Clock
  return (
    <span className={classNames(styles.sign, styles[signature])}>
      <Icon aria-hidden="true" />
      <span className={styles.label}>{words.columns.signature} </span>
      {words.signature[signature]}
    </span>
  )
}
