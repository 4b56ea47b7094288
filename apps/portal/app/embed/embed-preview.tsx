import { useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { useScripted } from '../ui/use-scripted.ts'
import styles from './embed-preview.module.css'
import { words } from './embed.words.ts'
import { samples } from './preview-samples.ts'
import type { EmbedFact } from './release.ts'

interface EmbedPreviewProps {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** What a page hands in beside the attributes; some of it is made up here. */
  data: readonly EmbedFact[]
  /** Whether it shows nothing until it is opened. */
  canOpen: boolean
}

const loader = '/embed/v1/elements.js'

/** The tag as another page would show it, by the script that another page would load. */
export function EmbedPreview({ tag, attributes, data, canOpen }: EmbedPreviewProps) {
  const isScripted = useScripted()
  const place = useRef<HTMLDivElement>(null)

  useEffect(loadTags, [])

  useEffect(() => {
    const node = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) {
      node.setAttribute(name, value)
    }
    for (const { name } of data) {
      if (name in samples) {
        Reflect.set(node, name, samples[name])
      }
    }
    place.current?.replaceChildren(node)
  }, [tag, attributes, data])

  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{words.preview}</h2>
      {!isScripted && <p>{words.previewUnscripted}</p>}
      {/* React owns the place alone; what stands inside is put there above. */}
      <div ref={place} className={styles.place} hidden={!isScripted} />
      {isScripted && canOpen && (
        <div>
          <Button
            type="button"
            onClick={() => place.current?.firstElementChild?.setAttribute('open', '')}
          >
            {words.previewOpen}
          </Button>
        </div>
      )}
      {data.length > 0 && (
        <p className={styles.data}>
          {words.previewData} {data.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </section>
  )
}

/** Adds the script once. It carries this page's nonce, by which alone scripts run here. */
function loadTags(): void {
  if (document.querySelector(`script[src="${loader}"]`) === null) {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = loader
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    document.head.append(script)
  }
}
