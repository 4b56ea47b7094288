import {
  markColours,
  markCountMax,
  markKinds,
  markName,
  markTextMax,
  type PhotoMark,
  type Said,
} from '@holdpoint/forms'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { useAskBeforeClose } from '../ui/close-guard.ts'
import { CloseButton, DialogActions, DialogBox } from '../ui/dialog.tsx'
import { ErrorText } from '../ui/error-list.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Minus,
  Plus,
  Trash2,
  Undo2,
} from '../ui/icons.ts'
import { drawOn, startDrawing, whyFull, type Drawing, type DrawingStep } from './edit-marks.ts'
import { DrawingSurface } from './drawing-surface.tsx'
import { markSaid } from './photo-marks.ts'
import { useMarkingWords, type MarkingWords } from './marking-words.ts'
import { RadioChips } from './radio-chips.tsx'
import styles from './mark-dialog.module.css'

/** How marks are saved, and what went wrong with it. */
export interface MarkSaving {
  problem: Said | null
  isSaving: boolean
  /** Answers whether they are saved. */
  save: (marks: readonly PhotoMark[]) => Promise<boolean>
}

interface MarkDialogProps {
  title: string
  /** The picture that is drawn on. */
  src: string
  /** What is there already. */
  marks: readonly PhotoMark[]
  saving: MarkSaving
  onClose: () => void
}

/**
 * Draws on a picture. What is drawn is saved by one press; until then it stays here, whatever the
 * network says.
 */
export function MarkDialog({ title, src, marks: before, saving, onClose }: MarkDialogProps) {
  const { lang, words: spoken } = useMarkingWords()
  const { dialog: words, mark: markWords } = spoken
  const [first] = useState(before)
  const [drawing, setDrawing] = useState(() => startDrawing(first))
  const { problem, isSaving, save } = saving
  const step = (next: DrawingStep) => setDrawing((before) => drawOn(before, next))
  const isChanged = drawing.marks !== first
  useAskBeforeClose(isChanged)

  function close() {
    if (!isChanged || window.confirm(words.discard)) {
      onClose()
    }
  }

  const latest = useRef(first)
  useEffect(() => {
    latest.current = drawing.marks
  }, [drawing.marks])

  async function saveAndClose() {
    const { marks } = drawing
    // What was drawn while it was being saved is still to be saved.
    if ((await save(marks)) && latest.current === marks) {
      onClose()
    }
  }

  return (
    <DialogBox
      title={title}
      size="large"
      lang={lang}
      close={<CloseButton word={words.close} />}
      onClose={close}
    >
      <div className={styles.dialog}>
        <RadioChips
          legend={markWords.kind}
          name="mark-kind"
          options={[
            ...markKinds.map((kind) => ({ value: kind, label: markWords.kinds[kind] })),
            { value: 'select', label: words.select },
          ]}
          chosen={drawing.tool}
          onChoose={(chosen) => {
            const tool = [...markKinds, 'select' as const].find((known) => known === chosen)
            step({ do: 'tool', tool: tool ?? 'select' })
          }}
        />
        <RadioChips
          legend={markWords.colour}
          name="mark-colour"
          options={markColours.map((colour) => ({
            value: colour,
            label: markWords.colours[colour],
          }))}
          chosen={drawing.colour}
          onChoose={(chosen) => {
            const colour = markColours.find((known) => known === chosen)
            step({ do: 'colour', colour: colour ?? 'red' })
          }}
        />
        <p role="status">{howTo(drawing, words)}</p>
        <DrawingSurface
          src={src}
          drawing={drawing}
          onStep={step}
          onKeyDown={(event) => onKey(event, drawing, step)}
        />
        <div className={styles.tools}>
          <Button
            type="button"
            onClick={() => step({ do: 'addInMiddle' })}
            disabled={drawing.tool === 'select' || whyFull(drawing) !== null}
          >
            <Plus aria-hidden="true" />
            {words.addHere}
          </Button>
          <Button
            type="button"
            onClick={() => step({ do: 'undo' })}
            disabled={drawing.before.length === 0}
          >
            <Undo2 aria-hidden="true" />
            {words.undo}
          </Button>
        </div>
        <ChosenMark drawing={drawing} step={step} />
        <MarkRows drawing={drawing} step={step} />
        <div role="alert">
          {problem !== null && (
            <ErrorText>
              <span lang={problem.lang}>{problem.message}</span>
            </ErrorText>
          )}
        </div>
      </div>
      <DialogActions>
        <Button
          type="button"
          tone="go"
          aria-disabled={isSaving}
          onClick={() => void (!isSaving && saveAndClose())}
        >
          {isSaving ? words.saving : words.save}
        </Button>
      </DialogActions>
    </DialogBox>
  )
}

