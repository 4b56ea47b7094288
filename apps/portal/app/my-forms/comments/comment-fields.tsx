import { CommentThread } from '@holdpoint/widgets/comment-thread'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import styles from './comments-dialog.module.css'
import type { CommentDraft } from './comments-panel.ts'
import { words } from './comments.words.ts'
import { useTypedBefore } from './use-typed-before.ts'

interface CommentFieldsProps {
  /** Which form of the page they are in: the comment's id, or a word of its own. */
  of: string
  /** What is posted beside the comment. */
  fields: Readonly<Record<string, string | number>>
  /** What the controls start from; nothing of it is a new comment. */
  draft: Pick<CommentDraft, 'comment' | 'privacyType'> | undefined
  /** Where to sign in again, for a text that could not be sent without. */
  signIn?: string | undefined
}

const privacies = [
  { value: 'public', name: words.public, hint: words.forEverybody },
  { value: 'private', name: words.private, hint: words.forFew },
] as const

/** The controls of a comment: its text with what is wrong with it, and who may read it. */
export function CommentFields({ of, fields, draft, signIn }: CommentFieldsProps) {
  useTypedBefore(of)
  const chosen = draft?.privacyType ?? 'public'
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CommentThread.Label />
      <CommentThread.Field defaultValue={draft?.comment ?? ''} required={false} data-of={of} />
      <div className={styles.below}>
        <div>
          <CommentThread.Problem />
          {signIn !== undefined && (
            <Link to={signIn} target="_blank">
              {words.signIn}
            </Link>
          )}
        </div>
        <CommentThread.Counter className={styles.scripted} />
        <span className={classNames(styles.unscripted, styles.muted)}>{words.atMost}</span>
      </div>
      <CommentThread.Privacy className={styles.privacy}>
        <CommentThread.PrivacyLabel />
        {privacies.map(({ value, name, hint }) => (
          <CommentThread.PrivacyOption key={value}>
            <CommentThread.PrivacyInput value={value} defaultChecked={value === chosen} />
            <span>
              {name} <small className={styles.muted}>{hint}</small>
            </span>
          </CommentThread.PrivacyOption>
        ))}
      </CommentThread.Privacy>
    </>
  )
}
