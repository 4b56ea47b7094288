import { paths } from '../../paths.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { Info, TriangleAlert } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { listWords } from '../list/manage-forms-list.words.ts'
import type { PreviewView } from './preview-load.server.ts'
import styles from './preview-page.module.css'
import { previewWords as words } from './preview.words.ts'

/** Which form is tried, that nothing of it is kept, and the ways back. */
export function PreviewHead({ head }: Pick<PreviewView, 'head'>) {
  const { formId, title, name, here, mayBuild, publishTo, problemCount, languages } = head
  return (
    <>
      <LowerPageHead
        title={name}
        trail={[
          { name: listWords.title, to: paths.manageForms() },
          { name: title, to: paths.managedForm(formId) },
        ]}
      />
      <div className={styles.said}>
        <p className={styles.kept}>
          <Info aria-hidden="true" />
          <b>{words.nothingKept}</b>
        </p>
        <div className={styles.ways}>
          {mayBuild ? (
            <ButtonLink to={paths.formBuilder(formId)}>{words.build}</ButtonLink>
          ) : (
            <ButtonLink to={paths.managedForm(formId)}>{words.page}</ButtonLink>
          )}
          {/* The page itself, loaded anew: nothing of it was kept. */}
          <a className={buttonClass({ tone: 'quiet' })} href={here}>
            {words.again}
          </a>
          {publishTo !== null && (
            <ButtonLink to={publishTo} tone="go">
              {words.publish}
            </ButtonLink>
          )}
        </div>
      </div>
      {languages.length > 1 && (
        <nav aria-label={words.languages} className={styles.languages}>
          {languages.map(({ tag, name, isShown, to }) => (
            <ButtonLink
              key={tag}
              to={to}
              lang={tag}
              hrefLang={tag}
              preventScrollReset
              aria-current={isShown ? 'true' : undefined}
              className={styles.language}
            >
              {name}
            </ButtonLink>
          ))}
        </nav>
      )}
      {problemCount > 0 && (
        <p className={styles.problems}>
          <TriangleAlert aria-hidden="true" />
          <span>
            {words.problems(problemCount)}
            {mayBuild && (
              <>
                {' '}
                <Link to={paths.formBuilder(formId, { part: 'problems' })}>
                  {words.showProblems}
                </Link>
              </>
            )}
          </span>
        </p>
      )}
    </>
  )
}
