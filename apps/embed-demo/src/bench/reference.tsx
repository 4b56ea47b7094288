import { type About, attributeOf, factsOf } from '../registry.ts'
import { Words } from '../words.tsx'

/** What a page may use of a tag, in its own sentences. */
export function Reference({ about }: { about: About }) {
  const settings = factsOf(about.tag)?.settings ?? {}
  const attributes = Object.entries(about.settings).map(([name, sentence]): [string, string] => {
    const { fallback, options } = settings[name] ?? {}
    const words = options
      ? `One of ${options.join(', ')}.`
      : String(fallback ?? '') === '' || typeof fallback === 'boolean'
        ? ''
        : `Default: ${String(fallback)}.`
    return [attributeOf(name), `${sentence} ${words}`.trim()]
  })
  const kinds: readonly [string, readonly [string, string][]][] = [
    ['Attributes, each with a property', attributes],
    ['Properties', Object.entries(about.data)],
    ['Events', Object.entries(about.events)],
    ['Methods', Object.entries(about.methods)],
    ['Slots', Object.entries(about.slots)],
    ['Parts', Object.entries(about.parts)],
  ]
  return (
    <section className="reference" aria-labelledby={`about-${about.tag}`}>
      <h2 id={`about-${about.tag}`}>
        <code>{`<${about.tag}>`}</code>
      </h2>
      {kinds
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <div key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([name, sentence]) => (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>
                    <Words>{sentence}</Words>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
    </section>
  )
}
