import { useNavigation } from '@remix-run/react'
import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowDown, ArrowUp, EllipsisVertical } from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { closeMenuOf, Menu, menuItemClass } from '../../ui/menu.tsx'
import { elementIds, type Asked } from './builder-address.ts'
import { words } from './builder.words.ts'
import type { BlockView, CanvasView, SectionView } from './canvas-view.ts'
import styles from './canvas.module.css'
import { Tags } from './tags.tsx'

interface BlockProps {
  block: BlockView
  asked: Asked
}

/** A question: what it asks and what comes of it, with the buttons that move it. */
export function Block({ block, asked }: BlockProps) {
  const { key, number, label, type, tags, isOpen, isFollowing, to } = block
  return (
    <li
      id={elementIds.block(key)}
      data-block
      className={classNames(styles.block, isOpen && styles.on, isFollowing && styles.child)}
    >
      <Link
        id={elementIds.open(key)}
        to={to}
        preventScrollReset
        data-opens
        className={styles.choose}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span className={styles.name}>
          <span className={styles.number}>{number}</span> <b>{label}</b>
        </span>
        <Tags tags={tags} problemCount={block.problemCount} type={type} />
      </Link>
      <ItemButtons
        itemKey={key}
        name={`${number} ${label}`.trim()}
        {...{ asked, canRise: block.canRise, canSink: block.canSink }}
      />
    </li>
  )
}

interface SectionHeadProps {
  canvas: CanvasView
  asked: Asked
}

/** What stands together here: a section that can be opened and moved, or just a name. */
export function SectionHead({ canvas: { group, section }, asked }: SectionHeadProps) {
  return section === null ? <h2>{group.title}</h2> : <OwnSection {...{ group, section, asked }} />
}

function OwnSection({
  group: { key, number, title, problemCount },
  section: { tags, isOpen, canRise, canSink, to },
  asked,
}: Pick<CanvasView, 'group'> & { section: SectionView; asked: Asked }) {
  return (
    <div
      id={elementIds.block(key)}
      data-block
      className={classNames(styles.sectionHead, isOpen && styles.on)}
    >
      <h2>
        <Link
          id={elementIds.open(key)}
          to={to}
          preventScrollReset
          data-opens
          className={styles.choose}
          aria-current={isOpen ? 'true' : undefined}
        >
          <span className={styles.plateNumber}>{number}</span> {title}
        </Link>
      </h2>
      <Tags tags={tags} problemCount={problemCount} />
      <ItemButtons itemKey={key} name={`${number} ${title}`} {...{ asked, canRise, canSink }} />
    </div>
  )
}

interface ItemButtonsProps {
  itemKey: string
  name: string
  asked: Asked
  canRise: boolean
  canSink: boolean
}

/** What is done with an item as it stands; at an end one of the moves is missing. */
function ItemButtons({ itemKey, name, asked, canRise, canSink }: ItemButtonsProps) {
  const isSending = useNavigation().formMethod === 'POST'
  const move = (verb: 'up' | 'down', Icon: typeof ArrowUp) => (
    <Button
      id={`${verb}-${itemKey}`}
      isIcon
      tone="quiet"
      name="intent"
      value={`${verb} ${itemKey}`}
      aria-label={words[verb](name)}
      aria-disabled={isSending}
    >
      <Icon aria-hidden="true" />
    </Button>
  )
  return (
    <div className={styles.buttons}>
      {canRise && move('up', ArrowUp)}
      {canSink && move('down', ArrowDown)}
      <Menu label={words.menu(name)} summary={more} summaryClassName={moreClass}>
        <ul>
          <MenuButton value={`duplicate ${itemKey}`}>{words.duplicate}</MenuButton>
          <li>
            <Link
              to={paths.formBuilder(asked.formId, {
                item: itemKey,
                part: asked.part ?? undefined,
                dialog: 'place',
              })}
              preventScrollReset
              className={menuItemClass()}
            >
              {words.moveTo}
            </Link>
          </li>
          <MenuButton value={`remove ${itemKey}`} isDangerous>
            {words.remove}
          </MenuButton>
        </ul>
      </Menu>
    </div>
  )
}

interface MenuButtonProps {
  value: string
  isDangerous?: boolean
  children: ReactNode
}

function MenuButton({ value, isDangerous = false, children }: MenuButtonProps) {
  const onClick = (event: MouseEvent<HTMLButtonElement>) => closeMenuOf(event.currentTarget)
  return (
    <li>
      <button name="intent" value={value} className={menuItemClass(isDangerous)} onClick={onClick}>
        {children}
      </button>
    </li>
  )
}

const more = <EllipsisVertical aria-hidden="true" />
const moreClass = buttonClass({ tone: 'quiet', isIcon: true })
