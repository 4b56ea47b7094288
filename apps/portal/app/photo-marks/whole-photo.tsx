import type { MarkedPhoto } from '@holdpoint/forms'
import { Link } from '../ui/link.tsx'
import { isMarked, markSaid } from './photo-marks.ts'
import { MarksOver } from './marks-over.tsx'
import { markingWords } from './marking-words.ts'
import { words } from './photo-marks.words.ts'
import styles from './whole-photo.module.css'

interface WholePhotoProps {
  /** Where the picture itself lies, which is never changed. */
  src: string
  alt: string
  marked: MarkedPhoto | undefined
  /** Whether the marks are left out. */
  isBare: boolean
  /** The address with the marks, and the one without. */
  to: { with: string; without: string }
}

/** A photo whole, its marks over it and below it in words, and the way to see it without them. */
export function WholePhoto({ src, alt, marked, isBare, to }: WholePhotoProps) {
  const isDrawn = isMarked(marked)
  return (
    <figure className={styles.figure}>
      <div className={styles.picture}>
        <img src={src} alt={alt} />
        {isDrawn && !isBare && <MarksOver marked={marked} size="whole" />}
      </div>
      <figcaption className={styles.caption}>
        {isDrawn && (
          <p className={styles.ways}>
            <Link to={isBare ? to.with : to.without} replace preventScrollReset>
              {isBare ? words.with : words.without}
            </Link>
            <a href={src} target="_blank" rel="noreferrer">
              {words.original}
            </a>
          </p>
        )}
        {isDrawn && isBare && <p role="status">{words.hidden(marked.marks.length)}</p>}
        {isDrawn && !isBare && <MarkNames marked={marked} />}
      </figcaption>
    </figure>
  )
}

function MarkNames({ marked }: { marked: MarkedPhoto }) {
  return (
    <ol className={styles.marks} aria-label={words.marks}>
      {marked.marks.map((mark, place) => (
        <li key={place}>{markSaid(mark, markingWords('en'))}</li>
      ))}
    </ol>
  )
}
