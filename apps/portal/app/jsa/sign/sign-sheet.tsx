import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import parts from '../../records/record-parts.module.css'
import type { Trail } from '../../shell/crumbs.tsx'
import { TriangleAlert } from '../../ui/icons.ts'
import { words as pageWords } from '../analyses/jsa.words.ts'
import { SignedBar } from '../analyses/signed-bar.tsx'
import { StopPanel } from '../analyses/stop-panel.tsx'
import { CrewList } from './crew-list.tsx'
import { Said } from './said.tsx'
import { SheetHazards } from './sheet-hazards.tsx'
import type { SheetView } from './sign-view.server.ts'
import { words } from './sign.words.ts'
import styles from './sign-sheet.module.css'

/** The sheet for a shared tablet: who may stop the job, who must sign yet, and what they sign. */
export function SignSheet({ sheet }: { sheet: SheetView }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.about}>{sheet.about}</p>
      {sheet.readAgain !== null && <ReadAgain text={sheet.readAgain} />}
      <StopPlate sheet={sheet} />
      {!sheet.isActive && sheet.stopped === null && <p className={parts.reason}>{words.closed}</p>}
      <SharePlate sheet={sheet} />
      {/* Whoever takes the tablet looks for their own name; what they sign stands below it. */}
      <CrewList sheet={sheet} />
      <div className={styles.pair}>
        <JobPlate sheet={sheet} />
        {/* What has changed since is open again. */}
        <SheetHazards key={sheet.revision} steps={sheet.steps} />
      </div>
    </div>
  )
}

/** Why nobody signs yet. It takes the focus: the way here leaves the sheet where it was scrolled to. */
function ReadAgain({ text }: { text: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [text])
  return (
    <p ref={box} className={styles.again} role="alert" tabIndex={-1}>
      {text}
    </p>
  )
}

function StopPlate({ sheet: { id, stopped, stop } }: { sheet: SheetView }) {
  return (
    <>
      {stopped !== null && (
        <p className={styles.stopped} role="status">
          {stopped}
        </p>
      )}
      {stop !== null && <StopPanel jsaId={id} {...stop} />}
    </>
  )
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

function JobPlate({ sheet: { job } }: { sheet: SheetView }) {
  return job.length === 0 ? null : (
    <section className={parts.plate} aria-label={words.job}>
      {job.map(({ name, text }) => (
        <Said key={name} name={name} text={text} />
      ))}
    </section>
  )
}

/** The line of pages above the sheet. */
export const sheetTrail = ({ id, number }: Pick<SheetView, 'id' | 'number'>): Trail => [
  { name: words.analyses, to: paths.jsaList() },
  { name: number, to: paths.jsa(id) },
]
