import { Form, useActionData, useNavigation, useSubmit } from '@remix-run/react'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorText } from '../ui/error-list.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { FileCheck2, Paperclip, Trash2 } from '../ui/icons.ts'
import {
  acceptedFiles,
  filesField,
  filesProblemIn,
  picturesField,
  type RecordFileView,
} from './record-files.ts'
import styles from './record-files.module.css'
import { words } from './records.words.ts'

interface RecordFilesProps {
  files: readonly RecordFileView[]
  formKey: string
  /** Whether the person may add and remove; the forms post the intents `addFile` and `removeFile`. */
  canChange: boolean
  /** Whether those that are there may be removed, where they may be changed at all. */
  canRemove?: boolean
  /** Whether there is room for one more. */
  canAdd?: boolean
  /** Which record it is, posted as `of`, where a page has several; such as `answer:01K…`. */
  of?: string
  /** What the place to add one says; and that one is still missing. */
  place?: string
  isLacking?: boolean
  /** It takes no PDF. */
  isPictures?: boolean
  /** Pictures are shown to their edges, as a logo must be. */
  areWhole?: boolean
}

/** The files of a record, each with a way to remove it, and the place where one is added. */
export function RecordFiles(props: RecordFilesProps) {
  const { files, formKey, canChange, canRemove = true, canAdd = true, of = '' } = props
  const { isLacking, isPictures = false, areWhole = false } = props
  const { place = isPictures ? words.choosePicture : words.chooseFile } = props
  const problem = filesProblemIn(useActionData<unknown>(), of)
  const isSending = useNavigation().formMethod === 'POST'
  const submit = useSubmit()
  const hidden = of === '' ? null : <input type="hidden" name="of" value={of} />
  return (
    <ul className={classNames(styles.files, areWhole && styles.whole)}>
      {files.map((file) => (
        <li key={file.id}>
          <FilePlate file={file} />
          {canChange && canRemove && file.isKept !== true && (
            <Form method="post" preventScrollReset className={styles.remove}>
              <FormKey value={formKey} />
              {hidden}
              <input type="hidden" name="uploadId" value={file.id} />
              <Button
                name="intent"
                value="removeFile"
                isIcon
                aria-label={words.removeFile(file.name)}
                aria-disabled={isSending}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </Form>
          )}
        </li>
      ))}
      {canChange && canAdd && (
        <li>
          <Form
            method="post"
            encType="multipart/form-data"
            preventScrollReset
            className={classNames(styles.add, isLacking === true && styles.lacking)}
            onChange={(event) => {
              submit(event.currentTarget, { preventScrollReset: true })
              // What was taken along is not chosen any more.
              event.currentTarget.reset()
            }}
          >
            <FormKey value={formKey} />
            {hidden}
            <input type="hidden" name="intent" value="addFile" />
            <label>
              <Paperclip aria-hidden="true" />
              <span>{place}</span>
              <input
                type="file"
                name={isPictures ? picturesField : filesField}
                accept={isPictures ? 'image/jpeg,image/png,image/webp' : acceptedFiles.join()}
                required
                multiple
              />
            </label>
            <Button aria-disabled={isSending}>{words.addFile}</Button>
          </Form>
        </li>
      )}
      {/* Also where there is no room, or nothing to change, any more: then it is said all the more. */}
      {problem !== undefined && (
        <li className={styles.problem} role="alert">
          <ErrorText>{problem}</ErrorText>
        </li>
      )}
    </ul>
  )
}

/** The files of a record as they are read; nothing where there are none. */
export function FileList({ files }: Pick<RecordFilesProps, 'files'>) {
  return files.length === 0 ? null : (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <FilePlate file={file} />
        </li>
      ))}
    </ul>
  )
}

function FilePlate({ file: { name, href, isPhoto, added, by } }: { file: RecordFileView }) {
  const said = by === undefined ? added.exact : `${by}, ${added.exact}`
  return (
    <a href={href} target="_blank" rel="noreferrer" className={isPhoto ? styles.shot : styles.doc}>
      {isPhoto ? (
        <img src={href} alt={words.photo(name)} loading="lazy" />
      ) : (
        <FileCheck2 aria-hidden="true" />
      )}
      <span title={said}>{isPhoto ? added.short : name}</span>
    </a>
  )
}
