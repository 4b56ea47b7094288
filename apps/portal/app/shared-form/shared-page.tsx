import { reviewFormsSharedPhoto } from '@holdpoint/api/calls'
import { statusLabel, type SharedEntry } from '@holdpoint/api'
import { formatFileSize } from '@holdpoint/forms'
import { AnswerFiles } from '../fill-out/answer-files.tsx'
import { paths } from '../paths.ts'
import { isMarked, marksSaid } from '../photo-marks/photo-marks.ts'
import { MarksOver } from '../photo-marks/marks-over.tsx'
import { words as marksWords } from '../photo-marks/photo-marks.words.ts'
import { WholePhoto } from '../photo-marks/whole-photo.tsx'
import { BrandMark } from '../ui/brand.tsx'
import { classNames } from '../ui/class-names.ts'
import { exactTime } from '../ui/time.ts'
import styles from './shared-page.module.css'
import { words } from './shared.words.ts'

type Answer = SharedEntry['sections'][number]['answers'][number]

interface SharedPageProps {
  entry: SharedEntry
  /** What the address carries, for the photos. */
  share: string
}

/** An entry to read, for somebody without an account; their address stands across it. */
export function SharedPage({ entry, share }: SharedPageProps) {
  const { email, expiresAt, timeZone, verdict } = entry
  const facts: readonly (readonly [string, string])[] = [
    [words.submitter, words.by(entry.submitter, entry.organisation)],
    [words.submitted, entry.submittedAt === null ? '' : exactTime(entry.submittedAt, timeZone)],
    [words.status, statusLabel(entry.formStatus)],
    [words.score, verdict.score === null ? '' : scoreText(verdict)],
    [words.failed, String(verdict.failed)],
  ]
  return (
    <main className={styles.page} id="main">
      <Watermark text={email} />
      <header className={styles.head}>
        <BrandMark />
        <p>{words.sharedWith(email, exactTime(expiresAt, timeZone))}</p>
      </header>
      <h1>{entry.formTitle}</h1>
      <p className={styles.number}>{entry.number}</p>
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {entry.sections
        .filter(({ answers }) => answers.length > 0)
        .map(({ title, isHeader, answers }, place) => (
          <section key={`${place} ${title}`} className={styles.section}>
            <h2>{title || (isHeader ? words.header : words.others)}</h2>
            <dl>
              {answers.map((answer) => (
                <AnswerRow key={answer.questionKey} answer={answer} share={share} />
              ))}
            </dl>
          </section>
        ))}
    </main>
  )
}

function scoreText({ score, result, passingPercentage }: SharedEntry['verdict']): string {
  const least = passingPercentage === null ? '' : words.needs(passingPercentage)
  return [`${Math.round(score ?? 0)} %`, words.passed[result], least].filter(Boolean).join(', ')
}

function AnswerRow({ answer, share }: { answer: Answer; share: string }) {
  const { number, label, text, note, photos, files, isFailed, isCritical } = answer
  return (
    <div className={classNames(styles.answer, isFailed && styles.failed)}>
      <dt>
        {number} {label}
      </dt>
      <dd>
        {files.length === 0 && (text || (photos.length === 0 && words.noAnswer))}
        <AnswerFiles
          files={files.map(({ size, ...file }) => ({ ...file, size: formatFileSize(size) }))}
          hrefOf={(id) => photoUrl(share, id)}
        />
        {isFailed && (
          <b className={styles.mark}>{isCritical ? words.critical : words.failedMark}</b>
        )}
        {note !== '' && <p>{note}</p>}
        {photos.length > 0 && (
          <ul className={styles.photos}>
            {photos.map(({ uploadId, marked }, place) => (
              <li key={uploadId}>
                <a
                  href={isMarked(marked) ? wholePhoto(share, uploadId) : photoUrl(share, uploadId)}
                  target="_blank"
                  rel="noreferrer"
                >
                  <img
                    src={photoUrl(share, uploadId)}
                    alt={`${words.photo(place + 1, label)}${marksSaid(marked)}`}
                    width={120}
                    height={120}
                    loading="lazy"
                  />
                  {isMarked(marked) && <MarksOver marked={marked} size="thumb" />}
                </a>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  )
}

interface SharedPhotoPageProps extends SharedPageProps {
  /** The photo of the entry that is seen whole. */
  uploadId: string
  /** Whether its marks are left out. */
  isBare: boolean
}

/** One photo of it, whole, with its marks over it; the entry where it has no such photo. */
export function SharedPhotoPage({ uploadId, isBare, ...page }: SharedPhotoPageProps) {
  const { entry, share } = page
  const answers = entry.sections.flatMap((section) => section.answers)
  const answer = answers.find(({ photos }) => photos.some((one) => one.uploadId === uploadId))
  const photo = answer?.photos.find((one) => one.uploadId === uploadId)
  if (answer === undefined || photo === undefined) {
    return <SharedPage {...page} />
  }
  const place = answer.photos.indexOf(photo) + 1
  return (
    <main className={styles.page} id="main">
      <Watermark text={entry.email} />
      <h1>{words.photo(place, answer.label)}</h1>
      <p>
        <a href={paths.sharedForm({ share })}>{marksWords.back}</a>
      </p>
      <WholePhoto
        src={photoUrl(share, uploadId)}
        alt={`${words.photo(place, answer.label)}${marksSaid(photo.marked)}`}
        marked={photo.marked}
        isBare={isBare}
        to={{
          with: wholePhoto(share, uploadId),
          without: paths.sharedForm({ share, photo: uploadId, marks: 0 }),
        }}
      />
    </main>
  )
}

/** Also on paper: whoever passes it on passes their address on. */
function Watermark({ text }: { text: string }) {
  return (
    <div className={styles.watermark} aria-hidden="true">
      {Array.from({ length: 24 }, (_, place) => (
        <span key={place} data-text={text} />
      ))}
    </div>
  )
}

function wholePhoto(share: string, photo: string): string {
  return paths.sharedForm({ share, photo })
}

function photoUrl(share: string, uploadId: string): string {
  return `/api/v1${reviewFormsSharedPhoto.path}?${new URLSearchParams({ share, uploadId })}`
}
