import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { inquiryCommands } from '../../inquiries/inquiry-commands.ts'
import { InquiryPage } from '../../inquiries/inquiry-page.tsx'
import { takeInquiryPost } from '../../inquiries/inquiry-post.server.ts'
import { loadInquiry } from '../../inquiries/inquiry-view.server.ts'
import { words } from '../../inquiries/inquiry.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: inquiryCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.subject}` : words.kind} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadInquiry({ context, request, inquiryId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeInquiryPost({ context, request, inquiryId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Inquiry() {
  const page = useLoaderData<typeof loader>()
  return <InquiryPage key={page.view.id} {...page} />
}
