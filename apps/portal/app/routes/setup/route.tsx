import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { catalogue } from '@holdpoint/api'
import { words } from '../../accounts/accounts.words.ts'
import { readSecretForm } from '../../accounts/read-secret-form.server.ts'
import { SetUpForm } from '../../accounts/set-up-form.tsx'
import { paths } from '../../paths.ts'
import { refusedByCall, refusedBySchema } from '../../records/edit-form.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { GatePlate } from '../../session/gate.tsx'
import { timeZonesWith } from '../../settings/time-zones.server.ts'

export const meta: MetaFunction = () => [{ title: words.setUp.title }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { isSetUp } = contentOf(await context.api.auth.loginSettings({}), request)
  if (isSetUp) {
    throw redirect(paths.login())
  }
  // What a browser told of its zone, where it did; UTC is no zone that a list of places holds.
  const timeZones = timeZonesWith(context.timeZone)
  return { formKey: context.mintFormKey(), timeZone: context.timeZone, timeZones }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { submission, came } = readSecretForm(
    await request.formData(),
    catalogue.accounts.setUp.input,
  )
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.accounts.setUp(submission.value)
  if (answer.status === 'problem' && answer.problem.name !== 'not_found') {
    return refusedByCall(came, answer.problem)
  }
  if (answer.status !== 200) {
    // Somebody was faster, from another browser or the terminal.
    const text = words.setUp.over
    return await redirectWithToast(context, paths.login(), { tone: 'info', text })
  }
  const { email, password } = submission.value
  const signIn = await context.api.auth.login({ email, password, deviceType: 'portal' })
  if (signIn.status !== 200) {
    return redirect(paths.login({ email }))
  }
  const cookie = context.signInCookie(signIn.content.accessToken, { keepSignedIn: false })
  return redirect(paths.home(), { headers: { 'Set-Cookie': cookie } })
}

/** The first page of the first day; it is gone once it was used. */
export default function SetUp() {
  return (
    <GatePlate title={words.setUp.title}>
      <p>{words.setUp.intro}</p>
      <SetUpForm {...useLoaderData<typeof loader>()} again={useActionData<typeof action>()} />
    </GatePlate>
  )
}
