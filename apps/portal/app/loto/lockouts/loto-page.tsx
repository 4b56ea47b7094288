import { useSearchParams } from '@remix-run/react'
import type { SearchPeople } from '@holdpoint/widgets/person-search'
import { useLiveRows } from '../../lists/live/use-live-rows.ts'
import { paths } from '../../paths.ts'
import { FollowButton } from '../../records/follow-button.tsx'
import { HistoryLines } from '../../records/history/record-history.tsx'
import { MoveBar } from '../../records/move-bar.tsx'
import { Panes } from '../../records/panes.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import parts from '../../records/record-parts.module.css'
import { RecordTools } from '../../records/record-tools.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LocksPane } from './locks-pane.tsx'
import { LotoBadge } from './loto-badge.tsx'
import { lotoMoveAt, lotoTools } from './loto-commands.ts'
import { LotoDialogs } from './loto-dialogs.tsx'
import type { LotoLoaded } from './loto-load.server.ts'
import type { LotoView } from './loto-view.server.ts'
import { useFresh } from './use-fresh.ts'
import { words } from './loto.words.ts'
import { PlanPane } from './plan-pane.tsx'
import { PointBar } from './point-bar.tsx'
import { PointsPane } from './points-pane.tsx'
import styles from './loto-page.module.css'

type LotoPageProps = LotoLoaded & { search: SearchPeople }

/** One lockout: what to look at first, its points one by one, its locks, its plan. */
export function LotoPage(props: LotoPageProps) {
  const { view, shared, follow, pane, points, locks, crews, plan, events, older, search } = props
  const { id, formKey, rowVersion, counts } = view
  const point = points?.point ?? null
  // At a point a phone has its room for the point; what else there is stands on the other panes.
  const beside = classNames(styles.beside, view.isLive && point !== null && styles.wide)
  // A slow second tap must not do what the button says only since the first one.
  const isFresh = useFresh(point === null ? '' : `${point.id} ${point.event}`)
  const [asked] = useSearchParams()
  // Several people lock at once: what the others do is seen without asking.
  useLiveRows({
    ...{ personId: view.personId, follows: 'loto', ids: [id] },
    isHeld: asked.has('dialog'),
  })
  return (
    <>
      <RecordPage
        trail={[{ name: words.list, to: paths.lockouts() }]}
        number={view.number}
        title={view.title}
        badge={<LotoBadge status={view.status} />}
        facts={<span className={beside}>{view.by}</span>}
        tools={
          <div className={beside}>
            <FollowButton follow={follow} here={paths.lockout(id, view.at)} />
            <RecordTools tools={lotoTools(view)} />
          </div>
        }
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={lotoMoveAt(view)}
            instead={view.instead}
            first={
              point === null || point.action === null ? undefined : (
                <PointBar point={point} isHeld={isFresh} />
              )
            }
          />
        }
      >
        <div className={styles.main}>
          <Notes view={view} />
          <Panes
            label={words.panes.name}
            current={pane}
            panes={[
              {
                ...{ value: 'points', name: words.panes.points, count: counts.points },
                to: paths.lockout(id),
              },
              {
                ...{ value: 'locks', name: words.panes.locks, count: counts.locks },
                to: paths.lockout(id, { pane: 'locks' }),
              },
              {
                ...{ value: 'plan', name: words.panes.plan },
                to: paths.lockout(id, { pane: 'plan' }),
              },
              {
                ...{ value: 'history', name: words.panes.history },
                to: paths.lockout(id, { pane: 'history' }),
              },
            ]}
          >
            {points !== null && <PointsPane formKey={formKey} points={points} />}
            {locks !== null && <LocksPane {...{ view, locks, crews, search }} />}
            {plan !== null && <PlanPane plan={plan} />}
            {events !== null && <HistoryLines events={events} older={older} />}
          </Panes>
        </div>
      </RecordPage>
      <LotoDialogs view={view} shared={shared} locks={locks} search={search} />
    </>
  )
}

/** Why it stands there, that the lead is offered, and what to look at before anything else. */
function Notes({ view: { notes, warnings } }: { view: LotoView }) {
  return (
    <>
      {notes.map(({ title, text }) => (
        <section key={title} className={styles.note} aria-label={title}>
          <h2>{title}</h2>
          <p className={parts.text}>{text}</p>
        </section>
      ))}
      {warnings.length > 0 && (
        <section className={styles.note} aria-label={words.warnings}>
          <h2>{words.warnings}</h2>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
