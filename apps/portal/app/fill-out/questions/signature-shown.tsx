import type { Signature } from '@holdpoint/forms'
import { exactTime } from '../../ui/time.ts'
import { signWords } from '../../records/signing/sign.words.ts'
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
  return (
    <figure className={styles.shown}>
      {uploadId === undefined ? (
        <p className={styles.typedName}>{name}</p>
      ) : (
        <img
          className={styles.picture}
          src={imageUrl(myFormId, uploadId)}
          alt={signWords.pictureOf(name)}
          width={320}
          height={104}
        />
      )}
      <figcaption>
        <b>{name}</b>
        <time dateTime={at}>{exactTime(at, timeZone)}</time>
        <span>{kind === 'typed' ? signWords.typedMeaning : signWords.drawnMeaning}</span>
      </figcaption>
    </figure>
  )
}
