import type { MarkPoint, PhotoMark } from '@holdpoint/forms'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { ErrorText } from '../ui/error-list.tsx'
import type { Drawing, DrawingStep } from './edit-marks.ts'
import { MarksOver } from './marks-over.tsx'
import { useMarkingWords } from './marking-words.ts'
import styles from './mark-dialog.module.css'

interface DrawingSurfaceProps {
  src: string
  drawing: Drawing
  onStep: (step: DrawingStep) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** How far a pointer may stray, in dots of the page, so that a press is still one. */
const pressSlack = 6

/** The photo that is drawn on, by mouse, finger or pen. */
export function DrawingSurface({ src, drawing, onStep, onKeyDown }: DrawingSurfaceProps) {
  const words = useMarkingWords().words.dialog
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const [isMissing, setMissing] = useState(false)
  const start = useRef<{ x: number; y: number; id: number } | null>(null)

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) {
      return
    }
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY, id: event.pointerId }
    onStep({ do: 'press', at: placeOf(event) })
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (start.current?.id === event.pointerId) {
      onStep({ do: 'drag', at: placeOf(event) })
    }
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const from = start.current
    if (from?.id !== event.pointerId) {
      return
    }
    start.current = null
    const strayed = Math.hypot(event.clientX - from.x, event.clientY - from.y)
    onStep({ do: 'release', at: placeOf(event), isPress: strayed < pressSlack })
  }

  return (
    <>
      {isMissing && <ErrorText>{words.noPicture}</ErrorText>}
      <div
        role="application"
        aria-label={words.surface}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it takes the arrow keys
        tabIndex={0}
        className={styles.surface}
        {...{ onPointerDown, onPointerMove, onPointerUp, onKeyDown }}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={() => setMissing(true)}
        />
        {size !== null && <MarksOver marked={{ ...size, marks: shownOf(drawing) }} size="whole" />}
        {size !== null && <Chosen drawing={drawing} />}
      </div>
    </>
  )
}

/** What is there, and over it what is on its way. */
function shownOf({ marks, points, tool, colour }: Drawing): readonly PhotoMark[] {
  if (points === null || tool === 'select') {
    return marks
  }
  const [at = [0, 0]] = points
  const isOnePlace = points.length === 1
  const going: PhotoMark = isOnePlace
    ? { kind: 'ellipse', colour, points: [around(at, -0.01), around(at, 0.01)] }
    : { kind: tool, points, colour }
  return [...marks, going]
}

const around = ([x, y]: MarkPoint, by: number): MarkPoint => [x + by, y + by]

/** A frame around the chosen mark, dark and light so that it is seen on any photo. */
function Chosen({ drawing: { marks, chosen } }: { drawing: Drawing }) {
  const mark = chosen === null ? undefined : marks[chosen]
  if (mark === undefined) {
    return null
  }
  const [xs, ys] = [mark.points.map(([x]) => x), mark.points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) * 100 - 3, Math.min(...ys) * 100 - 3]
  const frame = {
    x: `${left}%`,
    y: `${top}%`,
    width: `${Math.max(...xs) * 100 + 3 - left}%`,
    height: `${Math.max(...ys) * 100 + 3 - top}%`,
  }
  return (
    <svg className={styles.frame} aria-hidden="true" focusable="false">
      <rect {...frame} className={styles.frameEdge} />
      <rect {...frame} className={styles.frameLine} />
    </svg>
  )
}

function placeOf(event: PointerEvent<HTMLDivElement>): MarkPoint {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return [share((event.clientX - left) / width), share((event.clientY - top) / height)]
}

const share = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
