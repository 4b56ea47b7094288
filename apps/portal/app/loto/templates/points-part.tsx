import { Form, useNavigation } from '@remix-run/react'
import { paths } from '../../paths.ts'
import { FileList } from '../../records/record-files.tsx'
import parts from '../../records/record-parts.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormKey } from '../../ui/form-key.tsx'
import { ArrowDown, ArrowUp, PenLine, Plus, X } from '../../ui/icons.ts'
import { PointTag } from '../point-tag.tsx'
import type { PointView } from './points-view.server.ts'
import type { TemplateView } from './template-view.server.ts'
import { pointWords as words } from './template.words.ts'
import styles from './points-part.module.css'

interface PointsPartProps {
  view: TemplateView
  points: readonly PointView[]
}

/**
 * The points in the order in which the locks go on. All of it is one form: a button that moves a
 * point posts it, and the page comes back there.
 */
export function PointsPart({ view, points }: PointsPartProps) {
  const { id, can, formKey, rowVersion } = view
  return (
    <Form method="post" preventScrollReset className={parts.part} aria-labelledby="points-title">
      <FormKey value={formKey} />
      <input type="hidden" name="intent" value="order" />
      <input type="hidden" name="rowVersion" value={rowVersion} />
      <h2 id="points-title">{words.title}</h2>
      {points.length === 0 && <p>{words.none}</p>}
      <ol className={styles.points}>
        {points.map((point, at) => (
          <li key={point.id} id={`point-${point.id}`} aria-label={`${point.tag} ${point.device}`}>
            <Point point={point} />
            {can.edit && (
              <div className={styles.buttons}>
                <Moves
                  tag={point.tag}
                  id={point.id}
                  isFirst={at === 0}
                  isLast={at === points.length - 1}
                />
                <span>
                  <ButtonLink
                    to={paths.lotoTemplatePoint(id, point.id)}
                    aria-label={words.editOne(point.tag)}
                  >
                    <PenLine aria-hidden="true" /> {words.editShort}
                  </ButtonLink>
                  <ButtonLink
                    to={paths.lotoTemplate(id, { dialog: 'point', point: point.id })}
                    preventScrollReset
                    aria-label={words.remove(point.tag)}
                  >
                    <X aria-hidden="true" /> {words.removeShort}
                  </ButtonLink>
                </span>
              </div>
            )}
          </li>
        ))}
      </ol>
      {can.edit && (
        <p>
          <ButtonLink to={paths.lotoTemplatePoint(id)}>
            <Plus aria-hidden="true" /> {words.add}
          </ButtonLink>
        </p>
      )}
    </Form>
  )
}

function Point({ point }: { point: PointView }) {
  const { tag, device, energy, location, instructions, lines, pictures } = point
  return (
    <>
      <header className={styles.head}>
        <PointTag tag={tag} />
        <h3>{device}</h3>
        <p>
          {energy}
          {location !== '' && `. ${location}`}
        </p>
      </header>
      {instructions.length > 0 && (
        <ol className={styles.steps}>
          {instructions.map((instruction, place) => (
            <li key={place}>{instruction}</li>
          ))}
        </ol>
      )}
      <dl className={styles.lines}>
        {lines.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <FileList files={pictures} />
    </>
  )
}

interface MovesProps {
  tag: string
  id: string
  isFirst: boolean
  isLast: boolean
}

/** The buttons that move a point; at an end one of them is missing. */
function Moves({ tag, id, isFirst, isLast }: MovesProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const button = (verb: 'up' | 'down', name: string, Icon: typeof ArrowUp) => (
    <Button isIcon name="order" value={`${verb}:${id}`} aria-label={name} aria-disabled={isSending}>
      <Icon aria-hidden="true" />
    </Button>
  )
  return (
    <span>
      {!isFirst && button('up', words.up(tag), ArrowUp)}
      {!isLast && button('down', words.down(tag), ArrowDown)}
    </span>
  )
}
