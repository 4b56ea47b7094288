import { useEffect, useRef } from 'react'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CopyField } from '../ui/copy-field.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import type { MadeSecret } from './webhook-form.server.ts'
import styles from './webhooks.module.css'
import { words } from './webhooks.words.ts'

/** The secret of a webhook, this once. */
export function SecretOnce({ made }: { made: MadeSecret }) {
  const { webhookId, name, secret } = made
  const title = useRef<HTMLHeadingElement>(null)

  // The form is gone with whatever had the focus; the secret is what matters now.
  useEffect(() => title.current?.focus(), [])

  return (
    <section className={styles.secret} aria-labelledby="secret-title">
      <div>
        <h2 id="secret-title" ref={title} tabIndex={-1}>
          {words.secretTitle}
        </h2>
        {secret !== null && (
          <p>
            <b>{name}</b> {words.secretOnce}
          </p>
        )}
      </div>
      {secret === null ? (
        <ErrorBox errors={[words.shownBefore]} />
      ) : (
        <CopyField id="secret" label={words.secret} hint={words.secretHint} value={secret} />
      )}
      <ButtonLink to={paths.webhook(webhookId)}>{words.open}</ButtonLink>
    </section>
  )
}
