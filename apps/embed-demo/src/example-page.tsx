import { CodeBlock } from './code-block.tsx'
import { ElementPreview } from './element-preview.tsx'
import { type Example } from './examples.ts'

export function ExamplePage({ example }: { example: Example }) {
  const { readme, react, element } = example
  return (
    <>
      <header className="head">
        <h1>{readme.title}</h1>
        <p>{readme.line}</p>
      </header>
      <div className="forms">
        <section aria-labelledby="as-react">
          <h2 id="as-react">React</h2>
          <div className="plate" data-testid="react">
            <react.Example />
          </div>
          <CodeBlock label="React code" code={react.code} />
        </section>
        <section aria-labelledby="as-element">
          <h2 id="as-element">HTML tag</h2>
          <div className="plate" data-testid="element">
            <ElementPreview html={element.code} />
          </div>
          <CodeBlock label="HTML code" code={element.code} />
        </section>
      </div>
      {readme.look.length > 0 && (
        <section aria-labelledby="look" className="look">
          <h2 id="look">What to look at</h2>
          <ul>
            {readme.look.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
