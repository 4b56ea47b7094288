import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { GatePlate } from '../../session/gate.tsx'
import { endWayOut, wayOutOf } from '../../session/way-out-cookie.server.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { words } from './sign-out.words.ts'

/** By itself, without a script: no form of ours leads to another site. */
export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  { title: `${words.title} · Holdpoint` },
  ...(shown === undefined ? [] : [{ httpEquiv: 'refresh', content: `0;url=${shown.address}` }]),
]

/** Once: whoever comes back to it, or comes from elsewhere, finds the sign-in page. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  if (context.person !== null) {
    throw redirect(paths.home())
  }
  const address = await wayOutOf(context, request)
  const { provider } = contentOf(await context.api.auth.loginSettings({}), request)
  if (address === undefined || provider === null) {
    throw redirect(paths.login())
  }
  const headers = { 'Set-Cookie': await endWayOut(context) }
  return data({ address, name: provider.name }, { headers })
}

/** Says that somebody is signed out here, and leads on to where they are signed out as well. */
export default function ProviderSignOut() {
  const { address, name } = useLoaderData<typeof loader>()
  return (
    <GatePlate title={words.title}>
      <p>{words.goesOn(name)}</p>
      <a href={address} className={buttonClass({ tone: 'go', size: 'big', isWide: true })}>
        {words.goOn(name)}
      </a>
      <p>
        <Link to={paths.login()}>{words.stay}</Link>
      </p>
    </GatePlate>
  )
}
