import {
  markColours,
  markCountMax,
  markName,
  markTextMax,
  type MarkedPhoto,
  type MarkPoint,
} from '@holdpoint/forms'
import { refusalSaid } from '../fill-out/language/refusal-said.ts'
import { Button } from '../ui/button.tsx'
import { ErrorBox } from '../ui/error-list.tsx'
import { Field, fieldControl } from '../ui/field.tsx'
import { FormKey } from '../ui/form-key.tsx'
import { Plus, Trash2 } from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { isMarked, markSaid } from './photo-marks.ts'
import { MarksOver } from './marks-over.tsx'
import { useMarkingWords } from './marking-words.ts'
import { pictureId, type PhotoAgain, type PhotoView } from './photo-view.ts'
import { writePlace, type NumberField } from './read-mark-post.ts'
import { RadioChips } from './radio-chips.tsx'
import styles from './photo-page.module.css'

interface MarkFormProps {
  view: Pick<PhotoView, 'marked' | 'isLarge' | 'draft' | 'formKey'>
  again: PhotoAgain | undefined
  /** Names the marks that are shown, so that a post is set over no others. */
  shown: string
  /** The picture that is drawn on, and how large it is, in dots. */
  picture: { src: string; alt: string; width: number; height: number }
  /** The page with the picture in its other size; and without marks, where it is shown so. */
  to: { otherSize: string; bare?: string }
}

/** What is drawn without a script: a press sends where the picture was pressed. */
const kinds = ['pin', 'arrow', 'ellipse', 'box'] as const

/**
 * Draws on a picture by plain posts: what to draw is chosen, and the picture is pressed where it goes, or
 * the place is typed. The picture is as wide as is said here, whatever screen it stands on, so that
 * what a press sends can be read.
 */
export function MarkForm(props: MarkFormProps) {
  const { view, again, picture, to } = props
  const { marked, isLarge } = view
  const { lang, words: spoken } = useMarkingWords()
  const { mark: words, dialog: dialogWords } = spoken
  const draft = again?.draft ?? view.draft
  const from = again?.from ?? null
  const said = again?.refusal && refusalSaid(again.refusal, lang)
  const problem = again?.why ? { message: words[again.why], lang } : said
  const shown = shownSize(picture, isLarge)
  const marks = marked?.marks ?? []
  const isFull = marks.length >= markCountMax
  return (
    <form method="post" lang={lang} className={styles.form}>
      <FormKey value={view.formKey} />
      <input type="hidden" name="shown" value={props.shown} />
      <input type="hidden" name="width" value={shown.width} />
      <input type="hidden" name="height" value={shown.height} />
      {from !== null && <input type="hidden" name="from" value={writePlace(from)} />}
      {problem && (
        <div lang={problem.lang}>
          <ErrorBox errors={[problem.message]} />
        </div>
      )}
      <h2>{words.mark}</h2>
      <p>{words.evidence}</p>
      {isFull ? (
        <p>{dialogWords.full(markCountMax)}</p>
      ) : (
        <>
          <RadioChips
            legend={words.kind}
            name="kind"
            options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
            chosen={draft.kind}
          />
          <RadioChips
            legend={words.colour}
            name="colour"
            options={markColours.map((colour) => ({ value: colour, label: words.colours[colour] }))}
            chosen={draft.colour}
          />
          <Field id="mark-text" label={words.text}>
            <input
              {...fieldControl('mark-text')}
              type="text"
              name="text"
              maxLength={markTextMax}
              defaultValue={draft.text}
            />
          </Field>
        </>
      )}
      <p id="press" role={from === null ? undefined : 'status'}>
        {from === null ? words.press : words.pressEnd}
      </p>
      <div className={styles.scroll} id={pictureId}>
        <div className={styles.picture}>
          <input
            type="image"
            name="at"
            src={picture.src}
            alt={`${picture.alt}. ${words.pressAlt}`}
            {...shown}
            disabled={isFull}
            aria-describedby="press"
          />
          {isMarked(marked) && <MarksOver marked={marked} size="whole" />}
          {from !== null && <MarksOver marked={startOf(from, picture)} size="whole" />}
        </div>
      </div>
      <p className={styles.ways}>
        {from !== null && (
          <Button name="intent" value="startAgain">
            {words.startAgain}
          </Button>
        )}
        <Link to={to.otherSize} className={styles.way}>
          {isLarge ? words.smaller : words.larger}
        </Link>
        {isMarked(marked) && to.bare !== undefined && (
          <Link to={to.bare} className={styles.way}>
            {words.without}
          </Link>
        )}
      </p>
      {!isFull && <ByNumbers numbers={draft.numbers} />}
      <MarkList marked={marked} />
    </form>
  )
}

const places: readonly NumberField[] = ['fromX', 'fromY', 'toX', 'toY']

function ByNumbers({ numbers }: { numbers: Readonly<Record<NumberField, string>> }) {
  const words = useMarkingWords().words.mark
  return (
    <fieldset className={styles.numbers}>
      <legend>{words.byNumbers}</legend>
      <p>
        {words.byNumbersHint} {words.toHint}
      </p>
      <div className={styles.places}>
        {places.map((name) => (
          <Field key={name} id={`mark-${name}`} label={words[name]}>
            <input
              {...fieldControl(`mark-${name}`)}
              type="text"
              inputMode="decimal"
              name={name}
              maxLength={8}
              defaultValue={numbers[name]}
            />
          </Field>
        ))}
      </div>
      <p>
        <Button name="intent" value="add">
          <Plus aria-hidden="true" />
          {words.add}
        </Button>
      </p>
    </fieldset>
  )
}

function MarkList({ marked }: { marked: MarkedPhoto | undefined }) {
  const spoken = useMarkingWords()
  const words = spoken.words.mark
  return (
    <section aria-labelledby="marks-title" className={styles.list}>
      <h3 id="marks-title">{words.marks}</h3>
      {isMarked(marked) ? (
        <ol>
          {marked.marks.map((mark, place) => (
            <li key={place}>
              <span>{markSaid(mark, spoken)}</span>
              <Button
                isIcon
                tone="quiet"
                name="intent"
                value={`remove:${place}`}
                aria-label={words.remove(markName(mark, spoken.lang))}
              >
                <Trash2 aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.none}</p>
      )}
    </section>
  )
}

/** How large the picture is shown, in whole dots of the page: whole, and no wider than a phone. */
function shownSize(size: { width: number; height: number }, isLarge: boolean) {
  const room = isLarge ? { width: 960, height: 1280 } : { width: 300, height: 420 }
  const scale = Math.min(room.width / size.width, room.height / size.height)
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
}

/** A sign where the first of two places was pressed. */
function startOf([x, y]: MarkPoint, { width, height }: { width: number; height: number }) {
  const dx = (0.015 * Math.max(width, height)) / width
  const dy = (0.015 * Math.max(width, height)) / height
  const line = (points: readonly MarkPoint[]) =>
    ({ kind: 'line', colour: 'black', points }) as const
  return {
    ...{ width, height },
    marks: [
      line([
        [x - dx, y],
        [x + dx, y],
      ]),
      line([
        [x, y - dy],
        [x, y + dy],
      ]),
    ],
  }
}
