import {
  formatFileSize,
  mediaMaxOf,
  mediaSizeMax,
  type MediaRef,
  type Question,
} from '@holdpoint/forms'
import { useRef } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { ErrorText } from '../../ui/error-list.tsx'
import { FileText, Paperclip, Trash2 } from '../../ui/icons.ts'
import { Button } from '../../ui/button.tsx'
import { fieldNames } from '../field-names.ts'
import type { FillerActions } from '../filler-store.ts'
import { imageUrl } from '../image-url.ts'
import { SaidText } from '../form-words.tsx'
import { writeIntent } from '../intent.ts'
import { AnsweringText, useAnsweringWords } from '../language/answering-words.tsx'
import type { AnsweringWords } from '../language/answering.words.ts'
import { isPicture, previewOf } from '../saving/is-picture.ts'
import type { PendingPhoto } from '../saving/photo-queue.ts'
import fieldStyles from './file-field.module.css'
import styles from './file-answer.module.css'
import { isStuck, PendingText, StuckWays } from './stuck-ways.tsx'
import { useTakingOff } from './use-taking-off.ts'

/** What the field lets be chosen; the server looks at the file itself. */
const accepted = '.pdf,.docx,.xlsx,.txt,.csv,.md,.json,image/jpeg,image/png,image/webp'

interface FileAnswerProps {
  myFormId: string
  question: Question
  photos: readonly MediaRef[]
  pending: readonly PendingPhoto[]
  describedBy: string | undefined
  actions: FillerActions
}

/** The files of an answer by name and size, those on their way, and the place for the next. */
export function FileAnswer(props: FileAnswerProps) {
  const { myFormId, question, photos: files, pending, describedBy, actions } = props
  const { key } = question
  const spoken = useAnsweringWords()
  const { lang } = spoken
  const words = spoken.words.file
  const input = useRef<HTMLInputElement>(null)
  const { problem, setProblem, takeOff } = useTakingOff({
    ...{ myFormId, questionKey: key, actions, input },
    failed: { message: words.removeFailed, lang },
  })
  const max = mediaMaxOf(question)
  const left = max - files.length - pending.length
  const kindsId = `k-${key}`
  const problemId = `f-${key}-problem`
  const described = [describedBy, kindsId, problem !== null && problemId].filter(Boolean).join(' ')

  function take(chosen: readonly File[]) {
    const faults = chosen.flatMap((file) => faultOf(file, words) ?? [])
    const message = chosen.length > left ? words.tooMany(max) : faults[0]
    setProblem(message === undefined ? null : { message, lang })
    for (const file of chosen.slice(0, Math.max(0, left))) {
      if (faultOf(file, words) === undefined) {
        actions.addPhoto(key, file, file.name, previewOf(file))
      }
    }
  }

  return (
    <div className={styles.answer}>
      {(files.length > 0 || pending.length > 0) && (
        <ul className={styles.files} lang={lang} aria-label={words.files}>
          {files.map(({ uploadId, name, size }) => (
            <li key={uploadId} className={styles.file}>
              <FileText aria-hidden="true" />
              <a href={imageUrl(myFormId, uploadId)} download={name}>
                {name}
              </a>
              <span className={styles.size}>{formatFileSize(size)}</span>
              <Button
                isIcon
                tone="quiet"
                name={fieldNames.intent}
                value={writeIntent({ kind: 'removePhoto', key, uploadId })}
                aria-label={words.remove(name)}
                onClick={(event) => {
                  event.preventDefault()
                  void takeOff(uploadId)
                }}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
          {pending.map((file) => (
            <li key={file.id} className={styles.file}>
              <FileText aria-hidden="true" />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>
                <PendingText photo={file} />
              </span>
              {isStuck(file) && <StuckWays photo={file} drop={words.drop} actions={actions} />}
            </li>
          ))}
        </ul>
      )}
      {left > 0 ? (
        <label className={classNames(fieldStyles.field, styles.add)}>
          <Paperclip aria-hidden="true" />
          <span>
            <AnsweringText say={({ file }) => file.add} />
          </span>
          <input
            ref={input}
            type="file"
            accept={accepted}
            multiple={left > 1}
            name={fieldNames.papers(key)}
            aria-describedby={described}
            onChange={(event) => {
              take([...(event.currentTarget.files ?? [])])
              event.currentTarget.value = ''
            }}
          />
        </label>
      ) : (
        <p className={styles.size}>
          <AnsweringText say={({ file }) => file.full(max)} />
        </p>
      )}
      <p id={kindsId} className={styles.size}>
        <AnsweringText say={({ file }) => file.kinds} />
      </p>
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

function faultOf(file: File, words: AnsweringWords['file']): string | undefined {
  if (file.size === 0) {
    return words.empty(file.name)
  }
  // A large picture is made smaller before it is sent.
  const bytesMax = isPicture(file) ? 4 * mediaSizeMax : mediaSizeMax
  return file.size > bytesMax ? words.tooLarge(file.name) : undefined
}
