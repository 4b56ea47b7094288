import { useActionData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { isSignAgain } from '../../records/signing/sign-again.ts'
import { SignForm } from '../../records/signing/sign-form.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import type { SheetSigning } from './sign-view.server.ts'
import { words } from './sign.words.ts'
import styles from './sign-sheet.module.css'

interface SignDialogProps {
  jsaId: string
  signing: SheetSigning
}

/** Where one of the crew signs: what they say by it, in their language, and the place for it. */
export function SignDialog({ jsaId, signing }: SignDialogProps) {
  const { attendeeId, name, revision, language, changed } = signing
  const answer = useActionData<unknown>()
  const again = isSignAgain(answer) ? answer : undefined
  return (
    <Dialog title={name} closeTo={paths.jsaSign(jsaId)}>
      <div className={styles.signing}>
        <nav className={styles.languages} aria-label={words.language}>
          {signing.languages.map((one) => (
            <Link
              key={one.lang}
              to={one.to}
              replace
              preventScrollReset
              lang={one.lang}
              aria-current={one.isCurrent ? 'true' : undefined}
            >
              {one.name}
            </Link>
          ))}
        </nav>
        {changed !== null && <p className={styles.changed}>{changed}</p>}
        <p className={styles.statement} lang={language}>
          {signing.statement}
        </p>
        <SignForm
          key={attendeeId}
          formKey={signing.formKey}
          action={paths.jsaSign(jsaId, { revision, attendee: attendeeId, language })}
          again={again}
          isDrawnAlone={!signing.isOwn}
        >
          <input type="hidden" name="attendeeId" value={attendeeId} />
          <input type="hidden" name="revision" value={revision} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="signer" value={name} />
        </SignForm>
      </div>
    </Dialog>
  )
}
