import { EmptyMessage } from '@holdpoint/widgets'
import { createRef } from 'react'
import { createRoot } from 'react-dom/client'

/*
 * A page of a React team: it keeps refs to each part, its own node and a child's, and writes what
 * they hold into the page for the test to read.
 */

const rootRef = createRef<HTMLDivElement>()
const iconRef = createRef<HTMLSpanElement>()
const messageRef = createRef<HTMLParagraphElement>()
const actionRef = createRef<HTMLButtonElement>()
const linkRef = createRef<HTMLAnchorElement>()
const heard: string[] = []
let asChildNode: Element | null = null

function App({ onReady }: { onReady: (node: HTMLElement | null) => void }) {
  return (
    <EmptyMessage.Root ref={rootRef}>
      <EmptyMessage.Icon ref={iconRef} />
      <EmptyMessage.Message ref={messageRef}>No form found.</EmptyMessage.Message>
      <EmptyMessage.Action ref={actionRef} onClick={() => heard.push('button')}>
        Clear all filters
      </EmptyMessage.Action>
      <EmptyMessage.Action
        asChild
        ref={(node) => {
          asChildNode = node
        }}
        onClick={() => heard.push('part')}
      >
        <a
          ref={linkRef}
          href="#next"
          onClick={(event) => {
            heard.push('child')
            event.preventDefault()
          }}
        >
          Fill Form
        </a>
      </EmptyMessage.Action>
      <output ref={onReady} />
    </EmptyMessage.Root>
  )
}

function report(): Record<string, unknown> {
  return {
    nodes: [rootRef, iconRef, messageRef, actionRef, linkRef].map(
      ({ current }) => current?.localName ?? null,
    ),
    sharesChild: asChildNode !== null && asChildNode === linkRef.current,
    heard,
  }
}

const root = createRoot(document.body)
root.render(<App onReady={(node) => node?.setAttribute('data-ready', '')} />)
Object.assign(window, { report, leave: () => root.unmount() })
