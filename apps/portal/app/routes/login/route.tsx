import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { sentences, type Problem } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { deviceName } from '../../session/device-name.ts'
import { deviceProofOf, keepDeviceProof } from '../../session/device-cookie.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { leftCookies } from '../../session/left-cookies.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { formKeyField } from '../../ui/form-key.tsx'
import { formText } from '../../ui/form-text.ts'
import { LoginPage } from './login-page.tsx'
import { words } from './login.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const to = safeRedirect(query.get('to'), context.publicOrigin)
  if (context.person !== null) {
    throw redirect(to)
  }
  if (context.hasDeadSession || query.has('ended')) {
    throw await signedOutByForce(context, request)
  }
  const settings = contentOf(await context.api.auth.loginSettings({}), request)
  if (!settings.isSetUp) {
    throw redirect(paths.setUp())
  }
  const { organisationName, demo, provider, takesPasswords } = settings
  return {
    to,
    email: query.get('email') ?? '',
    organisationName,
    provider,
    takesPasswords,
    demo: takesPasswords ? demo : null,
    formKey: context.mintFormKey(),
  }
}

/**
 * A session that has ended signs out, leaves no cookie of ours and says so (spec 8). The page comes
 * once more, because its form belongs to a visitor and no longer to the session.
 */
async function signedOutByForce(context: AppLoadContext, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('ended')
  const again = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
  const text = sentences.auth.failed
  const answer = await redirectWithToast(context, again, { tone: 'error', text })
  for (const cookie of leftCookies(context, request)) {
    answer.headers.append('Set-Cookie', cookie)
  }
  return answer
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const email = formText(form, 'email')
  const keepSignedIn = form.get('keepSignedIn') === 'true'
  const answer = await context.api.auth.login(
    {
      email,
      password: formText(form, 'password'),
      keepSignedIn,
      deviceType: 'portal',
      deviceName: deviceName(request.headers.get('User-Agent')),
      deviceProof: await deviceProofOf(context, request, email),
    },
    { idempotencyKey: formText(form, formKeyField) },
  )
  if (answer.status === 200) {
    const { accessToken, deviceProof } = answer.content
    const headers = new Headers()
    headers.append('Set-Cookie', context.signInCookie(accessToken, { keepSignedIn }))
    headers.append('Set-Cookie', await keepDeviceProof(context, request, email, deviceProof))
    return redirect(safeRedirect(form.get('to'), context.publicOrigin), { headers })
  }
  if (answer.status === 'problem') {
    const refused = { email, keepSignedIn, ...refusalOf(answer.problem) }
    return data(refused, { status: answer.problem.status })
  }
  return data({ email, keepSignedIn, errors: [answer.message], fields: {} }, { status: 500 })
}

export default function Login() {
  return <LoginPage {...useLoaderData<typeof loader>()} refused={useActionData<typeof action>()} />
}

type Refusal = {
  errors: string[]
  fields: { email?: string | undefined; password?: string | undefined }
}

/** Sentences that belong to a field stand beside it; only the rest needs the box. */
function refusalOf(problem: Problem): Refusal {
  const at = (path: string) => problem.fields.find((field) => field.path === path)?.message
  const fields = { email: at('email'), password: at('password') }
  const isBesideFields = fields.email !== undefined || fields.password !== undefined
  return { errors: isBesideFields ? [] : [problem.message], fields }
}
