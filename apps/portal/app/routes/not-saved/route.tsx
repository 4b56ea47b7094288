import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { GatePlate } from '../../session/gate.tsx'
import { leftCookies } from '../../session/left-cookies.server.ts'
import { isSecret, notSavedFields } from '../../session/not-saved-fields.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import type { StillHandle } from '../../shell/still.ts'
import { Button, buttonClass, ButtonLink } from '../../ui/button.tsx'
import { formText } from '../../ui/form-text.ts'
import { words } from './not-saved.words.ts'

/** The page stands at the address that was sent to, so no script may take it for the page of that. */
export const handle = { isScriptless: true } satisfies StillHandle

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

/** Where signing in again leads: the form itself stays in the other tab. */
export function loader({ context }: LoaderFunctionArgs) {
  return { isSignedIn: context.person !== null }
}

/**
 * Takes a form that was sent to another page and not taken there, and keeps what it says in the page that
 * it answers, but for passwords. A session that has ended leaves no cookie of ours (spec 8).
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const headers = new Headers()
  const hasEnded = context.person === null
  if (hasEnded) {
    leftCookies(context, request).forEach((cookie) => headers.append('Set-Cookie', cookie))
  }
  const kept = {
    to: safeRedirect(new URL(request.url).searchParams.get('to'), context.publicOrigin),
    why: formText(form, notSavedFields.why),
    hadFiles: form.has(notSavedFields.files),
    fields: [...form].flatMap(([name, value]) =>
      added.has(name) || isSecret(name) ? [] : [{ name, value: String(value) }],
    ),
    hasEnded,
  }
  return data(kept, { status: hasEnded ? 401 : 422, headers })
}

const added: ReadonlySet<string> = new Set(Object.values(notSavedFields))

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
  const { to, why, fields, hadFiles, hasEnded } = kept
  return (
    <GatePlate title={words.title}>
      <p role="alert">
        <strong>{why}</strong>
      </p>
      {hasEnded && <p>{words.ended}</p>}
      <p>{words.kept}</p>
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
      <form method="post" action={to}>
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
