import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { sentences } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { Frame } from '../../shell/frame.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Prose } from '../../shell/prose.tsx'
import { useRootData } from '../../shell/root-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './unknown.module.css'

export const meta: MetaFunction = () => [{ title: 'Nothing here · Holdpoint' }]

/** Whatever no other route knows. */
export function loader({ request }: LoaderFunctionArgs) {
  return notFound(request)
}

export function action({ request }: ActionFunctionArgs) {
  return notFound(request)
}

function notFound(request: Request) {
  const { pathname } = new URL(request.url)
  return data({ pathname }, { status: 404 })
}

export default function Unknown() {
  const { pathname } = useLoaderData<typeof loader>()
  const root = useRootData()
  const page = <NothingHere pathname={pathname} />
  return root?.person ? (
    <Frame>{page}</Frame>
  ) : (
    <main id="main" className={styles.alone}>
      {page}
    </main>
  )
}

function NothingHere({ pathname }: { pathname: string }) {
  return (
    <>
      <PageHead title="Nothing here" />
      <Prose>
        <p>
          There is no page at <code>{pathname}</code>. The address may be mistyped.
        </p>
        <p>Nothing was changed.</p>
        <ButtonLink to={paths.myForms()}>Go to {sentences.myForms.title}</ButtonLink>
      </Prose>
    </>
  )
}
