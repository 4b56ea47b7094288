import { type Setting, attributeOf } from '../registry.ts'
import { Words } from '../words.tsx'

interface ControlFieldProps {
  name: string
  setting: Setting
  /** The sentence about it. */
  about: string | undefined
  /** The attribute of now; `undefined` is its absence. */
  value: string | undefined
  onChange: (value: string | null) => void
}

/** One setting of a tag: its attribute, what it is for, and a field of its kind. */
export function ControlField({ name, setting, about, value, onChange }: ControlFieldProps) {
  const id = `control-${name}`
  const shared = { id, 'aria-describedby': about ? `${id}-about` : undefined }
  return (
    <div className={kindOf(setting) === 'flag' ? 'control is-flag' : 'control'}>
      <label htmlFor={id}>
        <code>{attributeOf(name)}</code>
      </label>
      {field(setting, value, onChange, shared)}
      {about && (
        <p id={`${id}-about`} className="quiet">
          <Words>{about}</Words>
        </p>
      )}
    </div>
  )
}

function field(
  setting: Setting,
  value: string | undefined,
  onChange: (value: string | null) => void,
  shared: { id: string; 'aria-describedby': string | undefined },
) {
  const fallback = Number.isNaN(setting.fallback) ? '' : String(setting.fallback ?? '')
  switch (kindOf(setting)) {
    case 'flag':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value !== undefined}
          onChange={({ target }) => onChange(target.checked ? '' : null)}
        />
      )
    case 'choice':
      return (
        <select
          {...shared}
          value={String(setting.read(value ?? null))}
          onChange={({ target }) => onChange(target.value)}
        >
          {setting.options?.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'secret':
      // The markup holds none to follow, so the field keeps what was typed by itself.
      return (
        <input
          {...shared}
          type="password"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          step="any"
          value={value ?? fallback}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      )
    case 'text':
      return (
        <input
          {...shared}
          type="text"
          spellCheck={false}
          value={value ?? fallback}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

function kindOf({ fallback, options, isSecret }: Setting) {
  if (options || isSecret) {
    return options ? 'choice' : 'secret'
  }
  return typeof fallback === 'boolean' ? 'flag' : typeof fallback === 'number' ? 'number' : 'text'
}
