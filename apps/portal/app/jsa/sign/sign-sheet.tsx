import { paths } from '../../paths.ts'
import { RiskBadge } from '../../records/risk-badge.tsx'
import parts from '../../records/record-parts.module.css'
import type { Trail } from '../../shell/crumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { TriangleAlert } from '../../ui/icons.ts'
import { CrewList } from './crew-list.tsx'
import type { SheetView } from './sign-view.server.ts'
import { words } from './sign.words.ts'
import styles from './sign-sheet.module.css'

/** The sheet for a shared tablet: who may stop the job, who must sign yet, and what they sign. */
export function SignSheet({ sheet }: { sheet: SheetView }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.about}>{sheet.about}</p>
      <StopPlate sheet={sheet} />
      {!sheet.isActive && sheet.stopped === null && <p className={parts.reason}>{words.closed}</p>}
      <div className={styles.pair}>
        <SharePlate sheet={sheet} />
        <HazardsPlate sheet={sheet} />
      </div>
      <CrewList sheet={sheet} />
    </div>
  )
}

function StopPlate({ sheet }: { sheet: SheetView }) {
  const { stopped, stopTo, stopWhen } = sheet
  return stopped === null ? (
    <section className={styles.stop} aria-label={words.mayStop}>
      <p>
        <b>{words.mayStop}</b> {stopWhen}
      </p>
      {stopTo !== null && (
        <ButtonLink to={stopTo} tone="danger" className={styles.stopButton}>
          {words.stopWork}
        </ButtonLink>
      )}
    </section>
  ) : (
    <p className={styles.stopped} role="status">
      {stopped}
    </p>
  )
}

function SharePlate({ sheet }: { sheet: SheetView }) {
  const { share, percent, warnings, changed } = sheet
  return (
    <section className={parts.plate} aria-label={`${share.signed} ${share.rest}`}>
      <p className={styles.share}>
        <strong>{share.signed}</strong> {share.rest}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <div style={{ width: `${percent}%` }} />
      </div>
      {changed !== null && <p className={styles.changed}>{changed}</p>}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {warning}
        </p>
      ))}
    </section>
  )
}

function HazardsPlate({ sheet }: { sheet: SheetView }) {
  return (
    <section aria-labelledby="sheet-hazards">
      <h2 id="sheet-hazards" className="visually-hidden">
        {words.hazards}
      </h2>
      <ul className={styles.hazards}>
        {sheet.hazards.map(({ id, name, code, controls }) => (
          <li key={id}>
            <b>{name}</b>
            <RiskBadge code={code} />
            <small>{controls}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The line of pages above the sheet. */
export const sheetTrail = ({ id, number }: Pick<SheetView, 'id' | 'number'>): Trail => [
  { name: words.analyses, to: paths.jsaList() },
  { name: number, to: paths.jsa(id) },
]
