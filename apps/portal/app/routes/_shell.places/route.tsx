import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requirePerson } from '../../session/require-person.server.ts'
import { AllPlaces } from '../../shell/all-places.tsx'
import { words } from '../../shell/all-places.words.ts'
import { PageHead } from '../../shell/page-head.tsx'
import styles from './places.module.css'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return { searched: new URL(request.url).searchParams.get('words') ?? '' }
}

/** All places as a page: where More leads without a script. */
export default function Places() {
  const { searched } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={words.title} />
      <div className={styles.places}>
        <AllPlaces key={searched} searched={searched} />
      </div>
    </>
  )
}
