import { paths } from '../../paths.ts'
import { Facts } from '../../records/facts.tsx'
import { FollowButton } from '../../records/follow-button.tsx'
import { HistoryLines } from '../../records/history/record-history.tsx'
import { MoveBar } from '../../records/move-bar.tsx'
import { Panes } from '../../records/panes.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import parts from '../../records/record-parts.module.css'
import { RecordTools } from '../../records/record-tools.tsx'
import { SeverityBadge } from '../severity-badge.tsx'
import { StatusPlate } from '../status-plate.tsx'
import { CausesPane } from './causes-pane.tsx'
import { FollowUpPane } from './follow-up-pane.tsx'
import { InvolvedPane } from './involved-pane.tsx'
import { OverviewPane } from './overview-pane.tsx'
import { paneAt, sqrPanes } from './sqr-at.ts'
import { sqrMoveAt, sqrTools } from './sqr-commands.ts'
import { SqrDialogs } from './sqr-dialogs.tsx'
import type { SqrLoaded } from './sqr-load.server.ts'
import type { SqrView } from './sqr-view.server.ts'
import { words } from './sqr.words.ts'
import { TimelinePane } from './timeline-pane.tsx'
import styles from './sqr-page.module.css'

/** One safety quality report: what it is, what to look at, and one of its panes. */
export function SqrPage(page: SqrLoaded) {
  const { view, follow, overview, involved, timeline, causes, followUp, events, older } = page
  const { id, formKey, rowVersion, pane } = view
  const counts: Readonly<Record<string, number>> = view.counts
  return (
    <>
      <RecordPage
        trail={[{ name: words.list, to: paths.sqrs() }]}
        number={view.number}
        title={view.title}
        badge={
          <>
            {/* "None" alone would say of nothing that there is none. */}
            {view.severity !== 'none' && (
              <SeverityBadge level={view.severity} isSaid={view.isSeveritySaid} />
            )}
            <StatusPlate {...view.status} />
            {view.phase !== '' && <span className={styles.phase}>{view.phase}</span>}
          </>
        }
        facts={view.by}
        tools={
          <>
            <FollowButton follow={follow} here={paneAt(id, pane)} />
            <RecordTools tools={sqrTools(view)} />
          </>
        }
        aside={<Facts rows={view.facts} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={sqrMoveAt(view)}
            instead={view.instead}
          />
        }
      >
        <div className={styles.main}>
          <Notes view={view} />
          <Panes
            label={words.panes.name}
            current={pane}
            panes={sqrPanes.map((value) => ({
              ...{ value, name: words.panes[value], count: counts[value] || undefined },
              to: paneAt(id, value),
            }))}
          >
            {overview !== null && <OverviewPane view={view} overview={overview} />}
            {involved !== null && <InvolvedPane view={view} involved={involved} />}
            {timeline !== null && <TimelinePane view={view} timeline={timeline} />}
            {causes !== null && <CausesPane view={view} causes={causes} />}
            {followUp !== null && <FollowUpPane view={view} followUp={followUp} />}
            {events !== null && <HistoryLines events={events} older={older} />}
          </Panes>
        </div>
      </RecordPage>
      <SqrDialogs page={page} />
    </>
  )
}

/** Why it stands where it does, and what to look at. */
function Notes({ view: { note, warnings } }: { view: SqrView }) {
  return (
    <>
      {note !== null && (
        <section className={styles.note} aria-label={note.title}>
          <h2>{note.title}</h2>
          <p className={parts.text}>{note.text}</p>
        </section>
      )}
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
