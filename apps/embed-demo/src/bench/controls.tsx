import { useState } from 'react'
import { type Setting, attributeOf, factsOf, useRegistry } from '../registry.ts'
import { ControlField } from './control-field.tsx'
import { type TagNow } from './use-tags.ts'

interface ControlsProps {
  tags: readonly TagNow[]
  /** Hears which attribute of which tag was set, or removed by `null`. */
  onSet: (nth: number, attribute: string, value: string | null) => void
  onReset: () => void
}

/** Every simple setting of a tag, made from the tables that its class carries. */
export function Controls({ tags, onSet, onReset }: ControlsProps) {
  const abouts = useRegistry()?.abouts
  const [asked, setAsked] = useState(0)
  const nth = asked < tags.length ? asked : 0
  const tag = tags[nth]
  const name = tag?.node.localName ?? ''
  const about = abouts?.get(name)
  const settings = Object.entries(factsOf(name)?.settings ?? {})
  const methods = Object.entries(about?.methods ?? {})

  const field = ([setting, table]: [string, Setting]) => (
    <ControlField
      key={`${nth} ${setting}`}
      name={setting}
      setting={table}
      about={about?.settings[setting]}
      value={tag?.attributes.get(attributeOf(setting))}
      onChange={(value) =>
        tag && table.isSecret
          ? Reflect.set(tag.node, setting, value)
          : onSet(nth, attributeOf(setting), value)
      }
    />
  )

  return (
    <section className="controls" aria-labelledby="controls">
      <header className="section-head">
        <h2 id="controls">Controls</h2>
        <button type="button" onClick={onReset}>
          Reset
        </button>
      </header>
      <form onSubmit={(event) => event.preventDefault()}>
        {tags.length > 1 && (
          <div className="control">
            <label htmlFor="which-tag">Which tag</label>
            <select
              id="which-tag"
              value={nth}
              onChange={({ target }) => setAsked(Number(target.value))}
            >
              {tags.map(({ node }, index) => (
                <option key={index} value={index}>
                  {index + 1}: {node.localName}
                </option>
              ))}
            </select>
          </div>
        )}
        {settings.filter(([setting]) => kindOf(setting) === 'own').map(field)}
        {(['Words', 'Connection'] as const).map((kind) => {
          const inside = settings.filter(([setting]) => kindOf(setting) === kind)
          return (
            inside.length > 0 && (
              <details key={`${nth} ${kind}`}>
                <summary>{kind}</summary>
                <div className="control-group">{inside.map(field)}</div>
              </details>
            )
          )
        })}
        {settings.length === 0 && <p className="quiet">This tag has no settings.</p>}
        {tag && methods.length > 0 && (
          <div className="control">
            <p>Methods</p>
            <div className="row">
              {methods.map(([method, sentence]) => (
                <button
                  key={method}
                  type="button"
                  title={sentence}
                  onClick={() => ask(tag, method)}
                >
                  {method.replace(/\(.*$/, '')}()
                </button>
              ))}
            </div>
          </div>
        )}
      </form>
    </section>
  )
}

function ask({ node }: TagNow, method: string): void {
  const own: unknown = Reflect.get(node, method.replace(/\(.*$/, ''))
  if (typeof own === 'function') {
    own.call(node)
  }
}

/** What many tags have many of is folded away: words for other languages, and whom to ask. */
function kindOf(setting: string): 'own' | 'Words' | 'Connection' {
  if (/Words$/.test(setting)) {
    return 'Words'
  }
  return ['apiBase', 'apiKey', 'token'].includes(setting) ? 'Connection' : 'own'
}
