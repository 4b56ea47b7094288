import type { QuestionType } from '@holdpoint/forms'
import { questionTypeNames } from '@holdpoint/forms/editing'
import { TriangleAlert } from '../../ui/icons.ts'
import { words } from './builder.words.ts'
import styles from './canvas.module.css'
import { TypeIcon } from './type-icon.tsx'

interface TagsProps {
  tags: readonly string[]
  problemCount: number
  type?: QuestionType
}

/** What is said of a question or a section in a few words each: its kind, what is wrong, the rest. */
export function Tags({ tags, problemCount, type }: TagsProps) {
  return tags.length + problemCount === 0 && type === undefined ? null : (
    <span className={styles.tags}>
      {type !== undefined && (
        <span className={styles.kind}>
          <TypeIcon type={type} /> {questionTypeNames[type]}
        </span>
      )}
      {problemCount > 0 && (
        <span className={styles.problem}>
          <TriangleAlert aria-hidden="true" /> {words.problems(problemCount)}
        </span>
      )}
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </span>
  )
}
