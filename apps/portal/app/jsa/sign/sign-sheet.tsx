import { paths } from '../../paths.ts'
import { RiskBadge } from '../../records/risk-badge.tsx'
import parts from '../../records/record-parts.module.css'
import type { Trail } from '../../shell/crumbs.tsx'
import { ChevronDown, TriangleAlert } from '../../ui/icons.ts'
import { hazardWords, words as pageWords } from '../analyses/jsa.words.ts'
import { SignedBar } from '../analyses/signed-bar.tsx'
import { StopPanel } from '../analyses/stop-panel.tsx'
import { CrewList } from './crew-list.tsx'
import type { SheetView } from './sign-view.server.ts'
import { words } from './sign.words.ts'
import styles from './sign-sheet.module.css'

const jobWords = pageWords.job

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

function StopPlate({ sheet: { id, stopped, stop } }: { sheet: SheetView }) {
  if (stopped !== null) {
    return (
      <p className={styles.stopped} role="status">
        {stopped}
      </p>
    )
  }
  return stop && <StopPanel jsaId={id} {...stop} />
}

function SharePlate({ sheet }: { sheet: SheetView }) {
  const { signed, percent, warnings, changed } = sheet
  const { count, of } = signed
  return (
    <section className={parts.plate} aria-label={words.signatures}>
      <SignedBar
        percent={percent}
        words={
          <p className={styles.share}>
            <strong>{count}</strong> {pageWords.signed(of, percent)}
          </p>
        }
      />
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

function HazardsPlate({ sheet: { hazards, ppe, emergency } }: { sheet: SheetView }) {
  return (
    <section aria-labelledby="sheet-hazards">
      <h2 id="sheet-hazards" className="visually-hidden">
        {words.hazards}
      </h2>
      <ul className={styles.hazards}>
        {hazards.map(({ id, name, code, controls, wear, stop }) => (
          <li key={id}>
            <details>
              <summary>
                <b>{name}</b>
                <RiskBadge code={code} />
                <ChevronDown aria-hidden="true" />
              </summary>
              <ul className={styles.controls}>
                {controls.map((control) => (
                  <li key={control}>{control}</li>
                ))}
              </ul>
              <Said name={jobWords.ppe} text={wear} />
              <Said name={hazardWords.stop} text={stop} />
            </details>
          </li>
        ))}
      </ul>
      <Said name={jobWords.ppe} text={ppe} />
      <Said name={jobWords.emergency} text={emergency} />
    </section>
  )
}

function Said({ name, text }: { name: string; text: string }) {
  return text === '' ? null : (
    <p className={styles.said}>
      <b>{name}:</b> {text}
    </p>
  )
}

/** The line of pages above the sheet. */
export const sheetTrail = ({ id, number }: Pick<SheetView, 'id' | 'number'>): Trail => [
  { name: words.analyses, to: paths.jsaList() },
  { name: number, to: paths.jsa(id) },
]
