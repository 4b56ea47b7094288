import { paths } from '../../paths.ts'
import { useAskedMove } from '../../records/asked-move.ts'
import { Facts } from '../../records/facts.tsx'
import type { EventView } from '../../records/history/history-view.server.ts'
import { RecordHistory } from '../../records/history/record-history.tsx'
import { MoveBar } from '../../records/move-bar.tsx'
import { MoveDialog } from '../../records/move-dialog.tsx'
import { RecordPage } from '../../records/record-page.tsx'
import parts from '../../records/record-parts.module.css'
import { RecordTools } from '../../records/record-tools.tsx'
import { RiskBadge } from '../../records/risk/risk-badge.tsx'
import { HazardBadge } from './hazard-badge.tsx'
import { hazardMoveAt, hazardTools } from './hazard-commands.ts'
import type { HazardView } from './hazard-view.server.ts'
import { words } from './hazard.words.ts'
import styles from './hazard-page.module.css'

interface HazardPageProps {
  view: HazardView
  events: readonly EventView[]
  /** Where older lines of the history stand; null without any. */
  older: string | null
}

/** One hazard of the library: what may happen, how bad that is, what stands against it. */
export function HazardPage({ view, events, older }: HazardPageProps) {
  const { id, formKey, rowVersion } = view
  const { move, again } = useAskedMove(view.moves)
  const tools = hazardTools(view)
  return (
    <>
      <RecordPage
        trail={[{ name: words.hazards, to: paths.hazards() }]}
        number={view.number}
        title={view.title}
        badge={<HazardBadge status={view.status} />}
        facts={view.by}
        tools={tools.length > 0 && <RecordTools tools={tools} />}
        aside={<Facts rows={view.facts} />}
        bar={
          <MoveBar
            moves={view.moves}
            formKey={formKey}
            rowVersion={rowVersion}
            askAt={hazardMoveAt(id)}
          />
        }
      >
        {view.retired !== null && <p className={parts.reason}>{view.retired}</p>}
        {view.description !== '' && (
          <div className={parts.plate}>
            <p className={parts.text}>{view.description}</p>
          </div>
        )}
        <Risks risks={view.risks} />
        <Controls controls={view.controls} />
        {view.stopTrigger !== '' && (
          <section className={parts.part} aria-labelledby="stop-title">
            <h2 id="stop-title">{words.stop}</h2>
            <p className={parts.reason}>{view.stopTrigger}</p>
          </section>
        )}
        <RecordHistory events={events} older={older} />
      </RecordPage>
      {move !== undefined && (
        <MoveDialog
          key={move.event}
          {...{ move, formKey, rowVersion, again }}
          closeTo={paths.hazard(id)}
        />
      )}
    </>
  )
}

function Risks({ risks }: Pick<HazardView, 'risks'>) {
  return (
    <section className={parts.part} aria-labelledby="risk-title">
      <h2 id="risk-title">{words.risk}</h2>
      <dl className={styles.risks}>
        {risks.map(({ name, risk, words: digits }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <RiskBadge risk={risk} /> {digits}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Controls({ controls }: Pick<HazardView, 'controls'>) {
  return (
    <section className={parts.part} aria-labelledby="controls-title">
      <h2 id="controls-title">{words.controls}</h2>
      {controls.length === 0 ? (
        <p>{words.noControls}</p>
      ) : (
        <ol className={parts.rows}>
          {controls.map(({ level, text }, place) => (
            <li key={place}>
              <small>{level}</small>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
