import { hexOf } from './contrast.ts'
import { type Edits, resolvedIn, valueIn } from './edits.ts'
import { tokens } from './kit-tokens.ts'
import { type EditedTheme, type Token } from './token-sheet.ts'

interface TokenFieldProps {
  token: Token
  theme: EditedTheme
  edits: Edits
  /** Whether a pair that it belongs to is hard to read. */
  isWarned: boolean
  onChange: (value: string | undefined) => void
}

/** One token: its name, its value as text, a colour field for colours, and the way back. */
export function TokenField({ token, theme, edits, isWarned, onChange }: TokenFieldProps) {
  const { name, isColour } = token
  const value = valueIn(edits, token, theme)
  const hex = isColour ? hexOf(resolvedIn(tokens, edits, name, theme)) : undefined
  const isChanged = edits[name]?.[theme] !== undefined
  return (
    <div className="token" data-warned={isWarned || undefined}>
      <label htmlFor={name}>
        <code>{name}</code>
        {isWarned && <span className="alarm"> hard to read</span>}
      </label>
      <div className="token-value">
        {hex !== undefined && (
          <input
            type="color"
            aria-label={`${name} as a colour`}
            value={hex}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
        <input
          id={name}
          type="text"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          disabled={!isChanged}
          aria-label={`Undo ${name}`}
          onClick={() => onChange(undefined)}
        >
          Undo
        </button>
      </div>
    </div>
  )
}
