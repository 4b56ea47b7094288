import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Plus } from '../ui/icons.ts'
import { words } from './directory.words.ts'
import styles from './directory-page.module.css'
import { EndsSoon } from './ends-soon.tsx'
import { ForDirectory } from './for-directory.tsx'
import type { KeyView } from './key-view.server.ts'

interface DirectoryPageProps {
  /** The origin of this portal. */
  portal: string
  /** The keys that a directory can use now. */
  keys: readonly KeyView[]
}

/** What an administrator does, here and at the directory, so that it keeps the people. */
export function DirectoryPage({ portal, keys }: DirectoryPageProps) {
  return (
    <div className={styles.page}>
      <p>{words.intro}</p>
      <ForDirectory portal={portal} />
      <h2>{words.steps}</h2>
      <ol className={styles.steps}>
        {words.step.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{words.rights}</p>
      <ButtonLink tone="go" to={paths.newApiKey({ for: 'directory' })}>
        <Plus aria-hidden="true" />
        {words.make}
      </ButtonLink>
      <h2>{words.keys}</h2>
      {keys.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.keys}>
          {keys.map(({ id, name, madeBy, expires, endsInDays }) => (
            <li key={id}>
              <b>{name}</b> {words.by} {madeBy}, {words.until}{' '}
              <time dateTime={expires.instant} title={expires.exact}>
                {expires.shown}
              </time>
              {endsInDays !== null && (
                <>
                  {' '}
                  <EndsSoon days={endsInDays} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={paths.apiKeys()}>{words.toKeys}</ButtonLink>
    </div>
  )
}
