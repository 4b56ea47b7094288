import { useSearchParams } from '@remix-run/react'
import { paths, withQuery } from '../paths.ts'
import { AcknowledgementPeople } from '../records/acknowledgement/acknowledgement-people.tsx'
import type { PeopleView } from '../records/acknowledgement/acknowledgement-view.server.ts'
import { useAskedWaiver } from '../records/acknowledgement/asked-waiver.ts'
import { WaiveDialog } from '../records/acknowledgement/waive-dialog.tsx'
import { useAskedMove } from '../records/asked-move.ts'
import { Facts } from '../records/facts.tsx'
import type { EventView } from '../records/history/history-view.server.ts'
import { RecordHistory } from '../records/history/record-history.tsx'
import { FollowButton } from '../records/follow-button.tsx'
import type { FollowView } from '../records/follow.server.ts'
import { MoveBar } from '../records/move-bar.tsx'
import { MoveDialog } from '../records/move-dialog.tsx'
import { RecordPage } from '../records/record-page.tsx'
import parts from '../records/record-parts.module.css'
import { RecordTools } from '../records/record-tools.tsx'
import { isAskedAtFoot, SheetAsked } from './sheet-asked.tsx'
import { SheetBadge } from './sheet-badge.tsx'
import { SheetDocument } from './sheet-document.tsx'
import { SheetCode } from './sheet-code.tsx'
import { sheetMoveAt, sheetTools } from './sheet-commands.ts'
import { SheetCall } from './sheet-call.tsx'
import { SheetHead } from './sheet-head.tsx'
import { SheetJumps } from './sheet-jumps.tsx'
import { SheetMissing, SheetRequest } from './sheet-request.tsx'
import { SheetSections } from './sheet-sections.tsx'
import { SheetStock } from './sheet-stock.tsx'
import { StockDialog } from './stock-dialog.tsx'
import type { SheetView } from './sheet-view.server.ts'
import { words } from './sheet.words.ts'
import styles from './sheet-page.module.css'

interface SheetPageProps {
  view: SheetView
  follow: FollowView
  /** Who has acknowledged it; null for who only reads it, and where nobody is asked. */
  people: { people: PeopleView & { here: string }; older: string | null } | null
  pads: readonly (readonly [id: string, name: string])[]
  history: readonly EventView[]
  older: string | null
}

/** One safety data sheet: what it is, what it does, what to do; sixteen sections, and where it lies. */
export function SheetPage({ view, follow, people, pads, history, older }: SheetPageProps) {
  const here = paths.sheet(view.id)
  const [asked] = useSearchParams()
  const { move, again } = useAskedMove(view.moves)
  const { rowVersion, formKey } = view
  const waiver = useAskedWaiver(people?.people.rows, again)
  const isAtFoot = isAskedAtFoot(view)
  return (
    <>
      <RecordPage
        trail={[{ name: words.sheets, to: paths.sds() }]}
        number={view.number}
        title={view.productName}
        badge={<SheetBadge status={view.status} />}
        facts={view.facts}
        tools={
          <>
            <FollowButton follow={follow} here={here} />
            <RecordTools tools={sheetTools(view)} />
          </>
        }
        aside={
          <>
            {view.isRead && <SheetCall view={view} />}
            <SheetRequest view={view} />
            {!isAtFoot && <SheetAsked view={view} />}
            {view.isRead && (
              <>
                <SheetJumps view={view} id="jumps" className={styles.wide} />
                <SheetDocument view={view} />
              </>
            )}
            <SheetCode view={view} />
            <Facts rows={view.rows} />
          </>
        }
        bar={
          isAtFoot ? (
            <SheetAsked view={view} isFoot />
          ) : (
            <MoveBar
              moves={view.moves}
              formKey={formKey}
              rowVersion={rowVersion}
              askAt={sheetMoveAt(view.id)}
              instead={null}
            />
          )
        }
      >
        {view.isRead ? (
          <>
            <SheetHead view={view} />
            <SheetJumps view={view} id="jumps-below" className={styles.narrow} />
            <SheetSections view={view} />
            <SheetStock view={view} />
          </>
        ) : (
          <SheetMissing view={view} />
        )}
        {people !== null && (
          <section className={parts.part} aria-labelledby="people">
            <h2 id="people">{words.people}</h2>
            <AcknowledgementPeople
              people={people.people}
              at={(state) => paths.sheet(view.id, { state })}
              older={people.older}
              {...(view.canWaive && {
                waiveAt: (person) => withQuery(people.people.here, { dialog: 'waive', person }),
              })}
            />
          </section>
        )}
        <RecordHistory events={history} older={older} />
      </RecordPage>
      {move !== undefined && (
        <MoveDialog key={move.event} {...{ move, formKey, rowVersion, again }} closeTo={here} />
      )}
      {view.canWaive && waiver !== undefined && (
        <WaiveDialog {...{ formKey, again }} {...waiver} closeTo={people?.people.here ?? here} />
      )}
      {asked.get('dialog') === 'stock' && view.canEdit && (
        <StockDialog {...{ pads, formKey, again }} closeTo={here} />
      )}
    </>
  )
}
