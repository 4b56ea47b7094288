import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { paths } from '../../paths.ts'
import { filesSource } from '../../files/files.source.server.ts'
import { filesView } from '../../files/files.view.tsx'
import { words } from '../../files/files.words.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, filesSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, filesSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

const keepersView: typeof filesView = {
  ...filesView,
  go: { name: words.add, to: () => paths.newFile() },
}

export default function Files() {
  const data = useLoaderData<typeof loader>()
  return <ListPage view={data.beside.canAdd ? keepersView : filesView} data={data} />
}
