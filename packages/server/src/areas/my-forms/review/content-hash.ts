import type { Answers } from '@holdpoint/forms'
import { canonicalJson, sha256 } from '../../../canonical-json.ts'
import type { ChangeableEntry } from '../my-forms.queries.ts'

type Content = Pick<ChangeableEntry, 'id' | 'form_id' | 'form_version' | 'attachment_ids'> & {
  answers: ChangeableEntry['answers'] | Answers
}

/** Names what is signed or decided on to the byte: the form, its version, the answers and the files. */
export function contentHashOf(content: Content): string {
  const { id, form_id, form_version, answers, attachment_ids: files } = content
  // Without a file it is named as it was before entries took files.
  const attached = files.length === 0 ? {} : { files }
  return sha256(canonicalJson({ id, form_id, form_version, answers, ...attached }))
}
