import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { answerList } from '../../lists/list-intents.server.ts'
import { ListPage } from '../../lists/list-page.tsx'
import { loadList } from '../../lists/load-list.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { paths } from '../../paths.ts'
import { askWords } from '../../sds/ask.words.ts'
import { sdsSource } from '../../sds/sds.source.server.ts'
import { sdsView } from '../../sds/sds.view.tsx'
import { words } from '../../sds/sds.words.ts'
import { SheetsTools } from '../../sds/sheets-tools.tsx'
import { isReadAnew } from '../../shell/read-anew.ts'

export const meta: MetaFunction = () => [{ title: `${words.title} · Holdpoint` }]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList({ context, request }, sdsSource)
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerList({ context, request }, sdsSource)
}

export const shouldRevalidate = isReadAnew
export const clientAction = quietAction

const readersView: typeof sdsView = {
  ...sdsView,
  // Whoever searched in vain has typed the name already.
  go: { name: askWords.ask, to: (place) => paths.askSheet(place.said.searchValue) },
}
const keepersView: typeof sdsView = {
  ...sdsView,
  go: { name: words.add, to: () => paths.newSheet() },
}

export default function SafetyDataSheets() {
  const data = useLoaderData<typeof loader>()
  const { canAdd } = data.beside
  return (
    <ListPage
      view={canAdd ? keepersView : readersView}
      data={data}
      tools={(place) => <SheetsTools place={place} keepsSheets={canAdd} />}
    />
  )
}
