import type { FormDefinition } from '@holdpoint/forms'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import {
  audienceOf,
  definitionOf,
  formsByIds,
  formChangedAt,
  publishedForms,
  replacedAt,
} from '../../forms/forms.queries.ts'
import { isInAudience, type Targeted } from '../../forms/forms.rules.ts'

type Asked = {
  formId: string
  /** The version that was looked at. */
  version?: number | undefined
  /** Whoever fills a form fills what belongs to it, whomever that is meant for by itself. */
  isBelow?: boolean
  /** When a device began it in this version, so that what became of the form since does not count. */
  begunAt?: Date | undefined
}

/**
 * What was begun without a network may have waited on its device for so long, and the blank form that
 * it was begun from before that.
 */
export const begunMaxMs = 31 * 24 * 3600 * 1000

/** The form that somebody starts, in its version; ends the call where it is not theirs to start. */
export async function formToStart(
  { db, person, cacheOwner }: PersonContext,
  { formId, version, isBelow = false, begunAt }: Asked,
): Promise<{ form: { id: string; title: string }; definition: FormDefinition }> {
  const isMeant = async (narrowed: Targeted) =>
    isBelow || isInAudience(narrowed, await audienceOf(db, person.personId))
  const form =
    begunAt === undefined
      ? (await publishedForms(db)).find(({ id }) => id === formId)
      : await formOfThen(db, formId, begunAt)
  if (!form || !(await isMeant(form))) {
    return fail('forbidden', { message: await whyClosed(formId, db, isMeant) })
  }
  const published = form.published_version ?? undefined
  const isOther = version !== undefined && version !== published
  if (
    isOther &&
    (begunAt === undefined || isLongOver(await replacedAt(db, formId, version), begunAt))
  ) {
    return fail('version_not_published', { details: { version: published } })
  }
  // A version is there once it was published; one that never was is nobody's to begin.
  const wanted = version ?? published
  const definition =
    wanted === undefined ? undefined : await definitionOf(cacheOwner, db, form.id, wanted)
  return definition === undefined ? fail('forbidden', { message: notOpen }) : { form, definition }
}

/**
 * The form as a device may have known it that began it then. Whatever closed it has changed it, so
 * that one that nothing has changed for so long was closed before the device last saw it.
 */
async function formOfThen(db: PersonContext['db'], formId: string, begunAt: Date) {
  const [form] = await formsByIds(db, [formId])
  if (form === undefined || form.deleted_at !== null) {
    return undefined
  }
  const isClosed = !form.can_start && isLongOver(await formChangedAt(db, formId), begunAt)
  return isClosed ? undefined : form
}

/** Whether something was past for so long that no device began anything without knowing. */
const isLongOver = (over: Date | undefined, begunAt: Date): boolean =>
  over !== undefined && begunAt.getTime() - over.getTime() > begunMaxMs

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
