import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadQualifications } from '../../training/qualification-view.server.ts'
import { QualificationsPage } from '../../training/qualifications-page.tsx'
import { qualificationWords } from '../../training/training.words.ts'

export const meta: MetaFunction = () => [{ title: `${qualificationWords.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadQualifications({ context, request })
}

export default function Qualifications() {
  return <QualificationsPage {...useLoaderData<typeof loader>()} />
}
