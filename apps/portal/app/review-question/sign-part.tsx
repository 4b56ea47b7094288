import { useActionData } from '@remix-run/react'
import { signFields, type SignAgain } from '../records/signing/sign-again.ts'
import { SignForm } from '../records/signing/sign-form.tsx'
import type { SigningView } from './review-view.ts'
import { words } from './review.words.ts'
import styles from './sign-part.module.css'

/** The id of the place to sign, so that one's own part can lead there. */
export const signPartId = 'sign'

interface SignPartProps {
  signing: SigningView
  /** The address of this page, which the form is posted to. */
  here: string
}

/** Where a reviewer signs, below what they have read: drawn, or by typed name and password. */
export function SignPart({ signing, here }: SignPartProps) {
  const again = useActionData<SignAgain>()
  return (
    <section id={signPartId} className={styles.part} aria-labelledby="sign-title">
      <h2 id="sign-title">{words.signTitle}</h2>
      <p className={styles.meaning}>{words.meaning(signing.meaning)}</p>
      <SignForm formKey={signing.formKey} action={`${here}#${signPartId}`} again={again}>
        <input type="hidden" name={signFields.rowVersion} value={signing.rowVersion} />
      </SignForm>
    </section>
  )
}
