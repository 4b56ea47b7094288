import { drawingOf, type DrawnMark, type DrawnWords, type MarkedPhoto } from '@holdpoint/forms'
import styles from './marks-over.module.css'

interface MarksOverProps {
  marked: Pick<MarkedPhoto, 'width' | 'height' | 'marks'>
  /** `thumb` fills its square as a small photo does, with thicker strokes and no words. */
  size: 'thumb' | 'whole'
}

/**
 * The marks of a photo, over the picture that stands before it in the same box. What they say is told
 * by the words of the picture.
 */
export function MarksOver({ marked, size }: MarksOverProps) {
  const isThumb = size === 'thumb'
  const { width, height, edge, marks } = drawingOf(marked, isThumb ? 2.5 : 1)
  return (
    <svg
      className={styles.over}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isThumb ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
      focusable="false"
    >
      {marks.map((mark, place) => (
        // They have no names of their own, and are drawn in their order.
        <DrawnMarkShape key={place} mark={mark} edge={edge} />
      ))}
    </svg>
  )
}

function DrawnMarkShape({ mark, edge }: { mark: DrawnMark; edge: string }) {
  const { path, colour, width, edgeWidth, isFilled, number, words } = mark
  const line = { d: path, strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <g>
      <path {...line} fill="none" stroke={edge} strokeWidth={edgeWidth} />
      <path {...line} fill={isFilled ? colour : 'none'} stroke={colour} strokeWidth={width} />
      {number !== null && <Words words={number} colour={edge} edge={null} />}
      {words.map((line) => (
        <Words key={line.y} words={line} colour={colour} edge={edge} />
      ))}
    </g>
  )
}

interface WordsProps {
  words: DrawnWords
  colour: string
  /** The light edge that keeps words apart from what is under them; null on a disc. */
  edge: string | null
}

function Words({ words: { text, x, y, size, anchor }, colour, edge }: WordsProps) {
  return (
    <text
      {...{ x, y, fill: colour }}
      fontSize={size}
      fontWeight={700}
      textAnchor={anchor}
      {...(edge !== null && {
        stroke: edge,
        strokeWidth: size / 4,
        strokeLinejoin: 'round',
        paintOrder: 'stroke',
      })}
    >
      {text}
    </text>
  )
}
