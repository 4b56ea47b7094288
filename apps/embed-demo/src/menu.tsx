import { useEffect, useRef, useState } from 'react'
import { menu } from './pages.ts'

/** The list of pages with a search; below 900 px it hides behind a button. */
export function Menu({ current }: { current: string }) {
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent) => {
      if (event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event)) {
        event.preventDefault()
        setOpen(true)
        // On a phone the field is drawn by the line above.
        requestAnimationFrame(() => search.current?.focus())
      }
    }
    addEventListener('keydown', focusSearch)
    return () => removeEventListener('keydown', focusSearch)
  }, [])

  const found = menu
    .map(({ title, entries }) => ({ title, entries: entries.filter(fits(words)) }))
    .filter(({ entries }) => entries.length > 0)

  return (
    <div className="menu" data-open={isOpen || undefined}>
      <button
        ref={toggle}
        type="button"
        className="menu-toggle"
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      >
        Menu
      </button>
      <nav id="menu" aria-label="Widgets">
        <input
          ref={search}
          type="search"
          aria-label="Find a widget"
          aria-keyshortcuts="/"
          placeholder="Find a widget"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            const first = found[0]?.entries[0]
            if (event.key === 'Enter' && words !== '' && first) {
              location.hash = `/${first.name}`
              setOpen(false)
            } else if (event.key === 'Escape' && isOpen) {
              setOpen(false)
              toggle.current?.focus()
            }
          }}
        />
        {found.map(({ title, entries }) => (
          <div key={title}>
            <h2 id={`menu-${title}`}>{title}</h2>
            <ul aria-labelledby={`menu-${title}`}>
              {entries.map(({ name, title: entry }) => (
                <li key={name}>
                  <a
                    href={`#/${name}`}
                    aria-current={name === current ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {entry}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p role="status">{found.length === 0 ? 'No widget found.' : ''}</p>
      </nav>
    </div>
  )
}

function fits(words: string): (entry: { title: string; words: string }) => boolean {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ title, words: more }) =>
    wanted.every((word) => `${title} ${more}`.toLowerCase().includes(word))
}

function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/.test(target.localName))
  )
}
