import { useRef, useState } from 'react'

export function CodeBlock({ label, code }: { label: string; code: string }) {
  const text = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setSaid('Copied')
    } catch {
      // Outside https and localhost there is no clipboard to write to.
      getSelection()?.selectAllChildren(text.current ?? document.body)
      setSaid('Selected: press Ctrl+C')
    }
  }

  return (
    <figure className="code">
      <figcaption>
        {label}
        <span role="status">{said}</span>
        <button
          type="button"
          onClick={() => void copy()}
          onBlur={() => setSaid('')}
          aria-label={`Copy ${label}`}
        >
          Copy
        </button>
      </figcaption>
      <pre>
        <code ref={text}>{code.trim()}</code>
      </pre>
    </figure>
  )
}
