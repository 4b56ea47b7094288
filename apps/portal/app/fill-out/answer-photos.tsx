import type { MarkedPhoto } from '@holdpoint/forms'
import { isMarked, marksSaid } from '../photo-marks/photo-marks.ts'
import { MarksOver } from '../photo-marks/marks-over.tsx'
import { paths } from '../paths.ts'
import { useOnline } from '../ui/use-online.ts'
import { photoWords } from './fill-out.words.ts'
import { imageUrl } from './image-url.ts'
import styles from './answer-photos.module.css'

interface AnswerPhotosProps {
  myFormId: string
  /** The question that they answer. */
  label: string
  photos: readonly { uploadId: string; marked?: MarkedPhoto | undefined }[]
  /** The version that is read; how it stands now unless said. */
  version?: number | null
}

/** The photos of an answer that is read, each opening whole, with its marks over it. */
export function AnswerPhotos({ myFormId, label, photos, version = null }: AnswerPhotosProps) {
  const isOnline = useOnline()
  return photos.length === 0 ? null : (
    <ul className={styles.photos}>
      {photos.map(({ uploadId, marked }, index) => (
        <li key={uploadId}>
          <a
            href={photoHref(myFormId, { uploadId, marked }, { version, isOnline })}
            target="_blank"
            rel="noreferrer"
            aria-label={`${photoWords.open(index + 1)}${marksSaid(marked)}`}
          >
            <img
              src={imageUrl(myFormId, uploadId)}
              alt={`${photoWords.alt(index + 1, label)}${marksSaid(marked)}`}
              width={96}
              height={96}
              loading="lazy"
              decoding="async"
            />
            {isMarked(marked) && <MarksOver marked={marked} size="thumb" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Where a photo is seen whole: the file itself, or the page that lays its marks over it, of which a
 * device keeps nothing.
 */
export function photoHref(
  myFormId: string,
  { uploadId, marked }: { uploadId: string; marked?: MarkedPhoto | undefined },
  { version = null, isOnline }: { version?: number | null; isOnline: boolean },
): string {
  return isOnline && isMarked(marked)
    ? paths.answerPhoto(myFormId, uploadId, { version: version ?? undefined })
    : imageUrl(myFormId, uploadId)
}
