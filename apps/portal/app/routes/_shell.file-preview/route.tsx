import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadSheetFile } from '../../sds/sheet-file.server.ts'
import { words } from '../../sds/sheet.words.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { Prose } from '../../shell/prose.tsx'
import { buttonClass } from '../../ui/button.tsx'

// The file of a record on a page of its own (spec 2). Safety data sheets are the one kind so far.

export const meta: MetaFunction<typeof loader> = ({ data: file }) => [
  { title: `${file?.name ?? words.supplier} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadSheetFile({ context, request })
}

export default function FilePreview() {
  const { name, about, href, trail } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead title={name} trail={trail} />
      <Prose>
        <p>{about}</p>
        <a className={buttonClass({ tone: 'go' })} href={href} target="_blank" rel="noreferrer">
          {words.openPdf}
        </a>
      </Prose>
    </>
  )
}
