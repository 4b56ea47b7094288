import { useEffect, useRef, useState } from 'react'
import styles from './file-preview.module.css'
import { words } from './file.words.ts'
import type { PdfDocument, PdfPage } from './pdf-reader.client.ts'

type Shown = { state: 'loading' | 'failed' } | { state: 'open'; document: PdfDocument }

/** The pages of a PDF one below the other, each drawn when it comes near. Without a script nothing. */
export function PdfPages({ href }: { href: string }) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    let opened: PdfDocument | undefined
    const open = async () => {
      setShown({ state: 'loading' })
      const { openPdf } = await import('./pdf-reader.client.ts')
      opened = await openPdf(href, gone.signal)
      if (gone.signal.aborted) {
        opened.close()
      } else {
        setShown({ state: 'open', document: opened })
      }
    }
    open().catch(() => {
      if (!gone.signal.aborted) {
        setShown({ state: 'failed' })
      }
    })
    return () => {
      gone.abort()
      opened?.close()
    }
  }, [href])
  if (shown === null) {
    return null
  }
  if (shown.state !== 'open') {
    return <p role="status">{words.pdf[shown.state]}</p>
  }
  const { pages } = shown.document
  return (
    <section aria-label={words.pdf.pages} className={styles.pages}>
      {pages.map((page, at) => (
        <Page key={at} page={page} name={words.pdf.page(at + 1, pages.length)} />
      ))}
    </section>
  )
}

function Page({ page, name }: { page: PdfPage; name: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '1000px' },
    )
    if (place.current !== null) {
      watch.observe(place.current)
    }
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.page} style={{ aspectRatio: `1 / ${page.ratio}` }}>
      {isNear && <Drawing page={page} name={name} />}
    </div>
  )
}

function Drawing({ page, name }: { page: PdfPage; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    return current === null
      ? undefined
      : page.draw(current, current.clientWidth * window.devicePixelRatio)
  }, [page])
  return <canvas ref={canvas} role="img" aria-label={name} />
}
