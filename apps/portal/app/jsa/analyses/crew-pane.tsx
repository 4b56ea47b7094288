import { Form, useNavigation } from '@remix-run/react'
import type { AttendeeEvent } from '@holdpoint/api/vocabulary'
import { UserCard } from '@holdpoint/widgets/user-card'
import { paths } from '../../paths.ts'
import { MomentTime } from '../../records/moment-time.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import type { CrewView } from './crew-view.server.ts'
import type { JsaView } from './jsa-view.server.ts'
import { crewWords as words } from './jsa.words.ts'
import styles from './crew-pane.module.css'

interface CrewPaneProps {
  view: JsaView
  crew: CrewView
}

/** Who is there, who has signed what they read, and who has left. */
export function CrewPane({ view: { id, can, formKey, isRunning }, crew }: CrewPaneProps) {
  return (
    <div className={styles.pane}>
      {crew.length === 0 && <p>{words.none}</p>}
      <ul className={styles.crew}>
        {crew.map((one) => (
          <li key={one.id}>
            <div className={styles.who}>
              <b>{one.name}</b> {one.isSSE && <UserCard.SseBadge />}
              <small>{one.about}</small>
              {one.mentor !== null && (
                <small className={one.mentor.isMissing ? styles.missing : undefined}>
                  {one.mentor.text}
                </small>
              )}
            </div>
            <div className={styles.state}>
              {one.drawn !== null && (
                <img src={one.drawn} alt={words.signature(one.name)} loading="lazy" />
              )}
              <p className={isRunning && one.isMissing ? styles.missing : undefined}>
                {one.state}
                {one.at !== null && (
                  <>
                    , <MomentTime moment={one.at} />
                  </>
                )}
              </p>
              {one.how.map((line) => (
                <small key={line}>{line}</small>
              ))}
              {one.left !== null && (
                <p>
                  {words.left} <MomentTime moment={one.left} />
                </p>
              )}
            </div>
            {one.can.leave && <Act formKey={formKey} event="leave" of={one} name={words.leave} />}
            {one.can.return && (
              <Act formKey={formKey} event="return" of={one} name={words.comesBack} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.add}>
        {can.join && <Act formKey={formKey} event="join" name={words.join} />}
        {can.crew && <ButtonLink to={paths.jsaCrew(id)}>{words.edit}</ButtonLink>}
      </div>
    </div>
  )
}

interface ActProps {
  formKey: string
  event: AttendeeEvent
  /** Who leaves or comes back; whoever joins is the one who asks. */
  of?: { id: string; name: string }
  name: string
}

function Act({ formKey, event, of, name }: ActProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="event" value={event} />
      {of !== undefined && <input type="hidden" name="attendeeId" value={of.id} />}
      <Button
        name="intent"
        value="attendee"
        aria-label={of && words.ofName(name, of.name)}
        aria-disabled={isSending}
      >
        {name}
      </Button>
    </Form>
  )
}
