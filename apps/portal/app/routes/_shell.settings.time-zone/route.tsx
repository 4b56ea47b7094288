import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { EditForm, SelectField, useEditForm } from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { quietEdit } from '../../records/quiet-edit.ts'
import { leadDone, optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { timeZonesWith } from '../../settings/time-zones.server.ts'
import { zoneInWords, zoneOptions } from '../../settings/zone-options.ts'
import { words } from '../../settings/zones.words.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export const meta: MetaFunction = () => [{ title: `${words.timeZone} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const settings = contentOf(await context.api.settings.get({}), request)
  const { ownTimeZone, organisationTimeZone } = settings
  return {
    ...{ start: { timeZone: ownTimeZone ?? '' }, organisationTimeZone },
    ...{ zones: timeZonesWith(ownTimeZone), formKey: context.mintFormKey() },
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const submission = readEdit(form, catalogue.settings.saveTimeZone.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.settings.saveTimeZone(submission.value, optionsOf(form))
  return answer.status === 'problem'
    ? refusedEdit(answer, came, { request, forbidden: 'settings' })
    : leadDone({ context, request, form }, paths.settings(), words.saved)
}

export const clientAction = quietEdit

/** In which zone somebody is told days and times. */
export default function OwnTimeZone() {
  const { start, organisationTimeZone, zones, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'timeZone'>('time-zone', start, again)
  const isSending = useNavigation().formMethod === 'POST'
  const none = words.ofOrganisation(zoneInWords(organisationTimeZone))
  return (
    <>
      <LowerPageHead
        title={words.timeZone}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <div className={styles.page}>
        <EditForm form={form} formKey={formKey} intent="save">
          <p>{words.intro}</p>
          <SelectField
            field={fields.timeZone}
            label={words.timeZone}
            options={[['', none], ...zoneOptions(zones)]}
          />
          <div className={styles.buttons}>
            <Button tone="go" name="intent" value="save" aria-disabled={isSending}>
              {recordWords.save}
            </Button>
            <ButtonLink to={paths.settings()}>{recordWords.cancel}</ButtonLink>
          </div>
        </EditForm>
      </div>
    </>
  )
}
