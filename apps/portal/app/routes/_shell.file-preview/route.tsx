import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadFilePreview } from '../../files/file-load.server.ts'
import styles from '../../files/file-preview.module.css'
import { FileWords } from '../../files/file-words.tsx'
import { PdfPages } from '../../files/pdf-pages.tsx'
import { loadSheetFile } from '../../sds/sheet-file.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'
import { Prose } from '../../shell/prose.tsx'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'

// The file of a record on a page of its own (spec 2): of the library, or a safety data sheet's. A PDF
// is drawn page by page, and other papers are shown by their words alone (decision 0085).

export const meta: MetaFunction<typeof loader> = ({ data: file }) => [
  { title: `${file?.name ?? 'File'} · Holdpoint` },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const asked = new URL(request.url).searchParams
  const id = asked.get('id') ?? ''
  switch (id === '' ? null : asked.get('type')) {
    case 'file':
      return loadFilePreview({ context, request, fileId: id })
    case 'sds':
      return loadSheetFile({ context, request })
    default:
      throw data(null, { status: 404 })
  }
}

export default function FilePreview() {
  const { name, about, href, kind, text, openWords, back, trail } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead title={name} trail={trail} />
      <Prose>
        <p>{about}</p>
        {kind === 'picture' && <img src={href} alt={name} />}
        <p className={styles.ways}>
          <a className={buttonClass({ tone: 'go' })} href={href} target="_blank" rel="noreferrer">
            {openWords}
          </a>
          <ButtonLink to={back.to}>{back.name}</ButtonLink>
        </p>
      </Prose>
      {kind === 'pdf' && <PdfPages href={href} />}
      {text !== null && <FileWords text={text} isFolded={kind === 'pdf'} />}
    </>
  )
}
