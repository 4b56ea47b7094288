import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { myFormsPageSize, sentences } from '@holdpoint/api'
import { loadChips } from '../../my-forms/filters/chips.server.ts'
import { listCall, listPage } from '../../my-forms/list/list-call.server.ts'
import { reachOf } from '../../my-forms/list/list-window.server.ts'
import { toRow } from '../../my-forms/list/my-forms.rows.server.ts'
import { loadDialog } from '../../my-forms/my-forms.dialogs.server.ts'
import { answerIntent } from '../../my-forms/my-forms.intents.server.ts'
import { MyFormsPage } from '../../my-forms/my-forms-page.tsx'
import { loadGraph } from '../../my-forms-graph/graph-view.server.ts'
import type { PageAsk } from '../../my-forms/page-ask.ts'
import {
  fitted,
  leadToDefault,
  namedFilter,
} from '../../my-forms/saved-filters/applied-filter.server.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { openedSearch } from '../../my-forms/search/kept-filter.server.ts'
import { addressOf, carriesFilter, readSearch } from '../../my-forms/search/my-forms.search.ts'
import { MyFormsGraph } from '../../my-forms/view/graph-part.ts'
import { loadViews } from '../../my-forms/view/views.server.ts'
import { readableQuery } from '../../my-forms/search/readable-query.server.ts'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { rememberedTab, rememberTab } from '../../session/tab-cookie.server.ts'
import { packed } from '../../shell/packed.ts'
import { isReadAnew } from '../../shell/read-anew.ts'
import { timeWriter } from '../../ui/time.ts'

export const meta: MetaFunction = () => [{ title: `${sentences.myForms.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const { query, note } = readableQuery(new URL(request.url).searchParams)
  if (note !== null) {
    const toast = { tone: 'warning', text: note, title: 'Warning' } as const
    throw await redirectWithToast(context, `${paths.myForms()}?${query}`, toast)
  }
  const remembered = await rememberedTab(request)
  const asked = await openedSearch(readSearch(query, remembered), { context, request })
  const [named, views] = await Promise.all([
    namedFilter({ context, request, person, search: asked }),
    loadViews({ context, request, person, search: asked }),
  ])
  const search = views === null ? { ...named.search, view: null } : named.search
  const ask: PageAsk = { context, request, person, search }
  const reach = reachOf(search.filter, context)
  const isGraph = views?.shown === 'graph'
  const [list, graph, chips] = await Promise.all([
    isGraph ? null : context.api.myForms.list({ ...listCall(search, reach), ...listPage(search) }),
    isGraph ? loadGraph(ask, listCall(search, reach)) : null,
    loadChips(ask, reach),
    carriesFilter(query) ? undefined : leadToDefault(ask),
    isGraph ? MyFormsGraph.fetch() : null,
  ])
  const {
    data: entries,
    totalRecords,
    isTotalAbout,
    offset,
  } = list === null
    ? { data: [], totalRecords: graph?.totalRecords ?? 0, isTotalAbout: false, offset: 0 }
    : contentOf(list, request, { forbidden: 'my_forms' })
  if (!isGraph && entries.length === 0 && totalRecords > 0 && search.page > 1) {
    const page = Math.ceil(totalRecords / myFormsPageSize)
    throw redirect(paths.myForms(addressOf({ ...search, page })))
  }
  const timeWords = timeWriter(context.timeZone, context.now())
  const row = { section: search.section, person, timeWords, mintFormKey: context.mintFormKey }
  const rows = entries.map((entry) => toRow(entry, row))
  const page = {
    search,
    reach: reach.words,
    reachProblem: reach.problem,
    filters: chips,
    filterNote: named.note,
    views,
    rows: packed(rows),
    graph,
    totalRecords,
    isTotalAbout,
    offset,
    dialog: await loadDialog(ask, rows),
    personId: person.user.personId,
  }
  return search.section === remembered
    ? data(page)
    : data(page, { headers: { 'Set-Cookie': await rememberTab(context, search.section) } })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const person = await requirePoster(context, request)
  const form = await request.formData()
  const { query } = readableQuery(new URL(request.url).searchParams)
  const asked = readSearch(query, await rememberedTab(request))
  const opened = await openedSearch(asked, { context, request })
  const { search } = await fitted({ context, request, person, search: opened })
  return answerIntent({
    ...{ context, request, person, search, form },
    here: paths.myForms(addressOf(search)),
    list: paths.myForms(addressOf({ ...search, dialog: null })),
    isQuiet: form.has('quiet'),
  })
}

/** Also after a conflict: it is about what somebody else did. */
export const shouldRevalidate = isReadAnew

export const clientAction = quietAction

export default function MyForms() {
  return <MyFormsPage {...useLoaderData<typeof loader>()} />
}
