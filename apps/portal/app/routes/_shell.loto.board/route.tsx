import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadBoard } from '../../loto/board/board-load.server.ts'
import { BoardPage } from '../../loto/board/board-page.tsx'
import { words } from '../../loto/board/board.words.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  return loadBoard({ context, request })
}

export const shouldRevalidate = isReadAnew

/** Who holds a lock, on what, for how long. */
export default function LiveBoard() {
  return <BoardPage board={useLoaderData<typeof loader>()} />
}
