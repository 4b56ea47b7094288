import { type View, hosts } from './view.ts'

const themeWords: Record<View['theme'], string> = {
  page: 'As the sandbox',
  light: 'Light',
  dark: 'Dark',
  sun: 'Sun',
}
const densityWords: Record<View['density'], string> = {
  comfortable: 'Comfortable',
  compact: 'Compact, for a mouse',
  gloves: 'Large, for gloves',
}
const hostWords: Record<View['host'], string> = {
  none: 'No style of its own',
  newspaper: 'A newspaper',
  fights: 'One that fights back',
}

interface ViewBarProps {
  view: View
  onChange: (view: View) => void
}

/** What the page around the widgets decides. */
export function ViewBar({ view, onChange }: ViewBarProps) {
  return (
    <form className="view-bar" aria-label="The page around the widget">
      <label>
        Theme
        <select
          value={view.theme}
          onChange={({ target }) =>
            onChange({ ...view, theme: keyOf(themeWords, target.value) ?? 'page' })
          }
        >
          {optionsOf(themeWords)}
        </select>
      </label>
      <label>
        Density
        <select
          value={view.density}
          onChange={({ target }) =>
            onChange({ ...view, density: keyOf(densityWords, target.value) ?? 'comfortable' })
          }
        >
          {optionsOf(densityWords)}
        </select>
      </label>
      <label>
        Host page
        <select
          value={view.host}
          onChange={({ target }) =>
            onChange({ ...view, host: hosts.find((host) => host === target.value) ?? 'none' })
          }
        >
          {optionsOf(hostWords)}
        </select>
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={view.isRightToLeft}
          onChange={({ target }) => onChange({ ...view, isRightToLeft: target.checked })}
        />
        Right to left
      </label>
      <label className="tick">
        <input
          type="checkbox"
          checked={view.isNarrow}
          onChange={({ target }) => onChange({ ...view, isNarrow: target.checked })}
        />
        360 px wide
      </label>
    </form>
  )
}

function optionsOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

function keyOf<K extends string>(words: Readonly<Record<K, string>>, value: string): K | undefined {
  // The keys of a record that was written out are its type's own.
  return (Object.keys(words) as K[]).find((key) => key === value)
}
