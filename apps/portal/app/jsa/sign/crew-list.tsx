import { Form, useNavigation } from '@remix-run/react'
import { UserCard } from '@holdpoint/widgets/user-card'
import { signWords } from '../../records/signing/sign.words.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Signature } from '../../ui/icons.ts'
import type { CrewLine, SheetView } from './sign-view.server.ts'
import { words } from './sign.words.ts'
import styles from './crew-list.module.css'

/** The crew on the sheet; each line has its button, and a signature in its place once it is there. */
export function CrewList({ sheet }: { sheet: SheetView }) {
  const { id, revision, crew, formKey, canEditCrew, canJoin } = sheet
  return (
    <section aria-labelledby="sheet-crew">
      <h2 id="sheet-crew" className="visually-hidden">
        {words.crew}
      </h2>
      {crew.length === 0 ? (
        <p className={styles.nobody}>{words.nobody}</p>
      ) : (
        <ul className={styles.crew}>
          {crew.map((line) => (
            <Line key={line.id} jsaId={id} revision={revision} line={line} formKey={formKey} />
          ))}
        </ul>
      )}
      <div className={styles.more}>
        {canJoin && (
          <Form method="post" preventScrollReset>
            <FormKey value={formKey} />
            <Button name="event" value="join" tone="go">
              {words.join}
            </Button>
          </Form>
        )}
        {canEditCrew && <ButtonLink to={paths.jsaCrew(id)}>{words.edit}</ButtonLink>}
      </div>
    </section>
  )
}

interface LineProps {
  jsaId: string
  /** The one that is read on this sheet. */
  revision: number
  line: CrewLine
  formKey: string
}

function Line({ jsaId, revision, line, formKey }: LineProps) {
  const { id, name, about, isSSE, isAgain, left, witness, can } = line
  return (
    <li className={styles.line} {...(isAgain && { 'data-again': true })}>
      <div className={styles.who}>
        <b>{name}</b>
        <small>{[about, witness ?? '', left ?? ''].filter((part) => part !== '').join('. ')}</small>
      </div>
      {isSSE && <UserCard.SseBadge />}
      <Signed jsaId={jsaId} line={line} />
      {can.sign && (
        <ButtonLink
          to={paths.jsaSign(jsaId, { revision, attendee: id })}
          preventScrollReset
          className={styles.sign}
          aria-label={`${isAgain ? words.signAgain : words.sign}: ${name}`}
        >
          <Signature aria-hidden="true" />
          {isAgain ? words.signAgain : words.sign}
        </ButtonLink>
      )}
      <Comings line={line} formKey={formKey} />
    </li>
  )
}

function Signed({ jsaId, line }: Pick<LineProps, 'jsaId' | 'line'>) {
  const { name, signed, uploadId } = line
  return signed === null ? null : (
    <span className={styles.signed}>
      {uploadId === null ? (
        <i>{name}</i>
      ) : (
        <img src={paths.jsaSignature(jsaId, uploadId)} alt={signWords.pictureOf(name)} />
      )}
      <time dateTime={signed.at} aria-label={words.signedAt(signed.words)}>
        {signed.words}
      </time>
    </span>
  )
}

/** Who leaves the job signs off, and may come back to it. */
function Comings({ line, formKey }: Pick<LineProps, 'line' | 'formKey'>) {
  const { id, name, can } = line
  const isSending = useNavigation().formMethod === 'POST'
  if (!can.leave && !can.return) {
    return null
  }
  const [event, word, whole] = can.return
    ? (['return', words.comeBack, words.comesBack(name)] as const)
    : (['leave', words.leave, words.leaves(name)] as const)
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="attendeeId" value={id} />
      <Button name="event" value={event} tone="quiet" aria-label={whole} aria-disabled={isSending}>
        {word}
      </Button>
    </Form>
  )
}
