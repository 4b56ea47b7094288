import { useActionData } from '@remix-run/react'
import { lockOffStatement, lockOnStatement, toldStatement } from '@holdpoint/api/vocabulary'
import { paths } from '../../paths.ts'
import { isSignAgain, type SignAgain } from '../../records/signing/sign-again.ts'
import { SignForm } from '../../records/signing/sign-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import type { LockLine } from './locks-view.server.ts'
import type { LotoView } from './loto-view.server.ts'
import { lockWords as words } from './loto.words.ts'
import styles from './locks-pane.module.css'

/** What comes back where nothing was signed, with the number of the lock as it was typed. */
export type LockAgain = SignAgain & { lockNumber?: string; lockProblem?: string }

interface SignDialogProps {
  view: Pick<LotoView, 'id' | 'formKey'>
  line: LockLine
  /** Somebody without an account signs that their lock comes off. */
  isOff?: boolean
}

/** Where somebody puts their personal lock on, or signs that they know of the lockout. */
export function SignDialog({ view: { id, formKey }, line, isOff = false }: SignDialogProps) {
  const answer = useActionData<unknown>()
  const again: LockAgain | undefined = isSignAgain(answer) ? answer : undefined
  const error = again?.lockProblem
  const isLocking = line.isLocking && !isOff
  const whose = line.isOwn ? 'own' : 'other'
  return (
    <Dialog title={line.name} closeTo={paths.lockout(id, { pane: 'locks' })}>
      <div className={styles.signing}>
        <p className={styles.statement}>
          {isOff ? lockOffStatement : isLocking ? lockOnStatement : toldStatement}
        </p>
        <SignForm
          formKey={formKey}
          action={isOff ? line.signOffAt : line.signAt}
          again={again}
          isDrawnAlone={!line.isOwn}
        >
          <input type="hidden" name="sign" value={isOff ? 'off' : whose} />
          <input type="hidden" name="authorizationId" value={line.id} />
          {isLocking && (
            <div className={styles.number}>
              <Field id="lock-number" label={words.lockNumber} error={error}>
                <input
                  {...fieldControl('lock-number', { error })}
                  name="lockNumber"
                  defaultValue={again?.lockNumber ?? ''}
                  maxLength={100}
                  autoComplete="off"
                />
              </Field>
            </div>
          )}
        </SignForm>
      </div>
    </Dialog>
  )
}
