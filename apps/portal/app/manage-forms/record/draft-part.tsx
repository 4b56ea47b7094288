import { paths } from '../../paths.ts'
import { MomentTime } from '../../records/moment-time.tsx'
import parts from '../../records/record-parts.module.css'
import { ButtonLink } from '../../ui/button.tsx'
import { TriangleAlert } from '../../ui/icons.ts'
import styles from './managed-form-page.module.css'
import { buildingOf } from './managed-form-commands.ts'
import type { ManagedFormView } from './managed-form-view.server.ts'
import { draftWords as words } from './managed-form.words.ts'

/** What is being written, and the ways on from there. */
export function DraftPart({ view }: { view: ManagedFormView }) {
  const { draft, version } = view
  return (
    <section className={parts.plate} aria-labelledby="draft-title">
      <h2 id="draft-title">{draft === null ? words.none : words.title(draft.number)}</h2>
      {draft === null ? <p>{words.nothing(version)}</p> : <Standing draft={draft} />}
      <DraftWays view={view} />
    </section>
  )
}

/** How far the draft has come: when it was saved, how much it holds, and what is in its way. */
function Standing({ draft }: { draft: NonNullable<ManagedFormView['draft']> }) {
  const { saved, by, questions, problems, warnings } = draft
  return (
    <>
      <p>
        {questions}.
        {saved !== null && (
          <>
            {' '}
            {words.saved} <MomentTime moment={saved} />
            {by !== null && ` ${words.by(by)}`}.
          </>
        )}
      </p>
      {problems + warnings > 0 && (
        <p className={problems > 0 ? styles.problems : styles.warnings}>
          <TriangleAlert aria-hidden="true" />
          <span>
            {problems > 0 && words.problems(problems)}
            {problems > 0 && warnings > 0 && ', '}
            {warnings > 0 && words.warnings(warnings)}
          </span>
        </p>
      )}
    </>
  )
}

function DraftWays({ view }: { view: ManagedFormView }) {
  const { id, draft, version, can } = view
  const building = buildingOf(view)
  const isOfVersion = draft !== null && version !== null
  return (
    <div className={styles.ways}>
      {building !== null && <ButtonLink to={building.to}>{building.name}</ButtonLink>}
      {isOfVersion && (
        <ButtonLink to={paths.formCompare(id, version)}>{words.compare(version)}</ButtonLink>
      )}
      <ButtonLink to={paths.formPreview(id)}>{words.tryIt}</ButtonLink>
      {isOfVersion && can.edit && (
        <ButtonLink to={paths.managedForm(id, { dialog: 'discard' })} preventScrollReset>
          {words.discard}
        </ButtonLink>
      )}
    </div>
  )
}
