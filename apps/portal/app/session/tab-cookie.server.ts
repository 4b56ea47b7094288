import { createCookie, type AppLoadContext } from '@remix-run/node'
import { formSections, type FormSection } from '@holdpoint/api'
import { isSecure } from './cookie-options.server.ts'

// The last tab of My Forms is remembered on the device (spec 2). A cookie does it without
// JavaScript, and the server can draw the right tab at once.
const tabCookie = createCookie('hp-tab', {
  // Not the page's own path: its data is fetched from `/my-forms.data`, where that would not go.
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 180 * 24 * 60 * 60,
})

export async function rememberedTab(request: Request): Promise<FormSection | undefined> {
  const value: unknown = await tabCookie.parse(request.headers.get('Cookie'))
  return formSections.find((section) => section === value)
}

export function rememberTab(context: AppLoadContext, section: FormSection): Promise<string> {
  return tabCookie.serialize(section, { secure: isSecure(context) })
}
