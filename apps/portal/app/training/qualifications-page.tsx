import type { RecordRow } from '../find/found-view.ts'
import { RecordRows } from '../find/record-rows.tsx'
import { paths } from '../paths.ts'
import page from '../records/form-page.module.css'
import parts from '../records/record-parts.module.css'
import { LowerPageHead } from '../shell/lower-page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Plus } from '../ui/icons.ts'
import { qualificationWords as words, words as trainingWords } from './training.words.ts'

interface QualificationsPageProps {
  canKeep: boolean
  inUse: readonly RecordRow[]
  retired: readonly RecordRow[]
}

/** What an organisation asks its people to hold. */
export function QualificationsPage({ canKeep, inUse, retired }: QualificationsPageProps) {
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: trainingWords.title, to: paths.training() }]}
      />
      <div className={page.page}>
        {canKeep && (
          <div className={page.buttons}>
            <ButtonLink tone="go" to={paths.editQualification()}>
              <Plus aria-hidden="true" />
              {words.add}
            </ButtonLink>
          </div>
        )}
        <section className={parts.part} aria-labelledby="in-use-title">
          <h2 id="in-use-title">{words.inUse}</h2>
          {inUse.length === 0 ? <p>{words.none}</p> : <RecordRows rows={inUse} />}
        </section>
        {retired.length > 0 && (
          <section className={parts.part} aria-labelledby="retired-title">
            <h2 id="retired-title">{words.retired}</h2>
            <RecordRows rows={retired} />
          </section>
        )}
      </div>
    </>
  )
}
