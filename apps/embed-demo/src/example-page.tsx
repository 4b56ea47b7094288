import { useEffect, useMemo, useRef, useState } from 'react'
import { CodeTabs } from './bench/code-tabs.tsx'
import { Controls } from './bench/controls.tsx'
import { ElementPreview } from './bench/element-preview.tsx'
import { EventLog } from './bench/event-log.tsx'
import { withAttribute } from './bench/markup.ts'
import { ReactPreview } from './bench/react-preview.tsx'
import { Reference } from './bench/reference.tsx'
import { Stage } from './bench/stage.tsx'
import { useTags } from './bench/use-tags.ts'
import { type View } from './bench/view.ts'
import { ViewBar } from './bench/view-bar.tsx'
import { resetDemo } from './demo/reset.js'
import { type Example } from './examples.ts'
import { PortalLine } from './portal/portal-line.tsx'
import { usePortal } from './portal/portal.ts'
import { useRegistry } from './registry.ts'
import { Words } from './words.tsx'

interface ExamplePageProps {
  example: Example
  view: View
  onView: (view: View) => void
  /** Values of the theme editor, by token. */
  tokens: Readonly<Record<string, string>>
}

export function ExamplePage({ example, view, onView, tokens }: ExamplePageProps) {
  // A new run draws both previews anew.
  const [run, setRun] = useState(0)
  const { readme } = example
  return (
    <>
      <header className="head">
        <h1>{readme.title}</h1>
        <p>{readme.line}</p>
      </header>
      <ViewBar view={view} onChange={onView} />
      <Bench
        key={run}
        example={example}
        view={view}
        tokens={tokens}
        onReset={() => {
          resetDemo()
          setRun(run + 1)
        }}
      />
    </>
  )
}

interface BenchProps extends Omit<ExamplePageProps, 'onView'> {
  onReset: () => void
}

function Bench({ example, view, tokens, onReset }: BenchProps) {
  const element = useRef<HTMLElement>(null)
  const { tags, setNodes } = useTags()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const registry = useRegistry()
  const portal = usePortal()

  useEffect(() => {
    if (registry) {
      tags.forEach(({ node }) => portal.connect(node))
    }
  }, [registry, portal, tags])

  // What a control or the portal switch once set follows the tag from then on, so that an answer
  // that closes a dialog takes its `open` out of the code again.
  const html = useMemo(
    () =>
      [...touched, ...tags.flatMap((_, nth) => portal.attributes.map((name) => `${nth} ${name}`))]
        .map((key) => key.split(' '))
        .reduce((text, [nth = '', name = '']) => {
          const now = tags[Number(nth)]?.attributes.get(name) ?? null
          return withAttribute(text, Number(nth), name, now)
        }, example.code.html),
    [example, tags, touched, portal],
  )

  const set = (nth: number, attribute: string, value: string | null) => {
    const node = tags[nth]?.node
    setTouched(new Set([...touched, `${nth} ${attribute}`]))
    if (value === null) {
      node?.removeAttribute(attribute)
    } else {
      node?.setAttribute(attribute, value)
    }
  }

  const abouts = [...new Set(tags.map(({ node }) => node.localName))].flatMap(
    (name) => registry?.abouts.get(name) ?? [],
  )

  return (
    <>
      <div className="forms" data-narrow={view.isNarrow || undefined}>
        <section aria-labelledby="as-react">
          <h2 id="as-react">React</h2>
          <Stage view={view} tokens={tokens} testId="react">
            <ReactPreview example={example} />
          </Stage>
        </section>
        <section aria-labelledby="as-element" ref={element}>
          <h2 id="as-element">HTML tag</h2>
          <Stage view={view} tokens={tokens} testId="element">
            <ElementPreview example={example} onTags={setNodes} />
          </Stage>
          <PortalLine tags={tags} />
        </section>
      </div>
      <div className="bench">
        <Controls tags={tags} onSet={set} onReset={onReset} />
        <div className="bench-side">
          <CodeTabs example={example} html={html} />
          <EventLog place={element} />
        </div>
      </div>
      <Look points={example.readme.look} />
      {abouts.map((about) => (
        <Reference key={about.tag} about={about} />
      ))}
    </>
  )
}

function Look({ points }: { points: readonly string[] }) {
  return points.length === 0 ? null : (
    <section aria-labelledby="look" className="look">
      <h2 id="look">What to look at</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Words>{point}</Words>
          </li>
        ))}
      </ul>
    </section>
  )
}
