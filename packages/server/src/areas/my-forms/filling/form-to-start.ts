import type { FormDefinition } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { audienceOf, definitionOf, formsByIds, publishedForms } from '../../forms/forms.queries.ts'
import { isInAudience, type Targeted } from '../../forms/forms.rules.ts'

type Asked = {
  formId: string
  /** The version that was looked at. */
  version?: number | undefined
  /** Whoever fills a form fills what belongs to it, whomever that is meant for by itself. */
  isBelow?: boolean
  /** It was begun before this call, so that what became of the form since does not count. */
  isBegun?: boolean
}

/** The form that somebody starts, in its version; ends the call where it is not theirs to start. */
export async function formToStart(
  { db, person, cacheOwner }: PersonContext,
  { formId, version, isBelow = false, isBegun = false }: Asked,
): Promise<{ form: { id: string; title: string }; definition: FormDefinition }> {
  const isMeant = async (narrowed: Targeted) =>
    isBelow || isInAudience(narrowed, await audienceOf(db, person.personId))
  const form = isBegun
    ? (await formsByIds(db, [formId])).find(({ deleted_at }) => deleted_at === null)
    : (await publishedForms(db)).find(({ id }) => id === formId)
  if (!form || !(await isMeant(form))) {
    return fail('forbidden', { message: await whyClosed(formId, db, isMeant) })
  }
  const published = form.published_version ?? undefined
  if (!isBegun && version !== undefined && version !== published) {
    return fail('version_not_published', { details: { version: published } })
  }
  // A version is there once it was published; one that never was is nobody's to begin.
  const wanted = version ?? published
  const definition =
    wanted === undefined ? undefined : await definitionOf(cacheOwner, db, form.id, wanted)
  return definition === undefined ? fail('forbidden', { message: notOpen }) : { form, definition }
}

const notOpen = 'This form is not open to you.'

/** Why somebody may not start a form: it may have been put away, else it is not theirs to know. */
async function whyClosed(
  formId: string,
  db: PersonContext['db'],
  isMeant: (form: Targeted) => Promise<boolean>,
): Promise<string> {
  const [form] = await formsByIds(db, [formId])
  const isForThem = form?.deleted_at === null && (await isMeant(form))
  if (isForThem && !form.is_type_active) {
    return 'Forms of this type are not started any more.'
  }
  return isForThem && form.status === 'paused'
    ? 'This form is paused, so nobody starts it now.'
    : notOpen
}
