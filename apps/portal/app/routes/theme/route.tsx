import { redirect, replace, type ActionFunctionArgs } from '@remix-run/node'
import { paths } from '../../paths.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'
import { rememberTheme } from '../../session/theme.server.ts'
import { toTheme } from '../../session/theme.ts'

export function loader() {
  return redirect(paths.home())
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData()
  const cookie = await rememberTheme(context, toTheme(form.get('theme')))
  return replace(safeRedirect(form.get('to'), context.publicOrigin), {
    headers: { 'Set-Cookie': cookie },
  })
}
