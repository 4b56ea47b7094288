import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useFetchers } from '@remix-run/react'
import { useEffect, type ReactNode } from 'react'
import barlow400 from '@fontsource/barlow/files/barlow-latin-400-normal.woff2?url'
import barlow600 from '@fontsource/barlow/files/barlow-latin-600-normal.woff2?url'
import { sentences } from '@holdpoint/api'
import { copyHeader } from './offline/pages/copy-header.ts'
import { copyForAttribute } from './offline/pages/kept-html.ts'
import { useDevice } from './offline/use-device.ts'
import { paths } from './paths.ts'
import { UndoDelete } from './records/delete/undo-delete.tsx'
import { takeToast } from './session/flash.server.ts'
import { readTheme } from './session/theme.server.ts'
import { toTheme } from './session/theme.ts'
import { useEndedSession } from './session/use-ended-session.ts'
import { nonceOfDocument, useNonce } from './shell/nonce.ts'
import { keysForPlaces, opening } from './shell/places.ts'
import { isReadAnew } from './shell/read-anew.ts'
import { rememberRootData, useRootData, type RootData } from './shell/root-data.ts'
import { useIsScriptless } from './shell/still.ts'
import favicon from './styles/favicon.svg?no-inline'
import './styles/styles.css'
import { touchedScript } from './touched/touched.ts'
import { FollowLinks } from './ui/link.tsx'
import { NoticeDialog } from './ui/late-notice.ts'
import { ProcessingPlace } from './ui/processing-place.tsx'
import { SaidToast, ToastPlace } from './ui/late-toasts.tsx'

export const links: LinksFunction = () => [
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  ...[barlow400, barlow600].map((href) => ({
    rel: 'preload' as const,
    as: 'font' as const,
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  })),
]

// It has run before the browser's copy of this file comes, which need not carry it.
const headScript = import.meta.env.SSR
  ? `document.documentElement.classList.add('js')\n${touchedScript}`
  : ''

export const meta = () => [{ title: 'Holdpoint' }]

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person } = context
  const { toast, headers } = request.headers.has(copyHeader)
    ? { toast: null, headers: new Headers() }
    : await takeToast(context, request)
  if (toast !== null) {
    await (toast.title === undefined ? SaidToast : NoticeDialog).fetch()
  }
  return data(
    {
      theme: await readTheme(request),
      toast,
      requestId: context.requestId,
      /** In which all times of the page are written. */
      timeZone: context.timeZone,
      formKey: context.mintFormKey(),
      person: person && {
        id: person.user.personId,
        name: person.user.name,
        firstName: person.user.firstName,
        title: person.employeeTitle,
        organisationName: person.organisationName,
        keys: keysForPlaces(opening(person)),
      },
    } satisfies RootData,
    { headers },
  )
}

export const shouldRevalidate = isReadAnew

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const root = useRootData()
  const theme = useTheme(root?.theme)
  const toast = root?.toast ?? null
  const isScriptless = useIsScriptless()

  // The script in the head says so first, but not in a document that is drawn anew after a failure.
  useEffect(() => document.documentElement.classList.add('js'), [])

  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      {...(toast === null && root?.person ? { [copyForAttribute]: root.person.id } : {})}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={colorScheme(theme)} />
        {/* Pages may load their sheets in any order; the layers' order is settled first. */}
        <style nonce={nonce ?? nonceOfDocument} suppressHydrationWarning>
          {'@layer hp.tokens,hp.base,hp.widgets,portal.base,portal.parts;'}
        </style>
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        <FollowLinks>
          {children}
          <ToastPlace
            said={toast?.title === undefined ? toast : null}
            undo={(id) =>
              root && <UndoDelete id={id} list={paths.myForms()} formKey={root.formKey} />
            }
          />
          <ProcessingPlace />
          {toast?.title !== undefined && (
            <NoticeDialog key={toast.id} title={toast.title} text={toast.text} />
          )}
        </FollowLinks>
        {!isScriptless && (
          <>
            <ScrollRestoration {...(nonce === undefined ? {} : { nonce })} />
            <Scripts {...(nonce === undefined ? {} : { nonce })} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const root = useRootData()
  useDevice(root?.person?.id ?? null, root?.requestId ?? null)
  // A page that says what was done, such as a password that was chosen anew, is no surprise.
  const isSaid = root?.toast?.text === sentences.auth.failed || root?.toast?.tone === 'success'
  useEndedSession(root && (root.person?.id ?? null), isSaid)
  useEffect(() => rememberRootData(root), [root])
  return <Outlet />
}

// A move whose answer never comes takes the root with it: its frame is kept all the same.
export { FailedPage as ErrorBoundary } from './shell/failed-page.tsx'

/** The theme in force, or the one that is being switched to at this moment. */
function useTheme(remembered: unknown) {
  const switching = useFetchers().find((fetcher) => fetcher.formAction === paths.theme())
  return toTheme(switching?.formData?.get('theme') ?? remembered)
}

function colorScheme(theme: ReturnType<typeof toTheme>): string {
  switch (theme) {
    case 'system':
      return 'light dark'
    case 'dark':
      return 'dark'
    case 'light':
    case 'sun':
      return 'light'
  }
}
