import { EmptyMessage } from '@holdpoint/widgets'
import { useEffect, useSyncExternalStore } from 'react'
import { ExamplePage } from './example-page.tsx'
import { type Example, examples } from './examples.ts'
import mark from './mark.svg'
import { ThemeSwitch } from './theme-switch.tsx'

export function Sandbox() {
  const name = useSyncExternalStore(onHashChange, nameInHash)
  const example = name === '' ? examples[0] : examples.find((one) => one.name === name)

  useEffect(() => {
    document.title = `${example?.readme.title ?? 'Not found'} · Holdpoint widgets`
  }, [example])

  return (
    <div className="sandbox">
      <a className="skip" href="#main" onClick={focusMain}>
        Skip to the example
      </a>
      <header className="rail">
        <p className="brand">
          <img src={mark} alt="" width="36" height="36" />
          <span>
            <b>Holdpoint</b> widgets
          </span>
        </p>
        <Menu current={example} />
        <ThemeSwitch />
      </header>
      <main id="main" tabIndex={-1}>
        {example ? <ExamplePage example={example} /> : <NoExample name={name} />}
      </main>
    </div>
  )
}

function Menu({ current }: { current: Example | undefined }) {
  return (
    <nav className="menu" aria-label="Widgets">
      {examples.map(({ name, readme }) => (
        <a key={name} href={`#/${name}`} aria-current={name === current?.name ? 'page' : undefined}>
          {readme.title}
        </a>
      ))}
    </nav>
  )
}

function NoExample({ name }: { name: string }) {
  return (
    <EmptyMessage.Root className="plate">
      <EmptyMessage.Icon name="search" />
      <EmptyMessage.Message asChild>
        <h1>No example is called “{name}”.</h1>
      </EmptyMessage.Message>
      <EmptyMessage.Action asChild>
        <a href="#/">See the first one</a>
      </EmptyMessage.Action>
    </EmptyMessage.Root>
  )
}

/* The hash names the example, so that the built sandbox needs no server rules. */

function onHashChange(tell: () => void) {
  addEventListener('hashchange', tell)
  return () => removeEventListener('hashchange', tell)
}

function nameInHash(): string {
  return location.hash.replace(/^#\/?/, '')
}

function focusMain(event: { preventDefault: () => void }) {
  // The hash is taken by the example's name.
  event.preventDefault()
  document.getElementById('main')?.focus()
}
