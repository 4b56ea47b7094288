import { photoWords } from './fill-out.words.ts'
import { imageUrl } from './image-url.ts'
import styles from './answer-photos.module.css'

interface AnswerPhotosProps {
  myFormId: string
  /** The question that they answer. */
  label: string
  photos: readonly { uploadId: string }[]
}

/** The photos of an answer that is read, each opening whole. */
export function AnswerPhotos({ myFormId, label, photos }: AnswerPhotosProps) {
  return photos.length === 0 ? null : (
    <ul className={styles.photos}>
      {photos.map(({ uploadId }, index) => (
        <li key={uploadId}>
          <a
            href={imageUrl(myFormId, uploadId)}
            target="_blank"
            rel="noreferrer"
            aria-label={photoWords.open(index + 1)}
          >
            <img
              src={imageUrl(myFormId, uploadId)}
              alt={photoWords.alt(index + 1, label)}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
