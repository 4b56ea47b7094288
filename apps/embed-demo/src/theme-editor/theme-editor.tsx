import { useState } from 'react'
import { Stage } from '../bench/stage.tsx'
import { plainView } from '../bench/view.ts'
import { CodeBlock } from '../code-block.tsx'
import { TabList } from '../tab-list.tsx'
import { useShownTheme } from '../theme.ts'
import { type Edits, cssOf, noEdits, valuesOf, withEdit } from './edits.ts'
import { tokens } from './kit-tokens.ts'
import { warningsOf } from './pairs.ts'
import { Sample } from './sample.tsx'
import { TokenField } from './token-field.tsx'
import { editedThemes } from './token-sheet.ts'

interface ThemeEditorProps {
  edits: Edits
  onEdit: (edits: Edits) => void
}

const tabs = { light: 'Light values', dark: 'Dark values', sun: 'Sun values' } as const

/** Every token of the kit, to be changed on a living sample and taken away as a style sheet. */
export function ThemeEditor({ edits, onEdit }: ThemeEditorProps) {
  const shown = useShownTheme()
  // Until somebody chooses, the values of the theme that they see.
  const [chosen, setChosen] = useState<string>()
  const theme = editedThemes.find((one) => tabs[one] === chosen) ?? shown
  const warnings = warningsOf(tokens, edits, theme)
  const warned = new Set(warnings.flatMap(({ ink, ground }) => [ink, ground]))
  const groups = [...new Set(tokens.map(({ group }) => group))]
  const css = cssOf(tokens, edits)

  return (
    <>
      <header className="head">
        <h1>Theme editor</h1>
        <p>
          Change a token and watch the sample, and every preview of the sandbox, follow. The style
          sheet below holds your changes alone: it imports nothing and works on any page.
        </p>
      </header>
      <div className="editor">
        <div className="editor-tokens">
          <TabList
            label="Values to edit"
            tabs={Object.values(tabs)}
            chosen={tabs[theme]}
            onChoose={setChosen}
          >
            <p className="edited">
              You edit the <b>{theme}</b> theme
              {theme === shown
                ? ', which this page shows.'
                : `. This page shows ${shown}; the sample shows ${theme}.`}
            </p>
            {groups.map((group) => (
              <details key={group} open={group === 'Go and guide'}>
                <summary>{group}</summary>
                {tokens
                  .filter((token) => token.group === group)
                  .map((token) => (
                    <TokenField
                      key={token.name}
                      token={token}
                      theme={theme}
                      edits={edits}
                      isWarned={warned.has(token.name)}
                      onChange={(value) => onEdit(withEdit(edits, token, theme, value))}
                    />
                  ))}
              </details>
            ))}
          </TabList>
        </div>
        <div className="editor-side">
          <section aria-labelledby="sample">
            <h2 id="sample">Sample in {theme}</h2>
            <Stage
              view={{ ...plainView, theme }}
              tokens={valuesOf(tokens, edits, theme)}
              testId="theme-sample"
            >
              <Sample />
            </Stage>
          </section>
          <section aria-labelledby="contrast">
            <h2 id="contrast">Contrast</h2>
            <p role="status">
              {warnings.length === 0
                ? 'Every pair of this theme can be read.'
                : `${warnings.length} ${warnings.length === 1 ? 'pair is' : 'pairs are'} hard to read.`}
            </p>
            <ul className="warnings">
              {warnings.map(({ ink, ground, measured, needed }) => (
                <li key={`${ink} ${ground}`}>
                  <code>{ink}</code> on <code>{ground}</code>: {measured.toFixed(2)}, at least{' '}
                  {needed} is needed
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="export">
            <header className="section-head">
              <h2 id="export">Style sheet</h2>
              <button type="button" onClick={() => download(css)}>
                Download
              </button>
              <button type="button" disabled={edits === noEdits} onClick={() => onEdit(noEdits)}>
                Undo all
              </button>
            </header>
            <CodeBlock label="CSS" code={css} />
          </section>
        </div>
      </div>
    </>
  )
}

function download(css: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([css], { type: 'text/css' }))
  link.download = 'holdpoint-theme.css'
  link.click()
  URL.revokeObjectURL(link.href)
}
