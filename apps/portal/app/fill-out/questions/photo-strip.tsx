import { mediaMaxOf, mediaSizeMax, type MediaRef, type Question } from '@holdpoint/forms'
import { useRef, useState } from 'react'
// The styles of the dialog come with the page, so that it is dressed when its script arrives.
import '../../photo-marks/mark-dialog.module.css'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ErrorText } from '../../ui/error-list.tsx'
import { Camera, Images, Trash2 } from '../../ui/icons.ts'
import { fieldNames } from '../field-names.ts'
import type { FillerActions } from '../filler-store.ts'
import { isMarked, marksSaid } from '../../photo-marks/photo-marks.ts'
import { MarksOver } from '../../photo-marks/marks-over.tsx'
import type { PhotoMarkDialogProps } from '../../photo-marks/photo-mark-dialog.tsx'
import { latePart, type LatePart } from '../../ui/late-part.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { photoHref } from '../answer-photos.tsx'
import { imageUrl } from '../image-url.ts'
import { SaidText } from '../form-words.tsx'
import { writeIntent } from '../intent.ts'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import type { AnsweringWords } from '../language/answering.words.ts'
import { MarkButton } from './mark-button.tsx'
import type { PendingPhoto } from '../saving/photo-queue.ts'
import fieldStyles from './file-field.module.css'
import styles from './photo-strip.module.css'
import { isStuck, PendingText, StuckWays } from './stuck-ways.tsx'
import { useTakingOff } from './use-taking-off.ts'

const PhotoMarkDialog: LatePart<PhotoMarkDialogProps> = latePart(() =>
  import('../../photo-marks/photo-mark-dialog.tsx').then((part) => part.PhotoMarkDialog),
)

interface PhotoStripProps {
  myFormId: string
  question: Question
  label: string
  photos: readonly MediaRef[]
  pending: readonly PendingPhoto[]
  /** The photo is the answer itself, or stands beside one. */
  size: 'answer' | 'evidence'
  describedBy: string | undefined
  actions: FillerActions
}

