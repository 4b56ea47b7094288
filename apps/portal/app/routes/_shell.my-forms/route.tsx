import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  defaultWindow,
  myFormsPageSize,
  rangeProblem,
  rangeProblems,
  sentences,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import { requirePerson } from '../../session/require-person.server.ts'
import { rememberedTab, rememberTab } from '../../session/tab-cookie.server.ts'
import { shortCalendarDay } from '../../ui/time.ts'
import { orderedTypes, type FillMenu } from './fill-menu.ts'
import { deleteForm, startForm } from './my-forms.intents.server.ts'
import { toRow } from './my-forms.rows.server.ts'
import { addressOf, readSearch, type MyFormsSearch } from './my-forms.search.ts'
import { startedBetween, words } from './my-forms.words.ts'
import { MyFormsPage } from './my-forms-page.tsx'

export const meta: MetaFunction = () => [{ title: `${sentences.myForms.title} · Holdpoint` }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const person = requirePerson(context, request)
  const remembered = await rememberedTab(request)
  const search = readSearch(new URL(request.url).searchParams, remembered)
  const reach = reachOf(search, context)
  const [list, fillMenu] = await Promise.all([
    context.api.myForms.list({ ...listInput(search), ...reach.input }),
    loadFillMenu(search, context, request),
  ])
  const {
    data: entries,
    totalRecords,
    offset,
  } = contentOf(list, request, {
    forbidden: 'my_forms',
  })
  if (entries.length === 0 && totalRecords > 0 && search.page > 1) {
    const page = Math.ceil(totalRecords / myFormsPageSize)
    throw redirect(paths.myForms(addressOf({ ...search, page })))
  }
  const { timeZone } = context
  const now = context.now()
  const page = {
    search,
    reach: reach.words,
    reachProblem: reach.problem,
    rows: entries.map((entry) => toRow(entry, { section: search.section, person, timeZone, now })),
    totalRecords,
    offset,
    fillMenu,
    deleteKey: search.dialog?.kind === 'delete' ? context.mintFormKey() : null,
  }
  return search.section === remembered
    ? data(page)
    : data(page, { headers: { 'Set-Cookie': await rememberTab(context, search.section) } })
}

export async function action({ context, request }: ActionFunctionArgs) {
  requirePerson(context, request)
  const form = await request.formData()
  const search = readSearch(new URL(request.url).searchParams, await rememberedTab(request))
  const list = paths.myForms(addressOf({ ...search, dialog: null }))
  switch (form.get('intent')) {
    case 'start':
      return startForm({ context, request, form, list })
    case 'delete':
      return deleteForm({ context, request, form, list })
    default:
      return redirectWithToast(context, list, {
        tone: 'error',
        text: 'This page does not know what was asked of it. Nothing was changed.',
      })
  }
}

export default function MyForms() {
  return <MyFormsPage {...useLoaderData<typeof loader>()} />
}

function listInput({ section, sortField, sortDirection, searchValue, page }: MyFormsSearch) {
  return {
    section,
    orderBy: sortField,
    orderByAsc: sortDirection === 'asc' ? 1 : 0,
    search: searchValue,
    pLimit: myFormsPageSize,
    pOffset: (page - 1) * myFormsPageSize,
  }
}

/** Which days the list reaches, for the call and in words; days that make no range are said so. */
function reachOf({ dates }: MyFormsSearch, { now, timeZone }: AppLoadContext) {
  if (dates.kind === 'all') {
    return { input: { startDate: 'none' as const }, words: words.anyTime, problem: null }
  }
  const wrong = dates.kind === 'range' ? rangeProblem(dates, now(), timeZone) : undefined
  const window =
    dates.kind === 'range' && wrong === undefined
      ? { startDate: dates.startDate, endDate: dates.endDate }
      : defaultWindow(now(), timeZone)
  return {
    input: window,
    words: startedBetween(
      shortCalendarDay(window.startDate, timeZone, now()),
      shortCalendarDay(window.endDate, timeZone, now()),
    ),
    problem: wrong === undefined ? null : rangeProblems[wrong],
  }
}

async function loadFillMenu(
  { dialog }: MyFormsSearch,
  context: AppLoadContext,
  request: Request,
): Promise<FillMenu | null> {
  if (dialog?.kind !== 'fill') {
    return null
  }
  const answer = await context.api.forms.fillMenu({})
  const types = orderedTypes(contentOf(answer, request), dialog.sort, dialog.direction)
  const only = types.length === 1 ? types[0] : undefined
  const chosen = types.find(({ id }) => id === dialog.typeId) ?? only ?? null
  const forms =
    chosen === null
      ? []
      : contentOf(await context.api.forms.byType({ formTypeId: chosen.id }), request)
  return { types, chosen, forms, formKey: context.mintFormKey() }
}
