import { CopyField } from '../ui/copy-field.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import { words } from './employees.words.ts'

interface LinkOnceProps {
  /** Null of a post that was repeated. */
  link: string | null
}

/** The address by which a person chooses a password, this once. */
export function LinkOnce({ link }: LinkOnceProps) {
  return link === null ? (
    <ErrorBox errors={[words.linkShownBefore]} />
  ) : (
    <section role="status">
      <h2>{words.linkTitle}</h2>
      <CopyField id="one-time-link" label={words.link} hint={words.linkHint} value={link} />
    </section>
  )
}
