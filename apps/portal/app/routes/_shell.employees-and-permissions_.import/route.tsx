import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { words } from '../../employees/import.words.ts'
import { words as peopleWords } from '../../employees/employees.words.ts'
import { mayKeepPeople } from '../../employees/keeps-people.server.ts'
import styles from '../../employees/person-page.module.css'
import { paths } from '../../paths.ts'
import { quietEditSaying } from '../../records/quiet-edit.ts'
import { optionsOf, throwUnlessSayable } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'
import { Button } from '../../ui/button.tsx'
import { Field, fieldControl } from '../../ui/field.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  const { permissions } = requirePerson(context, request)
  if (!mayKeepPeople(permissions)) {
    throw redirect(paths.noAccess('people'))
  }
  return { formKey: context.mintFormKey() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const file = formText(form, 'paper')
  if (file === '') {
    return data({ problem: words.chooseFirst }, { status: 422 })
  }
  const answer = await context.api.people.checkImport({ file }, optionsOf(form))
  if (answer.status === 'problem') {
    throwUnlessSayable(answer, request, 'people')
    const { fields, message, status } = answer.problem
    return data({ problem: fields[0]?.message ?? message }, { status })
  }
  return redirect(paths.peopleImport(contentOf(answer, request).importId))
}

export const clientAction = quietEditSaying(words.fileRefused)
export const shouldRevalidate = isReadAnew

/** Takes a table of people, to say what would become of its rows. */
export default function ImportPeople() {
  const { formKey } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const isSending = useNavigation().formMethod === 'POST'
  const control = fieldControl('people-table', { error: problem })
  return (
    <>
      <LowerPageHead
        title={words.title}
        trail={[{ name: peopleWords.title, to: paths.employees() }]}
      />
      <div className={styles.page}>
        <p>{words.intro}</p>
        <p>{words.introNext}</p>
        <Form method="post" encType="multipart/form-data" className={styles.deed}>
          <FormKey value={formKey} />
          <Field id="people-table" label={words.file} error={problem}>
            <input {...control} type="file" name="paper" accept={words.accepted} required />
          </Field>
          <Button tone="go" aria-disabled={isSending}>
            {words.check}
          </Button>
        </Form>
      </div>
    </>
  )
}
