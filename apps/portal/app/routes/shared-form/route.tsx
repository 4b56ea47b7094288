import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { secretAddressHeaders } from '../../session/secret-address.server.ts'
import { GatePlate } from '../../session/gate.tsx'
import { SharedPage, SharedPhotoPage } from '../../shared-form/shared-page.tsx'
import { words } from '../../shared-form/shared.words.ts'
import { ButtonLink } from '../../ui/button.tsx'

export const meta: MetaFunction = () => [
  { title: `${words.title} · Holdpoint` },
  { name: 'robots', content: 'noindex' },
]

/** What a mailed link opens; it needs no account, and nothing else is open by it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const share = (searchParams.get('share') ?? '').slice(0, 100)
  const answer = await context.api.reviewForms.shared({ share })
  const isDead = answer.status === 'problem' && answer.problem.name === 'link_used'
  const entry = isDead ? null : contentOf(answer, request)
  const photo = searchParams.get('photo')
  const isBare = searchParams.get('marks') === '0'
  return data({ share, entry, photo, isBare }, { status: isDead ? 404 : 200 })
}

export const headers = secretAddressHeaders

export default function SharedForm() {
  const { share, entry, photo, isBare } = useLoaderData<typeof loader>()
  if (entry === null) {
    return (
      <GatePlate title={words.deadTitle}>
        <p>{words.dead}</p>
        <ButtonLink to={paths.login()}>{words.toSignIn}</ButtonLink>
      </GatePlate>
    )
  }
  return photo === null ? (
    <SharedPage entry={entry} share={share} />
  ) : (
    <SharedPhotoPage {...{ entry, share, isBare }} uploadId={photo} />
  )
}
