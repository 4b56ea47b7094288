import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { searchKinds } from '@holdpoint/api'
import { FindPage } from '../../find/find-page.tsx'
import { find } from '../../find/find.server.ts'
import { words } from '../../find/find.words.ts'
import { quietAction } from '../../lists/quiet-action.ts'
import { startForm } from '../../my-forms/fill-menu/start-form.server.ts'
import { paths } from '../../paths.ts'
import { requirePerson, requirePoster } from '../../session/require-person.server.ts'
import { isReadAnew } from '../../shell/read-anew.ts'

/** How many of each kind are shown, and of one that is asked for alone. */
const [few, many] = [5, 20]

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: `${page?.searched ? `${page.searched} · ` : ''}${words.title} · Holdpoint` },
]

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePerson(context, request)
  const { searched, kind } = askedBy(request)
  const count = kind === null ? few : many
  return {
    ...{ searched, kind },
    answer: searched === '' ? null : await find({ context, request }, { searched, kind, count }),
    formKey: context.mintFormKey(),
  }
}

/** One press starts a form: the page posts nothing else. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requirePoster(context, request)
  const form = await request.formData()
  const list = paths.search({ q: askedBy(request).searched })
  return startForm({ context, request, form, list, isQuiet: false })
}

function askedBy({ url }: Request) {
  const { searchParams: asked } = new URL(url)
  return {
    searched: asked.get('q')?.trim() ?? '',
    kind: searchKinds.find((one) => one === asked.get('kind')) ?? null,
  }
}

export const clientAction = quietAction

export const shouldRevalidate = isReadAnew

/** The search as a page: where the head's search leads without a script. */
export default function Search() {
  const page = useLoaderData<typeof loader>()
  return <FindPage key={`${page.searched} ${page.kind}`} {...page} />
}
