import { useState } from 'react'
import { CodeBlock } from '../code-block.tsx'
import { type Example } from '../examples.ts'
import { useRegistry } from '../registry.ts'
import { TabList } from '../tab-list.tsx'
import { withPageScript } from './page-script.ts'
import { plainScript } from './plain-script.ts'

const kinds = ['HTML', 'React', 'Vue', 'Plain JS'] as const

interface CodeTabsProps {
  example: Example
  /** The example's markup with what the controls changed. */
  html: string
}

/** The same widget in the words of each kind of page. */
export function CodeTabs({ example, html }: CodeTabsProps) {
  const [chosen, setChosen] = useState<string>('HTML')
  // The settings of a tag, known once it is defined, are written as properties.
  useRegistry()
  const kind = kinds.find((one) => one === chosen) ?? 'HTML'
  return (
    <section aria-labelledby="code">
      <h2 id="code">Code</h2>
      <TabList label="Code" tabs={kinds} chosen={kind} onChoose={setChosen}>
        <CodeBlock key={kind} label={`${kind} code`} code={codeOf(kind, example, html)} />
      </TabList>
    </section>
  )
}

function codeOf(kind: (typeof kinds)[number], { code }: Example, html: string): string {
  switch (kind) {
    case 'HTML':
      return withPageScript(html, code.script)
    case 'React':
      return code.react.replaceAll(/(['"])(?:\.\.\/)+demo\//g, '$1./')
    case 'Vue':
      return code.vue.replaceAll(/(['"])(?:\.\.\/)+demo\//g, '$1./')
    case 'Plain JS':
      return plainScript(html, code.script)
  }
}
