import { RecordFiles } from '../records/record-files.tsx'
import parts from '../records/record-parts.module.css'
import { CircleCheck, TriangleAlert } from '../ui/icons.ts'
import { evidenceId } from './action-evidence.ts'
import { words } from './action-page.words.ts'
import type { ActionView } from './action-view.server.ts'
import styles from './action-page.module.css'

/** The evidence counted against what is required; the missing piece is a place to add it. */
export function ActionEvidence({ view }: { view: ActionView }) {
  const { evidence, evidenceMin, canAddEvidence, canRemoveEvidence, formKey } = view
  const missing = evidenceMin - evidence.length
  const isMissing = missing > 0
  return (
    <section id={evidenceId} tabIndex={-1} className={parts.part} aria-labelledby="evidence-title">
      <div className={styles.partHead}>
        <h2 id="evidence-title">{words.evidence}</h2>
        {evidenceMin > 0 && (
          <p className={isMissing ? styles.alarm : styles.good}>
            {isMissing ? <TriangleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
            {isMissing ? words.missing(missing, evidenceMin) : words.complete(evidenceMin)}
          </p>
        )}
      </div>
      {evidence.length === 0 && !canAddEvidence && <p>{words.noEvidence}</p>}
      <RecordFiles
        files={evidence}
        formKey={formKey}
        canChange={canAddEvidence}
        canRemove={canRemoveEvidence}
        isLacking={isMissing}
        {...(isMissing && { place: words.missingPiece(evidence.length + 1, evidenceMin) })}
      />
    </section>
  )
}
