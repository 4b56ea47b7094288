import type { ReactNode } from 'react'
import { Form, useNavigation } from '@remix-run/react'
import { lotoRoleLabels, lotoRoles } from '@holdpoint/api/vocabulary'
import { MomentTime } from '../../records/moment-time.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { Lock, Signature } from '../../ui/icons.ts'
import { HeldBar } from '../held-bar.tsx'
import { PointTag } from '../point-tag.tsx'
import { AbsentForm, absentKey } from './absent-form.tsx'
import type { LockLine } from './locks-view.server.ts'
import { lockWords as words } from './loto.words.ts'
import styles from './locks-pane.module.css'

interface LockRowProps {
  line: LockLine
  formKey: string
}

type WholeRowProps = LockRowProps & {
  /** Whether whoever asks may say as what somebody is named. */
  canAuthorize: boolean
}

/** Somebody of a lockout: their lock and for how long it is on, their signature, what they may do. */
export function LockRow({ line, formKey, canAuthorize }: WholeRowProps) {
  const { id, name, roleName, lockNumber, on, off, can, absent, isLocking, signAt } = line
  const { company, phone, isVisitor, signOffAt } = line
  return (
    <li>
      <div className={styles.who}>
        <b>{name}</b>
        {isVisitor && <small>{words.visitorOf(company)}</small>}
        {can.changePhone ? (
          <Phone key={phone} line={line} formKey={formKey} />
        ) : (
          phone !== '' && <small>{words.phoneOf(phone)}</small>
        )}
        {canAuthorize && on === null && off === null ? (
          <Role key={line.role} line={line} formKey={formKey} />
        ) : (
          <small>{roleName}</small>
        )}
      </div>
      <div className={styles.lock}>
        {lockNumber !== '' && <PointTag tag={lockNumber} />}
        {on !== null && (
          <small>
            {words.since} <MomentTime moment={on.since} />
          </small>
        )}
        {off !== null && (
          <small>
            {words.off} <MomentTime moment={off} />
          </small>
        )}
        {on !== null && <HeldBar minutes={on.minutes} isLong={on.isLong} />}
      </div>
      <Signed line={line} />
      <div className={styles.buttons}>
        {can.sign && (
          <ButtonLink
            to={signAt}
            preventScrollReset
            aria-label={words.ofName(isLocking ? words.signOn : words.sign, name)}
          >
            {isLocking ? <Lock aria-hidden="true" /> : <Signature aria-hidden="true" />}
            {isLocking ? words.signOn : words.sign}
          </ButtonLink>
        )}
        {can.lockOff && (
          <Act formKey={formKey} line={line} intent="line" event="lockOff" name={words.lockOff} />
        )}
        {can.collectOff && (
          <ButtonLink
            to={signOffAt}
            preventScrollReset
            aria-label={words.ofName(words.signOff, name)}
          >
            <Signature aria-hidden="true" />
            {words.signOff}
          </ButtonLink>
        )}
        {can.remove && (
          <Act formKey={formKey} line={line} intent="removeLine" name={words.remove} />
        )}
      </div>
      {absent !== null && (
        <AbsentForm
          key={absentKey(absent)}
          formKey={formKey}
          of={{ intent: 'line', id }}
          lock={absent}
        />
      )}
    </li>
  )
}

/** As what somebody is named; another role is signed anew. */
function Role({ line, formKey }: LockRowProps) {
  const { id, name, role } = line
  return (
    <LineForm {...{ line, formKey }} intent="role" says={words.changeRole}>
      <select
        {...fieldControl(`role-${id}`)}
        name="role"
        defaultValue={role}
        aria-label={words.ofName(words.role, name)}
      >
        {lotoRoles.map((one) => (
          <option key={one} value={one}>
            {lotoRoleLabels[one]}
          </option>
        ))}
      </select>
    </LineForm>
  )
}

/** Where somebody without an account is reached. */
function Phone({ line, formKey }: LockRowProps) {
  const { id, name, phone } = line
  return (
    <LineForm {...{ line, formKey }} intent="phone" says={words.changePhone}>
      <input
        {...fieldControl(`phone-${id}`)}
        name="phone"
        type="tel"
        maxLength={100}
        defaultValue={phone}
        placeholder={words.phone}
        aria-label={words.ofName(words.phone, name)}
      />
    </LineForm>
  )
}

interface LineFormProps extends LockRowProps {
  intent: 'role' | 'phone'
  /** What its button does, for who does not see beside what it stands. */
  says: string
  children: ReactNode
}

/** One field of a line, with the button that saves it. */
function LineForm({ line: { id, name }, formKey, intent, says, children }: LineFormProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset className={styles.role}>
      <FormKey value={formKey} />
      <input type="hidden" name="authorizationId" value={id} />
      {children}
      <Button
        name="intent"
        value={intent}
        aria-label={words.ofName(says, name)}
        aria-disabled={isSending}
      >
        {words.changeRole}
      </Button>
    </Form>
  )
}

/** How and when somebody signed, with their drawing. */
function Signed({ line: { name, signed, drawn, drawnOff, how } }: Pick<LockRowProps, 'line'>) {
  return (
    <div className={styles.signed}>
      {drawn !== null && <img src={drawn} alt={words.signature(name)} loading="lazy" />}
      <span>
        {signed === null ? (
          words.notSigned
        ) : (
          <>
            {words.signed} <MomentTime moment={signed} />
          </>
        )}
      </span>
      {drawnOff !== null && <img src={drawnOff} alt={words.signatureOff(name)} loading="lazy" />}
      {how.map((text) => (
        <small key={text}>{text}</small>
      ))}
    </div>
  )
}

interface ActProps extends LockRowProps {
  intent: 'line' | 'removeLine'
  event?: 'lockOff'
  name: string
}

function Act({ formKey, line, intent, event, name }: ActProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset>
      <FormKey value={formKey} />
      <input type="hidden" name="authorizationId" value={line.id} />
      {event !== undefined && <input type="hidden" name="event" value={event} />}
      <Button
        name="intent"
        value={intent}
        aria-label={words.ofName(name, line.name)}
        aria-disabled={isSending}
      >
        {name}
      </Button>
    </Form>
  )
}
