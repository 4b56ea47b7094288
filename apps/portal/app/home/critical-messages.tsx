import { AcknowledgeForm } from '../messages/acknowledge-form.tsx'
import { words as messageWords } from '../messages/message-page.words.ts'
import { paths } from '../paths.ts'
import { useCritical } from '../shell/critical-bar.tsx'
import { Link } from '../ui/link.tsx'
import { OctagonAlert } from '../ui/icons.ts'
import styles from './critical-messages.module.css'
import { words } from './home.words.ts'

/** The critical messages, whole, over all that Home shows: until each is acknowledged. */
export function CriticalMessages({ formKey }: { formKey: string }) {
  const critical = useCritical()
  return critical.length === 0 ? null : (
    <section className={styles.over} aria-labelledby="critical">
      <h2 id="critical">
        <OctagonAlert aria-hidden="true" />
        {words.critical}
      </h2>
      {critical.map(({ messageId, round, language, title, description }) => (
        <article key={messageId} className={styles.message}>
          <h3 lang={language} dir="auto">
            {title}
          </h3>
          <p lang={language} dir="auto">
            {description}
          </p>
          <div className={styles.buttons}>
            <AcknowledgeForm
              messageId={messageId}
              round={round}
              title={title}
              formKey={formKey}
              to={paths.home()}
            />
            <Link to={paths.message(messageId)}>{messageWords.whole}</Link>
          </div>
        </article>
      ))}
    </section>
  )
}
