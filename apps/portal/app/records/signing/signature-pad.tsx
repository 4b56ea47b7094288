import { useEffect, useRef, useState } from 'react'
import type SignaturePadLibrary from 'signature_pad'
import { Button } from '../../ui/button.tsx'
import { useSigningWords } from './signing-words.ts'
import styles from './signing.module.css'

interface SignaturePadProps {
  isBusy: boolean
  describedBy: string | undefined
  onSign: (picture: Blob) => void
  /** Told what stands in the way, and null as soon as a stroke is drawn. */
  onProblem: (problem: string | null) => void
}

/** A field to draw in. The drawing library is loaded when the field comes near. */
export function SignaturePad({ isBusy, describedBy, onSign, onProblem }: SignaturePadProps) {
  const { words } = useSigningWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePadLibrary | null>(null)
  const [tries, setTries] = useState(0)
  const [isReady, setReady] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const say = useRef(onProblem)

  useEffect(() => {
    say.current = onProblem
  })

  useEffect(() => {
    const field = canvas.current
    if (field === null) {
      return undefined
    }
    let isGone = false
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          watcher.disconnect()
          makePad(field).then(
            (made) => {
              if (isGone) {
                made.off()
              } else {
                pad.current = made
                made.addEventListener('beginStroke', () => say.current(null))
                setReady(true)
                setFailed(false)
              }
            },
            () => setFailed(true),
          )
        }
      },
      { rootMargin: '400px' },
    )
    watcher.observe(field)
    const onResize = () => fit(field, pad.current)
    const sizes = new ResizeObserver(onResize)
    sizes.observe(field)
    return () => {
      isGone = true
      watcher.disconnect()
      sizes.disconnect()
      pad.current?.off()
      pad.current = null
    }
  }, [tries])

  function sign() {
    const field = canvas.current
    if (field === null || pad.current === null || pad.current.isEmpty()) {
      onProblem(words.drawFirst)
      return
    }
    field.toBlob((picture) => {
      if (picture === null) {
        onProblem(words.failed)
      } else {
        onSign(picture)
      }
    }, 'image/png')
  }

  return (
    <div className={styles.padWhole}>
      <div className={styles.paper}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          role="img"
          aria-label={words.here}
          aria-describedby={describedBy}
          aria-busy={isReady ? undefined : true}
        />
      </div>
      {hasFailed ? (
        <p className={styles.hint}>
          {words.padFailed}{' '}
          <Button type="button" onClick={() => setTries((before) => before + 1)}>
            {words.tryAgain}
          </Button>
        </p>
      ) : (
        <p className={styles.hint}>{words.drawHint}</p>
      )}
      <div className={styles.do}>
        <Button type="button" tone="quiet" onClick={() => pad.current?.clear()}>
          {words.clear}
        </Button>
        <Button type="button" onClick={sign} disabled={isBusy}>
          {isBusy ? words.signing : words.use}
        </Button>
      </div>
    </div>
  )
}

async function makePad(field: HTMLCanvasElement): Promise<SignaturePadLibrary> {
  const { default: Library } = await import('signature_pad')
  fit(field, null)
  // Ink on white paper in every theme: the picture is kept and printed as it is.
  return new Library(field, {
    penColor: '#12306b',
    backgroundColor: '#ffffff',
    minWidth: 1,
    maxWidth: 3,
  })
}

/** Matches the canvas to its size on the screen; what was drawn is drawn again. */
function fit(field: HTMLCanvasElement, pad: SignaturePadLibrary | null) {
  const ratio = Math.max(window.devicePixelRatio, 1)
  const [width, height] = [field.offsetWidth * ratio, field.offsetHeight * ratio]
  if (width === 0 || (field.width === width && field.height === height)) {
    return
  }
  const strokes = pad?.toData() ?? []
  field.width = width
  field.height = height
  field.getContext('2d')?.scale(ratio, ratio)
  pad?.clear()
  if (strokes.length > 0) {
    pad?.fromData(strokes)
  }
}
