import { MomentTime } from '../../records/moment-time.tsx'
import { FileList, RecordFiles } from '../../records/record-files.tsx'
import { Lock } from '../../ui/icons.ts'
import { AbsentForm, absentKey } from './absent-form.tsx'
import { pointWords as words } from './loto.words.ts'
import { PointForm, TakeOff } from './point-form.tsx'
import type { PointView } from './points-view.server.ts'
import styles from './point.module.css'

interface PointProps {
  formKey: string
  point: PointView
}

/** One point: what it is, what to do, what must be read, its locks, their photo. */
export function Point({ formKey, point }: PointProps) {
  const { id, tag, device, about, did, why, event } = point
  return (
    <article className={styles.point} aria-label={`${tag} ${device}`}>
      <header className={styles.sign}>
        <span className={styles.tag}>{tag}</span>
        <h2>{device}</h2>
        <p>{about}</p>
      </header>
      <Tells point={point} />
      <div className={styles.ask}>
        {why !== null && event === null && (
          <p className={styles.why}>
            <Lock aria-hidden="true" />
            {why}
          </p>
        )}
        <PointForm formKey={formKey} point={point} />
        <Photos formKey={formKey} point={point} />
        {did.length > 0 && (
          <ul className={styles.did}>
            {did.map(({ text, at }) => (
              <li key={text}>
                {text}, <MomentTime moment={at} />
              </li>
            ))}
          </ul>
        )}
        {point.canUnlock && <TakeOff formKey={formKey} point={point} />}
        {point.absent !== null && (
          <AbsentForm
            key={absentKey(point.absent)}
            formKey={formKey}
            of={{ intent: 'step', id }}
            lock={point.absent}
          />
        )}
      </div>
    </article>
  )
}

/** The template's picture beside its instructions, and what else it says of the point. */
function Tells({ point: { tag, pictures, method, told } }: { point: PointView }) {
  const [first, ...others] = pictures
  if (first === undefined && method.length + told.length === 0) {
    return null
  }
  return (
    <div className={styles.tells}>
      {first !== undefined && (
        <a href={first.href} target="_blank" rel="noreferrer" className={styles.picture}>
          <img src={first.href} alt={words.picture(tag)} />
          <span>{words.template}</span>
        </a>
      )}
      <div>
        {method.length > 0 && (
          <ol>
            {method.map((line, place) => (
              <li key={place}>{line}</li>
            ))}
          </ol>
        )}
        {told.map(({ name, text }) => (
          <p key={name}>
            <b>{name}:</b> {text}
          </p>
        ))}
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <FileList files={others} />
        </div>
      )}
    </div>
  )
}

function Photos({ formKey, point }: PointProps) {
  const { id, photos, hasPhoto, isPhotoMissing, canPhotograph } = point
  return hasPhoto ? (
    <section className={styles.photos} aria-label={words.photo}>
      <h3>{isPhotoMissing ? words.photoNeeded : words.photo}</h3>
      <RecordFiles
        files={photos.map((photo) => ({ ...photo, isKept: true }))}
        formKey={formKey}
        canChange={canPhotograph}
        of={id}
        isLacking={isPhotoMissing}
        isPictures
      />
    </section>
  ) : null
}
