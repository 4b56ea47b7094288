import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { settingsLogo } from '@holdpoint/api/calls'
import { paths } from '../../paths.ts'
import { isEditAgain } from '../../records/edit-again.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { EditForm, SelectField, TextField, useEditForm } from '../../records/edit-form.tsx'
import styles from '../../records/form-page.module.css'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { addFiles, removeFile, toFileView } from '../../records/record-files.server.ts'
import { RecordFiles } from '../../records/record-files.tsx'
import parts from '../../records/record-parts.module.css'
import {
  leadDone,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { words as recordWords } from '../../records/records.words.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { timeZonesWith } from '../../settings/time-zones.server.ts'
import { zoneOptions } from '../../settings/zone-options.ts'
import { words } from '../../settings/zones.words.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { words as shellWords } from '../../shell/shell.words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { formText } from '../../ui/form-text.ts'

export const meta: MetaFunction = () => [{ title: `${words.organisation} · Holdpoint` }]

const forbidden = 'settings'

type Ask = Pick<LoaderFunctionArgs, 'context' | 'request'>

export async function loader({ context, request }: Ask) {
  requirePerson(context, request)
  const answer = await context.api.settings.organisation({})
  const { rowVersion, logo, ...start } = contentOf(answer, request, { forbidden })
  const { timeZone } = start
  const zones = timeZonesWith(timeZone)
  const logos = [logo].flatMap((file) =>
    file === null
      ? []
      : toFileView(file, `/api/v1${settingsLogo.path}?uploadId=${file.uploadId}`, context),
  )
  return { start, rowVersion, zones, logos, formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const post = { context, request, form }
  const here = paths.organisation()
  const { logoDone } = words
  switch (formText(form, 'intent')) {
    case 'addFile':
      return addFiles(post, { here, forbidden, done: logoDone.add }, (file, options) =>
        context.api.settings.saveLogo({ file }, options),
      )
    case 'removeFile':
      return removeFile(post, { here, forbidden, done: logoDone.remove }, (uploadId, options) =>
        context.api.settings.removeLogo({ uploadId }, options),
      )
    default:
      return save(post)
  }
}

async function save({ context, request, form }: RecordPost) {
  const submission = readEdit(form, catalogue.settings.saveOrganisation.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.settings.saveOrganisation(submission.value, optionsOf(form))
  return answer.status === 'problem'
    ? refusedEdit(answer, came, {
        ...{ request, forbidden },
        anew: () => loader({ context, request }),
      })
    : leadDone({ context, request, form }, paths.settings(), answer.message)
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

/** What the organisation is called, in which time zone it works, and its logo. */
export default function Organisation() {
  const { start, rowVersion, zones, logos, formKey } = useLoaderData<typeof loader>()
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
        <section className={parts.part} aria-labelledby="logo-title">
          <h2 id="logo-title">{words.logo}</h2>
          <p>{words.logoIntro}</p>
          <RecordFiles
            files={logos}
            formKey={formKey}
            canChange
            canAdd={logos.length === 0}
            place={words.addLogo}
            isPictures
            areWhole
          />
        </section>
      </div>
    </>
  )
}
