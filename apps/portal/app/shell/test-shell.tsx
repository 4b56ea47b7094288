import { createRequestHandler, type AppLoadContext } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import renderPage from '../entry.server.tsx'
import { testBuild } from '../test-build.ts'
import { AllPlaces } from './all-places.tsx'
import { Frame, type FrameHandle } from './frame.tsx'
import { LowerPageHead } from './lower-page-head.tsx'
import { PageHead } from './page-head.tsx'
import { keysForPlaces, type ShellTable } from './places.ts'
import { PlacesDialog } from './places-dialog.tsx'
import { Tabs } from './tabs.tsx'
import { madeUpTable, madeUpWaiting } from './test-places.ts'
import { ShellTableContext } from './use-places.ts'

// For tests: what the server draws of the frame around a page, with places that are made up.

interface Drawn {
  /** The address that is shown; `/made-up/sheet` has all places open over the page. */
  at?: string
  /** What the person may do. */
  permissions?: readonly string[]
  table?: ShellTable
  theme?: 'light' | 'dark' | 'sun'
  /** What the page says of the frame around it. */
  handle?: FrameHandle
  head?: string
}

const everything = ['admin', 'access_all_submissions', 'approve_sqr'] as const

export async function drawnShell({
  at = '/made-up/people/f-01',
  permissions = everything,
  table = madeUpTable,
  theme = 'light',
  handle,
  head = '',
}: Drawn = {}): Promise<string> {
  const root = {
    theme,
    toast: null,
    requestId: 'r',
    formKey: 'key',
    person: {
      id: '1',
      name: 'Dario Quintanilla',
      firstName: 'Dario',
      title: 'Pump operator',
      organisationName: 'Basin Frac Services',
      keys: keysForPlaces(permissions, table),
    },
  }
  const build = testBuild(renderPage, {
    root: { path: '', module: { default: () => <Document theme={theme} />, loader: () => root } },
    'routes/_shell': {
      parentId: 'root',
      module: {
        default: () => (
          <ShellTableContext.Provider value={table}>
            <Frame>
              <Outlet />
            </Frame>
          </ShellTableContext.Provider>
        ),
        loader: () => ({ waiting: madeUpWaiting }),
      },
    },
    places: {
      parentId: 'routes/_shell',
      path: 'places',
      module: {
        default: () => (
          <>
            <PageHead title="All places" />
            <AllPlaces searched={new URL(at, origin).searchParams.get('words') ?? ''} />
          </>
        ),
      },
    },
    page: {
      parentId: 'routes/_shell',
      path: '*',
      module: { default: () => <Page at={at} />, loader: () => ({ kind: 'read' }), handle },
    },
  })
  const answerTo = createRequestHandler(build, 'production')
  const answer = await answerTo(new Request(origin + at), context)
  return (await answer.text()).replace('<head>', `<head>${head}`)
}

const origin = 'http://localhost:3000'
const context = {
  nonce: 'abc',
  requestId: 'r',
  person: null,
  answerWith: async (text: string, init: ResponseInit) => new Response(text, init),
} as unknown as AppLoadContext

function Document({ theme }: { theme: string }) {
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <title>Made up</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body>
        <Outlet />
      </body>
    </html>
  )
}

function Page({ at }: { at: string }) {
  return (
    <>
      <LowerPageHead
        title="F-01 Red"
        trail={[
          { name: 'Company', to: '/places' },
          { name: 'People and rights', to: '/made-up/people' },
          { name: 'Crews', to: '/made-up/people/crews' },
        ]}
      >
        <Tabs
          label="Crew"
          tabs={[
            { name: 'People', to: '/made-up/people/f-01', isCurrent: true, count: '9' },
            { name: 'Training', to: '/made-up/people/f-01?training', isCurrent: false, count: '2' },
            { name: 'Hours', to: '/made-up/people/f-01?hours', isCurrent: false },
          ]}
        />
      </LowerPageHead>
      <p>Fracturing, Permian. On Blue Mesa 12 until 26 November.</p>
      {at === '/made-up/sheet' && <PlacesDialog onClose={() => undefined} />}
    </>
  )
}
