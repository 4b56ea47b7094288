import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { templateCommands } from '../../loto/templates/template-commands.ts'
import { TemplatePage } from '../../loto/templates/template-page.tsx'
import { takeTemplatePost } from '../../loto/templates/template-post.server.ts'
import { loadTemplate } from '../../loto/templates/template-view.server.ts'
import { words } from '../../loto/templates/template.words.ts'
import { quietEdit } from '../../records/quiet-edit.ts'
import type { RecordHandle } from '../../records/record-commands.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import type { FrameHandle } from '../../shell/frame.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const handle = { frame: 'record', commands: templateCommands } satisfies FrameHandle &
  RecordHandle<never>

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page ? `${page.view.number} ${page.view.title}` : words.templates} · Holdpoint` },
]

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadTemplate({ context, request, templateId: params['id'] ?? '' })
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  return takeTemplatePost({ context, request, templateId: params['id'] ?? '', form })
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietEdit

export default function Template() {
  const page = useLoaderData<typeof loader>()
  return <TemplatePage key={page.view.id} {...page} />
}
