import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import { words } from './api-keys.words.ts'
import { CopyField } from '../ui/copy-field.tsx'
import type { MadeKey } from './new-key.server.ts'
import { ForDirectory } from './for-directory.tsx'
import { ReferenceLink } from './reference-link.tsx'
import styles from './secrets-once.module.css'
import { pageSnippet, serverSnippets } from './snippets.ts'

interface SecretsOnceProps {
  made: MadeKey
}

/** The two secrets of a new key, this once, and the lines to use them with. */
export function SecretsOnce({ made }: SecretsOnceProps) {
  const { name, pageKey, serverSecret } = made
  const title = useRef<HTMLHeadingElement>(null)

  // The form is gone with whatever had the focus; the secrets are what matters now.
  useEffect(() => title.current?.focus(), [])

  if (pageKey === null || serverSecret === null) {
    return (
      <div className={styles.secrets}>
        <ErrorBox errors={[words.shownBefore]} />
        <ButtonLink to={paths.apiKeys()}>{words.back}</ButtonLink>
      </div>
    )
  }
  return (
    <section className={styles.secrets} aria-labelledby="secrets-title">
      <div>
        <h2 id="secrets-title" ref={title} tabIndex={-1}>
          {words.secretsTitle}
        </h2>
        <p>
          <b>{name}</b> {words.secretsOnce}
        </p>
      </div>
      {made.scopes.includes('directory') ? (
        <ForDirectory portal={made.portal} secret={serverSecret} />
      ) : (
        <ForSite made={made} pageKey={pageKey} serverSecret={serverSecret} />
      )}
      <ButtonLink to={paths.apiKeys()}>{words.back}</ButtonLink>
    </section>
  )
}

function ForSite({ made, pageKey, serverSecret }: SecretsOnceProps & Shown) {
  const forServer = serverSnippets(made)
  return (
    <>
      <CopyField id="pageKey" label={words.pageKey} hint={words.pageKeyHint} value={pageKey} />
      <CopyField
        id="serverSecret"
        label={words.serverSecret}
        hint={words.serverSecretHint}
        value={serverSecret}
      />
      <CopyField id="snippet" label={words.snippet} value={pageSnippet(made)} />
      {forServer !== '' && (
        <CopyField id="serverSnippet" label={words.serverSnippet} value={forServer} />
      )}
      <ReferenceLink />
    </>
  )
}

type Shown = { pageKey: string; serverSecret: string }
