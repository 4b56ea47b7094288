import { paths } from '../../paths.ts'
import { TextArea, type EditField } from '../../records/edit-form.tsx'
import { TriangleAlert } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { LookedAt } from './looked-at.ts'
import type { ManagedFormLoaded } from './managed-form-view.server.ts'
import { dialogWords as words, draftWords } from './managed-form.words.ts'
import styles from './managed-form-page.module.css'

interface PublishingProps extends Pick<ManagedFormLoaded, 'view' | 'warnings' | 'pausedBecause'> {
  looked: LookedAt | null
  reason: EditField | undefined
}

/** What publishing does, what is worth a look before, and what has changed. */
export function Publishing(props: PublishingProps) {
  const { view, warnings, pausedBecause, looked, reason } = props
  const { draft, status } = view
  return (
    <>
      {looked?.isOther === true && <ChangedSince view={view} />}
      {draft !== null && (
        <p>
          {status === 'paused'
            ? words.publishesPaused(draft.number)
            : words.publishes(draft.number)}
        </p>
      )}
      {pausedBecause !== null && <p>{words.pausedBecause(pausedBecause)}</p>}
      {looked !== null && <input type="hidden" name="draftRowVersion" value={looked.rowVersion} />}
      {warnings.length > 0 && <Warnings warnings={warnings} />}
      {reason !== undefined && (
        <TextArea
          field={reason}
          label={words.changed}
          hint={words.changedHint}
          lengthMax={500}
          rows={3}
        />
      )}
    </>
  )
}

/** Says that another draft stands than the one that was looked at, and where it can be looked at. */
function ChangedSince({ view: { id, version } }: Pick<PublishingProps, 'view'>) {
  return (
    <div>
      <p className={styles.problems}>
        <TriangleAlert aria-hidden="true" />
        <span>{words.changedSince}</span>
      </p>
      <p>{words.lookAgain}</p>
      <p>
        {version === null ? (
          <Link to={paths.formPreview(id)}>{draftWords.tryIt}</Link>
        ) : (
          <Link to={paths.formCompare(id, version)}>{draftWords.compare(version)}</Link>
        )}
      </p>
    </div>
  )
}

function Warnings({ warnings }: Pick<PublishingProps, 'warnings'>) {
  return (
    <section aria-labelledby="warnings-title">
      <h3 id="warnings-title">{words.warnings}</h3>
      <ul className={styles.looks}>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}
