import { FileText } from '../ui/icons.ts'
import styles from './answer-files.module.css'
import { fileWords } from './questions/file.words.ts'

interface AnswerFilesProps {
  files: readonly { uploadId: string; name: string; size: string }[]
  /** Where a file can be saved from. */
  hrefOf: (uploadId: string) => string
}

/** The files of an answer that is read, each to be saved. */
export function AnswerFiles({ files, hrefOf }: AnswerFilesProps) {
  return files.length === 0 ? null : (
    <ul className={styles.files} aria-label={fileWords.files}>
      {files.map(({ uploadId, name, size }) => (
        <li key={uploadId}>
          <a href={hrefOf(uploadId)} download={name}>
            <FileText aria-hidden="true" />
            <span>{name}</span>
          </a>
          <span className={styles.size}>{size}</span>
        </li>
      ))}
    </ul>
  )
}
