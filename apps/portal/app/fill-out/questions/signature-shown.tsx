import type { Signature } from '@holdpoint/forms'
import { exactTime } from '../../ui/time.ts'
import { useSigningWords } from '../../records/signing/signing-words.ts'
import { FormWords } from '../form-words.tsx'
import { imageUrl } from '../image-url.ts'
import styles from './signature.module.css'

interface SignatureShownProps {
  myFormId: string
  signature: Signature
  timeZone: string
}

/** A given signature: who, when, and the drawing or the name, with what it means. */
export function SignatureShown({ myFormId, signature, timeZone }: SignatureShownProps) {
  const { name, at, kind, uploadId } = signature
  const { words, lang } = useSigningWords()
  return (
    <figure className={styles.shown}>
      {uploadId === undefined ? (
        <p className={styles.typedName}>{name}</p>
      ) : (
        <img
          className={styles.picture}
          src={imageUrl(myFormId, uploadId)}
          lang={lang}
          alt={words.pictureOf(name)}
          width={320}
          height={104}
        />
      )}
      <figcaption>
        <b>{name}</b>
        <time dateTime={at}>{exactTime(at, timeZone)}</time>
        <FormWords lang={lang}>
          {kind === 'typed' ? words.typedMeaning : words.drawnMeaning}
        </FormWords>
      </figcaption>
    </figure>
  )
}
