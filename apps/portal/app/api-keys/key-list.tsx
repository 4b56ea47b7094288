import { Fragment } from 'react'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { scopeWords, stateWords, words } from './api-keys.words.ts'
import { EndsSoon } from './ends-soon.tsx'
import styles from './key-list.module.css'
import type { KeyView, Moment } from './key-view.server.ts'

interface KeyListProps {
  keys: readonly KeyView[]
}

/** Every key with what it opens, where, and until when. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <ul className={styles.list}>
      {keys.map((key) => (
        <li key={key.id} className={styles.key} id={`key-${key.id}`}>
          <div className={styles.head}>
            <h2>{key.name}</h2>
            <span className={classNames(styles.state, styles[key.state])}>
              {stateWords[key.state]}
            </span>
            {key.endsInDays !== null && <EndsSoon days={key.endsInDays} />}
          </div>
          {key.origins.length > 0 && (
            <ul className={styles.origins} aria-label={words.origins}>
              {key.origins.map((origin) => (
                <li key={origin}>
                  <code>{origin}</code>
                </li>
              ))}
            </ul>
          )}
          <dl className={styles.facts}>
            <div>
              <dt>{words.opens}</dt>
              <dd>
                {key.scopes.map((scope, index) => (
                  <Fragment key={scope}>
                    {index > 0 && ', '}
                    {scopeWords[scope].name} <code className={styles.wire}>{scope}</code>
                  </Fragment>
                ))}
              </dd>
            </div>
            <div>
              <dt>{key.state === 'revoked' ? words.revoked : words.expires}</dt>
              <dd>
                <When moment={key.revoked ?? key.expires} />
              </dd>
            </div>
            <div>
              <dt>{words.lastUsed}</dt>
              <dd>{key.lastUsed === null ? words.neverUsed : <When moment={key.lastUsed} />}</dd>
            </div>
          </dl>
          <p className={styles.made}>
            {key.madeBy} {words.made} it on <When moment={key.made} />
          </p>
          {key.state === 'living' && (
            <ButtonLink
              className={styles.revoke}
              to={paths.apiKeys({ dialog: 'revoke', id: key.id })}
              preventScrollReset
              aria-label={`${words.revoke} ${key.name}`}
            >
              {words.revoke}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}

function When({ moment }: { moment: Moment }) {
  return (
    <time dateTime={moment.instant} title={moment.exact}>
      {moment.shown}
    </time>
  )
}
