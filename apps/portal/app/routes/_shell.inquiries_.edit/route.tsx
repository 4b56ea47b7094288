import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadInquiryForm, takeInquiryForm } from '../../inquiries/inquiry-form.server.ts'
import { InquiryForm } from '../../inquiries/inquiry-form.tsx'
import { formWords, words } from '../../inquiries/inquiry.words.ts'
import { paths } from '../../paths.ts'
import { isFormReadAnew } from '../../records/form-read-anew.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { LowerPageHead } from '../../shell/lower-page-head.tsx'

const titleOf = (id: string | null) => (id === null ? formWords.add : formWords.edit)

export const meta: MetaFunction<typeof loader> = ({ data: edit }) => [
  { title: `${titleOf(edit?.id ?? null)} ${edit?.number ?? ''} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadInquiryForm({ context, request })
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  return takeInquiryForm({ context, request })
}

export const shouldRevalidate = isFormReadAnew
export const clientAction = quietEdit

export default function EditInquiry() {
  const { page, id, number } = useLoaderData<typeof loader>()
  return (
    <>
      <LowerPageHead
        title={titleOf(id)}
        trail={[
          { name: words.inquiries, to: paths.inquiries() },
          ...(id === null ? [] : [{ name: number, to: paths.inquiry(id) }]),
        ]}
      />
      <InquiryForm key={id} page={page} />
    </>
  )
}
