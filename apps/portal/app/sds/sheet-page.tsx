import { useActionData, useSearchParams } from '@remix-run/react'
import { paths } from '../paths.ts'
import { isEditAgain } from '../records/edit-again.ts'
import { MomentTime } from '../records/moment-time.tsx'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import { RecordPage } from '../records/record-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { SheetBadge } from './sheet-badge.tsx'
import { SheetDocument } from './sheet-document.tsx'
import { SheetCall } from './sheet-call.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetJumps } from './sheet-jumps.tsx'
import { SheetSections } from './sheet-sections.tsx'
import { SheetStock } from './sheet-stock.tsx'
import { StockDialog } from './stock-dialog.tsx'
import type { EventView, FactRow, SheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

interface SheetPageProps {
  view: SheetView
  pads: readonly (readonly [id: string, name: string])[]
  history: readonly EventView[]
  older: string | null
}

/** One safety data sheet: what it is, what it does, what to do; sixteen sections, and where it lies. */
export function SheetPage({ view, pads, history, older }: SheetPageProps) {
  const here = paths.sheet(view.id)
  const [asked] = useSearchParams()
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const dialog = asked.get('dialog')
  const event = dialog === 'move' ? asked.get('event') : null
  const move = view.moves.find((one) => one.event === event && one.isOpen)
  const { rowVersion, formKey } = view
  return (
    <>
      <RecordPage
        trail={[{ name: words.sheets, to: paths.sds() }]}
        number={view.number}
        title={view.productName}
        badge={<SheetBadge status={view.status} />}
        facts={view.facts}
        tools={view.canEdit && <ButtonLink to={paths.editSheet(view.id)}>{words.edit}</ButtonLink>}
        aside={
          <>
            <SheetCall view={view} />
            <SheetJumps view={view} id="jumps" className={styles.wide} />
            <SheetDocument view={view} />
            <Facts rows={view.rows} />
          </>
        }
        bar={
          view.moves.length > 0 && (
            <MoveBar
              moves={view.moves}
              formKey={formKey}
              rowVersion={rowVersion}
              askAt={({ event: name, needsReason }) =>
                needsReason ? paths.sheet(view.id, { dialog: 'move', event: name }) : null
              }
              instead={null}
            />
          )
        }
      >
        <SheetHead view={view} />
        <SheetJumps view={view} id="jumps-below" className={styles.narrow} />
        <SheetSections view={view} />
        <SheetStock view={view} />
        <History events={history} older={older} />
      </RecordPage>
      {move !== undefined && (
        <MoveDialog key={move.event} {...{ move, formKey, rowVersion, again }} closeTo={here} />
      )}
      {dialog === 'stock' && view.canEdit && (
        <StockDialog {...{ pads, formKey, again }} closeTo={here} />
      )}
    </>
  )
}

function Facts({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ term, text, to, isLate = false }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={isLate ? styles.late : undefined}>
            {to === undefined ? text : <Link to={to}>{text}</Link>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function History({ events, older }: { events: readonly EventView[]; older: string | null }) {
  return (
    <section className={styles.part} id="history" aria-labelledby="history-title">
      <h2 id="history-title">{words.history}</h2>
      <ol className={styles.log}>
        {events.map(({ at, who, did, changes, reason }, place) => (
          <li key={`${at.at}${place}`}>
            <MomentTime moment={at} className={styles.at} />
            <div>
              <p>
                <b>{who}</b> {did}.{reason !== null && ` “${reason}”`}
              </p>
              {changes.map(({ label, words: change }) => (
                <p key={label} className={styles.at}>
                  {label}: {change}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {older !== null && <Link to={`${older}#history`}>{words.older}</Link>}
    </section>
  )
}
