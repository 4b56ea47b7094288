import { useActionData } from '@remix-run/react'
import { useRef } from 'react'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import formPage from '../../records/form-page.module.css'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useUnsavedGuard } from '../builder/use-unsaved-guard.ts'
import { listWords } from '../list/manage-forms-list.words.ts'
import { TranslateForm } from './translate-form.tsx'
import type { TranslateView } from './translate-load.server.ts'
import styles from './translate-page.module.css'
import { translateWords as words } from './translate.words.ts'

/** The texts of a form beside what they say in another language, a part of the form at a time. */
export function TranslatePage({ view }: { view: TranslateView }) {
  const { formId, title, first, languages, shown } = view
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const page = useRef<HTMLDivElement>(null)
  useUnsavedGuard(page, again)
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[
          { name: listWords.title, to: paths.manageForms() },
          { name: title, to: paths.managedForm(formId) },
          { name: words.builder, to: paths.formBuilder(formId, { part: 'form' }) },
        ]}
      />
      <div ref={page} className={styles.page}>
        {shown === null ? (
          <>
            <p>{words.oneLanguage(first.name)}</p>
            <p>
              <ButtonLink to={paths.formBuilder(formId, { part: 'form' })}>
                {words.addLanguage}
              </ButtonLink>
            </p>
          </>
        ) : (
          <>
            <nav aria-label={words.languages} className={formPage.buttons}>
              {languages.map(({ tag, name, done, all, to }) => (
                <ButtonLink
                  key={tag}
                  to={to}
                  aria-current={tag === shown.language ? 'true' : undefined}
                  className={styles.language}
                >
                  {words.count(name, done, all)}
                </ButtonLink>
              ))}
            </nav>
            <Parts parts={shown.parts} />
            <p className={styles.hint}>
              {words.hint(first.name)}{' '}
              <Link to={shown.otherTo} className={styles.way}>
                {shown.isMissingOnly ? words.showAll : words.onlyMissing}
              </Link>
            </p>
            {shown.rows.length === 0 && again === undefined ? (
              <p role="status">{words.allDone}</p>
            ) : (
              <TranslateForm
                // Another page, or what was saved meanwhile, has fields of its own.
                key={`${shown.language} ${shown.page} ${JSON.stringify(shown.start)}`}
                view={view}
                shown={shown}
                again={again}
              />
            )}
            <nav aria-label={words.title} className={formPage.buttons}>
              {shown.before !== null && (
                <ButtonLink to={shown.before.to}>
                  {words.before}: {shown.before.name}
                </ButtonLink>
              )}
              {shown.after !== null && (
                <ButtonLink to={shown.after.to}>
                  {words.after}: {shown.after.name}
                </ButtonLink>
              )}
            </nav>
          </>
        )}
      </div>
    </>
  )
}

type Shown = NonNullable<TranslateView['shown']>

function Parts({ parts }: Pick<Shown, 'parts'>) {
  return (
    <nav aria-label={words.parts}>
      <details className={styles.parts}>
        <summary>{words.parts}</summary>
        <ul>
          {parts.map(({ name, done, all, isShown, to }, at) => (
            <li key={at}>
              {to === null ? (
                <span>{name}</span>
              ) : (
                <Link to={to} aria-current={isShown ? 'true' : undefined}>
                  {name}
                </Link>
              )}
              <span>{words.done(done, all)}</span>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