/** The photos of an answer, those on their way, and a large button for the next. */
export function PhotoStrip(props: PhotoStripProps) {
  const { myFormId, question, label, photos, pending, size, describedBy, actions } = props
  const spoken = useAnsweringWords()
  const { lang } = spoken
  const words = spoken.words.photo
  const input = useRef<HTMLInputElement>(null)
  const isOnline = useOnline()
  const [marking, setMarking] = useState<string | null>(null)
  const marked = photos.find(({ uploadId }) => uploadId === marking)
  const { problem, setProblem, takeOff } = useTakingOff({
    ...{ myFormId, questionKey: question.key, actions, input },
    failed: { message: words.removeFailed, lang },
  })
  const max = mediaMaxOf(question)
  const problemId = `f-${question.key}-problem`
  const described = [describedBy, problem !== null && problemId].filter(Boolean).join(' ')
  const left = max - photos.length - pending.length

  /** Straight to the camera; by its own button the field also offers what was taken before. */
  function shoot() {
    input.current?.setAttribute('capture', 'environment')
    input.current?.click()
    input.current?.removeAttribute('capture')
  }

  function take(files: FileList | null) {
    const chosen = [...(files ?? [])]
    const message = problemWith(chosen, { left, max, words })
    setProblem(message === null ? null : { message, lang })
    for (const file of chosen.slice(0, Math.max(0, left)).filter(isSendable)) {
      actions.addPhoto(question.key, file, file.name, URL.createObjectURL(file))
    }
  }

  return (
    <div className={classNames(styles.strip, styles[size])}>
      {(photos.length > 0 || pending.length > 0) && (
        <ul className={styles.photos} lang={lang} aria-label={words.photos}>
          {photos.map((photo, index) => (
            <li key={photo.uploadId} className={styles.shot}>
              <a href={photoHref(myFormId, photo, { isOnline })} target="_blank" rel="noreferrer">
                <img
                  src={imageUrl(myFormId, photo.uploadId)}
                  alt={`${words.alt(index + 1, label)}${marksSaid(photo.marked, lang)}`}
                  width={96}
                  height={96}
                  loading="lazy"
                  decoding="async"
                />
                {isMarked(photo.marked) && <MarksOver marked={photo.marked} size="thumb" />}
              </a>
              <MarkButton
                questionKey={question.key}
                uploadId={photo.uploadId}
                place={index + 1}
                onOpen={() => setMarking(photo.uploadId)}
              />
              <button
                type="submit"
                name={fieldNames.intent}
                value={writeIntent({
                  kind: 'removePhoto',
                  key: question.key,
                  uploadId: photo.uploadId,
                })}
                className={styles.remove}
                aria-label={words.remove(index + 1)}
                onClick={(event) => {
                  event.preventDefault()
                  void takeOff(photo.uploadId)
                }}
              >
                <Trash2 aria-hidden="true" />
              </button>
            </li>
          ))}
          {pending.map((photo) => (
            <PendingShot key={photo.id} photo={photo} actions={actions} />
          ))}
        </ul>
      )}
      {marked !== undefined && (
        <PhotoMarkDialog
          {...{ myFormId, label, actions }}
          questionKey={question.key}
          media={marked}
          place={photos.indexOf(marked) + 1}
          onClose={() => setMarking(null)}
        />
      )}
      {photos.length > 0 && !isOnline && (
        <p className={styles.full}>
          <AnsweringText say="marksNeedNetwork" />
        </p>
      )}
      {left > 0 ? (
        <div className={styles.ways}>
          <Button type="button" className={styles.camera} onClick={shoot}>
            <Camera aria-hidden="true" />
            <AnsweringText say={({ photo }) => photo.camera} />
          </Button>
          <label className={classNames(fieldStyles.field, styles.add)}>
            <Images aria-hidden="true" />
            <span>
              <AnsweringText say={({ photo }) => photo.add} />
            </span>
            <input
              ref={input}
              type="file"
              accept="image/*"
              multiple={left > 1}
              name={fieldNames.files(question.key)}
              aria-describedby={described === '' ? undefined : described}
              onChange={(event) => {
                take(event.currentTarget.files)
                event.currentTarget.value = ''
              }}
            />
          </label>
        </div>
      ) : (
        <p className={styles.full}>
          <AnsweringText say={({ photo }) => photo.full(max)} />
        </p>
      )}
      <div role="alert">
        {problem !== null && (
          <ErrorText id={problemId}>
            <SaidText said={[problem]} />
          </ErrorText>
        )}
      </div>
    </div>
  )
}

function isSendable(file: File): boolean {
  return file.size > 0 && file.size <= 4 * mediaSizeMax
}

interface Room {
  left: number
  max: number
  words: AnsweringWords['photo']
}

function problemWith(files: readonly File[], { left, max, words }: Room): string | null {
  if (files.length > left) {
    return words.tooMany(max)
  }
  // A large one is made smaller first; only what no phone takes is refused here.
  return files.every(isSendable) ? null : words.tooLarge
}

interface PendingShotProps {
  photo: PendingPhoto
  actions: FillerActions
}

function PendingShot({ photo, actions }: PendingShotProps) {
  const { drop } = useAnsweringWords().words.photo
  return (
    <li className={classNames(styles.shot, styles.pending)}>
      <img src={photo.preview} alt={photo.name} width={96} height={96} />
      <span className={styles.caption}>
        <PendingText photo={photo} />
      </span>
      {photo.state === 'sending' && (
        <progress max={100} value={photo.percent} aria-label={photo.name} />
      )}
      {isStuck(photo) && (
        <span className={styles.stuck}>
          <StuckWays photo={photo} drop={drop} actions={actions} />
        </span>
      )}
    </li>
  )
}