type Step = (step: DrawingStep) => void

interface PartProps {
  drawing: Drawing
  step: Step
}

/** What moves, sizes and words the chosen mark without a drag. */
function ChosenMark({ drawing, step }: PartProps) {
  const { lang, words: spoken } = useMarkingWords()
  const words = spoken.dialog
  const mark = drawing.chosen === null ? undefined : drawing.marks[drawing.chosen]
  if (mark === undefined) {
    return null
  }
  return (
    <fieldset className={styles.chosen}>
      <legend>
        {words.chosen}: {markName(mark, lang)}
      </legend>
      <div className={styles.tools}>
        {nudges.map(({ name, Icon, by }) => (
          <Button
            key={name}
            type="button"
            isIcon
            aria-label={words[name]}
            onClick={() => step({ do: 'move', by })}
          >
            <Icon aria-hidden="true" />
          </Button>
        ))}
        {mark.kind !== 'pin' &&
          sizes.map(({ name, Icon, by }) => (
            <Button
              key={name}
              type="button"
              isIcon
              aria-label={words[name]}
              onClick={() => step({ do: 'size', by })}
            >
              <Icon aria-hidden="true" />
            </Button>
          ))}
      </div>
      <Field id="mark-words" label={words.text}>
        <input
          {...fieldControl('mark-words')}
          type="text"
          maxLength={markTextMax}
          value={mark.text ?? ''}
          // It stands in the form that is filled, which Enter would send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => step({ do: 'text', text: event.currentTarget.value })}
        />
      </Field>
    </fieldset>
  )
}

const nudges = [
  { name: 'left', Icon: ArrowLeft, by: [-0.02, 0] },
  { name: 'right', Icon: ArrowRight, by: [0.02, 0] },
  { name: 'up', Icon: ArrowUp, by: [0, -0.02] },
  { name: 'down', Icon: ArrowDown, by: [0, 0.02] },
] as const
const sizes = [
  { name: 'grow', Icon: Plus, by: 1.2 },
  { name: 'shrink', Icon: Minus, by: 1 / 1.2 },
] as const

/** Every mark, to be chosen or removed. */
function MarkRows({ drawing: { marks, chosen }, step }: PartProps) {
  const spoken = useMarkingWords()
  const { mark: markWords, dialog: words } = spoken.words
  return (
    <section aria-labelledby="mark-rows" className={styles.rows}>
      <h3 id="mark-rows">{markWords.marks}</h3>
      {marks.length === 0 && <p>{markWords.none}</p>}
      <ol>
        {marks.map((mark, place) => (
          <li key={place}>
            <Button
              type="button"
              tone="quiet"
              aria-pressed={place === chosen}
              onClick={() => step({ do: 'choose', place })}
            >
              {markSaid(mark, spoken)}
            </Button>
            <Button
              type="button"
              isIcon
              tone="quiet"
              aria-label={words.remove(markName(mark, spoken.lang))}
              onClick={() => step({ do: 'remove', place })}
            >
              <Trash2 aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function howTo(drawing: Drawing, words: MarkingWords['dialog']): string {
  const full = whyFull(drawing)
  if (full !== null && drawing.tool !== 'select') {
    return full === 'count' ? words.full(markCountMax) : words.tooLong
  }
  if (drawing.isHalf) {
    return words.pressEnd
  }
  switch (drawing.tool) {
    case 'pin':
      return words.howPin
    case 'select':
      return words.howSelect
    default:
      return words.how
  }
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The keys of the surface, for the chosen mark: arrows, with Shift further; plus and minus; Delete. */
function onKey(event: KeyboardEvent, { chosen }: Drawing, step: Step): void {
  if (chosen === null || event.ctrlKey || event.metaKey || event.altKey) {
    return
  }
  const move = moves[event.key]
  if (move !== undefined) {
    const far = event.shiftKey ? 0.05 : 0.01
    event.preventDefault()
    step({ do: 'move', by: [move[0] * far, move[1] * far] })
  } else if (event.key === '+' || event.key === '-') {
    event.preventDefault()
    step({ do: 'size', by: event.key === '+' ? 1.2 : 1 / 1.2 })
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    step({ do: 'remove', place: chosen })
  }
}
