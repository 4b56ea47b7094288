import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { filesLeft } from '../../session/files-left.ts'
import { GatePlate } from '../../session/gate.tsx'
import { leftCookies } from '../../session/left-cookies.server.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { Button, buttonClass, ButtonLink } from '../../ui/button.tsx'
import { words } from './not-saved.words.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

/** Where signing in again leads: the form itself stays in the other tab. */
export function loader({ context }: LoaderFunctionArgs) {
  return { isSignedIn: context.person !== null }
}

/**
 * Takes a form that was sent to another page and not taken there, and keeps all that it says in the page
 * that it answers. A session that has ended leaves no cookie of ours (spec 8).
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const hadFiles = form.has(filesLeft)
  form.delete(filesLeft)
  const headers = new Headers()
  if (context.person === null) {
    leftCookies(context, request).forEach((cookie) => headers.append('Set-Cookie', cookie))
  }
  const kept = {
    to: safeRedirect(new URL(request.url).searchParams.get('to'), context.publicOrigin),
    fields: [...form].map(([name, value]) => ({ name, value: String(value) })),
    hadFiles,
    hasEnded: context.person === null,
  }
  return data(kept, { headers })
}

/** Keeps a form that was not taken, until it is sent once more. */
export default function NotSaved() {
  const { isSignedIn } = useLoaderData<typeof loader>()
  const kept = useActionData<typeof action>()
  if (kept === undefined) {
    return (
      <GatePlate title={isSignedIn ? words.backTitle : words.nothingTitle}>
        <p>{isSignedIn ? words.back : words.nothing}</p>
        <ButtonLink to={paths.home()}>{words.home}</ButtonLink>
      </GatePlate>
    )
  }
  const { to, fields, hadFiles, hasEnded } = kept
  return (
    <GatePlate title={words.title}>
      <p>{hasEnded ? words.ended : words.kept}</p>
      {hasEnded && <p>{words.kept}</p>}
      {hadFiles && <p>{words.files}</p>}
      {hasEnded && (
        <a
          href={paths.login({ to: paths.notSaved() })}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ tone: 'go', size: 'big', isWide: true })}
        >
          {words.signIn}
        </a>
      )}
      <form method="post" action={to} encType="multipart/form-data">
        {fields.map(({ name, value }, at) => (
          <input key={at} type="hidden" name={name} value={value} />
        ))}
        <Button tone={hasEnded ? 'plain' : 'go'} size="big" isWide>
          {hadFiles ? words.sendWithout : words.send}
        </Button>
      </form>
    </GatePlate>
  )
}
