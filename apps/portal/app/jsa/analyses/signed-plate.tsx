import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Signature } from '../../ui/icons.ts'
import type { JsaView } from './jsa-view.server.ts'
import { words } from './jsa.words.ts'
import { SignedBar } from './signed-bar.tsx'
import styles from './jsa-page.module.css'

/** How many have signed, and while the job runs, for whoever may come to sign, the way to the sheet. */
export function SignedPlate({ view: { id, signed, canSignOn } }: { view: JsaView }) {
  const { count, of, percent, sse } = signed
  return (
    <section className={styles.signed} aria-label={words.panes.crew}>
      {of === 0 ? (
        <p>{words.nobody}</p>
      ) : (
        <SignedBar
          percent={percent}
          words={
            <p>
              <b>{count}</b> {words.signed(of, percent)}
            </p>
          }
        />
      )}
      {sse !== null && <p className={styles.sse}>{sse}</p>}
      {canSignOn && (
        <ButtonLink to={paths.jsaSign(id)}>
          <Signature aria-hidden="true" /> {words.signOn}
        </ButtonLink>
      )}
    </section>
  )
}
