import { ElementPreview } from './bench/element-preview.tsx'
import { Stage } from './bench/stage.tsx'
import { type View } from './bench/view.ts'
import { type Example } from './examples.ts'
import { grouped } from './groups.ts'
import { useRegistry } from './registry.ts'

interface HomePageProps {
  examples: readonly Example[]
  view: View
  tokens: Readonly<Record<string, string>>
}

/** Every widget at a glance, each as a tag that works. */
export function HomePage({ examples, view, tokens }: HomePageProps) {
  const problems = useRegistry()?.problems ?? []
  return (
    <>
      <header className="head">
        <h1>Widgets</h1>
        <p>
          Every widget of the kit, as React parts and as an HTML tag. What you see here are the
          tags, at work on made-up people. Open one for its code, its settings and its events.
        </p>
      </header>
      {problems.map((problem) => (
        <p key={problem} className="alarm">
          {problem}
        </p>
      ))}
      <div className="glance">
        {grouped(examples)
          .flatMap((group) => group.examples)
          .map((example) => (
            <section key={example.name} aria-labelledby={`glance-${example.name}`}>
              <h2 id={`glance-${example.name}`} className="ruled">
                <a href={`#/${example.name}`}>{example.readme.title}</a>
              </h2>
              <Stage view={view} tokens={tokens} testId={`glance-${example.name}`}>
                <ElementPreview example={example} />
              </Stage>
            </section>
          ))}
      </div>
    </>
  )
}
