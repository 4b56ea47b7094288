import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { leadDone, optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { timeZonesWith } from '../../settings/time-zones.server.ts'
import { zoneOptions } from '../../settings/zone-options.ts'
import { words } from '../../settings/zones.words.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export const meta: MetaFunction = () => [{ title: `${words.organisation} · Holdpoint` }]

type Ask = Pick<LoaderFunctionArgs, 'context' | 'request'>

export async function loader({ context, request }: Ask) {
  requirePerson(context, request)
  const answer = await context.api.settings.organisation({})
  const { rowVersion, ...start } = contentOf(answer, request, { forbidden: 'settings' })
  const { timeZone } = start
  return { start, rowVersion, zones: timeZonesWith(timeZone), formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const submission = readEdit(form, catalogue.settings.saveOrganisation.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.settings.saveOrganisation(submission.value, optionsOf(form))
  return answer.status === 'problem'
    ? refusedEdit(answer, came, {
        ...{ request, forbidden: 'settings' },
        anew: () => loader({ context, request }),
      })
    : leadDone({ context, request, form }, paths.settings(), answer.message)
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

/** What the organisation is called, and in which time zone it works. */
export default function Organisation() {
  const { start, rowVersion, zones, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<unknown>()
  const again = isEditAgain(answer) ? answer : undefined
  const [form, fields] = useEditForm<'name' | 'timeZone'>('organisation', start, again)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <LowerPageHead
        title={words.organisation}
        trail={[{ name: shellWords.settings, to: paths.settings() }]}
      />
      <div className={styles.page}>
        <EditForm {...{ form, formKey, again, rowVersion }} intent="save">
          <TextField field={fields.name} label={words.name} lengthMax={100} />
          <SelectField
            field={fields.timeZone}
            label={words.timeZone}
            hint={words.organisationIntro}
            options={zoneOptions(zones)}
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
