import { EmptyMessage } from '@holdpoint/widgets'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { type View, plainView } from './bench/view.ts'
import { ExamplePage } from './example-page.tsx'
import { brokenExamples, examples } from './examples.ts'
import { HomePage } from './home-page.tsx'
import { FramedPage, StrictPage } from './host-pages/host-page.tsx'
import { RadixFormPage } from './host-pages/radix-form-page.tsx'
import mark from './mark.svg'
import { Menu } from './menu.tsx'
import { otherPages } from './pages.ts'
import { PortalPage } from './portal/portal-page.tsx'
import { usePortal } from './portal/portal.ts'
import { type Edits, noEdits, valuesOf } from './theme-editor/edits.ts'
import { tokens } from './theme-editor/kit-tokens.ts'
import { ThemeEditor } from './theme-editor/theme-editor.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function Sandbox() {
  const name = useSyncExternalStore(onHashChange, nameInHash)
  const [view, setView] = useState<View>(plainView)
  const [edits, setEdits] = useState<Edits>(noEdits)
  const { settings } = usePortal()
  const example = examples.find((one) => one.name === name)
  const title = example?.readme.title ?? otherTitle(name)

  useEffect(() => {
    document.title = `${title} · Holdpoint widgets`
    scrollTo(0, 0)
  }, [title])

  return (
    <div className="sandbox">
      <a className="skip" href="#main" onClick={focusMain}>
        Skip to the example
      </a>
      <header className="rail">
        <a className="brand" href="#/">
          <img src={mark} alt="" width="36" height="36" />
          <span>
            <b>Holdpoint</b> widgets
          </span>
        </a>
        <Menu current={name} />
        <div className="rail-foot">
          {settings.isOn && (
            <p className="asks">
              Asks <b>{hostOf(settings.apiBase)}</b>
            </p>
          )}
          <ThemeSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {example ? (
          <ExamplePage
            key={name}
            example={example}
            view={view}
            onView={setView}
            tokens={valuesOf(tokens, edits, view.theme)}
          />
        ) : (
          otherPage()
        )}
      </main>
    </div>
  )

  function otherPage(): ReactNode {
    switch (name) {
      case '':
        return (
          <HomePage examples={examples} view={plainView} tokens={valuesOf(tokens, edits, 'page')} />
        )
      case 'theme':
        return <ThemeEditor edits={edits} onEdit={setEdits} />
      case 'data':
        return <PortalPage />
      case 'radix-form':
        return <RadixFormPage />
      case 'strict-policy':
        return <StrictPage />
      case 'sandboxed-frame':
        return <FramedPage />
      default:
        return <NoExample name={name} />
    }
  }
}

function NoExample({ name }: { name: string }) {
  return (
    <EmptyMessage.Root className="plate">
      <EmptyMessage.Icon name="search" />
      <EmptyMessage.Message asChild>
        <h1>No example is called “{name}”.</h1>
      </EmptyMessage.Message>
      {brokenExamples.has(name) && <p className="alarm">{brokenExamples.get(name)}</p>}
      <EmptyMessage.Action asChild>
        <a href="#/">See all widgets</a>
      </EmptyMessage.Action>
    </EmptyMessage.Root>
  )
}

function otherTitle(name: string): string {
  const titles: Readonly<Record<string, string>> = { '': 'All widgets', ...otherPages }
  return titles[name] ?? 'Not found'
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address
}

/* The hash names the page, so that the built sandbox needs no server rules. */

function onHashChange(tell: () => void) {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

function nameInHash(): string {
  return location.hash.replace(/^#\/?/, '')
}

function focusMain(event: { preventDefault: () => void }) {
  // The hash is taken by the page's name.
  event.preventDefault()
  document.getElementById('main')?.focus()
}
