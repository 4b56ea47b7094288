import { canonicalJson, sha256 } from '../../../canonical-json.ts'
import type { ChangeableEntry } from '../my-forms.queries.ts'

/** Names what is signed or decided on to the byte: the form, its version and the answers. */
export function contentHashOf({
  id,
  form_id,
  form_version,
  answers,
}: Pick<ChangeableEntry, 'id' | 'form_id' | 'form_version' | 'answers'>): string {
  return sha256(canonicalJson({ id, form_id, form_version, answers }))
}
