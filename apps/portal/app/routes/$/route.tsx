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
import { comingModuleOf, type ComingModule } from './modules.ts'
import styles from './unknown.module.css'

export const meta: MetaFunction<typeof loader> = ({ data: found }) => [
  { title: `${found?.module?.name ?? 'Nothing here'} · Holdpoint` },
]

/** Whatever no other route knows: a module that is still to come says so, the rest is not found. */
export function loader({ request }: LoaderFunctionArgs) {
  return notFound(request)
}

export function action({ request }: ActionFunctionArgs) {
  return notFound(request)
}

function notFound(request: Request) {
  const { pathname } = new URL(request.url)
  return data({ module: comingModuleOf(pathname) ?? null, pathname }, { status: 404 })
}

export default function Unknown() {
  const { module, pathname } = useLoaderData<typeof loader>()
  const root = useRootData()
  const page = module ? <Coming module={module} /> : <NothingHere pathname={pathname} />
  return root?.person ? (
    <Frame>{page}</Frame>
  ) : (
    <main id="main" className={styles.alone}>
      {page}
    </main>
  )
}

function Coming({ module }: { module: ComingModule }) {
  return (
    <>
      <PageHead title={module.name} />
      <Prose>
        <p>
          <b>{module.name}</b> is not built yet. It is where {module.does}.
        </p>
        <p>Nothing was changed.</p>
        <WayOn />
      </Prose>
    </>
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
        <WayOn />
      </Prose>
    </>
  )
}

function WayOn() {
  return <ButtonLink to={paths.myForms()}>Go to {sentences.myForms.title}</ButtonLink>
}
