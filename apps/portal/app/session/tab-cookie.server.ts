import { createCookie, type AppLoadContext } from '@remix-run/node'
import { isSecure } from './cookie-options.server.ts'

// The last tab of each list is remembered on the device (spec 2). A cookie does it without
// JavaScript, and the server can draw the right tab at once.
const tabCookie = createCookie('hp-tab', {
  // Not the page's own path: its data is fetched from `/my-forms.data`, where that would not go.
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 180 * 24 * 60 * 60,
})

type Tabbed<Section extends string> = {
  readonly name: string
  readonly sections: readonly Section[]
}

/** The tab of a list that was shown last. */
export async function rememberedTab<Section extends string>(
  request: Request,
  { name, sections }: Tabbed<Section>,
): Promise<Section | undefined> {
  const tab = (await tabsIn(request)).get(name)
  return sections.find((section) => section === tab)
}

/** Remembers it, beside those of the other lists. */
export async function rememberTab(
  { context, request }: { context: AppLoadContext; request: Request },
  { name }: { readonly name: string },
  section: string,
): Promise<string> {
  const tabs = (await tabsIn(request)).set(name, section)
  return tabCookie.serialize(Object.fromEntries(tabs), { secure: isSecure(context) })
}

async function tabsIn(request: Request): Promise<Map<string, unknown>> {
  const value: unknown = await tabCookie.parse(request.headers.get('Cookie'))
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}
