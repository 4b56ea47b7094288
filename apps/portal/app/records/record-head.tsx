import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../paths.ts'
import { buttonClass, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EllipsisVertical } from '../ui/icons.ts'
import { words as placesWords } from '../shell/all-places.words.ts'
import { BackLink, Crumbs, type Trail } from '../shell/crumbs.tsx'
import { FindLink, NewsLink } from '../shell/head-ways.tsx'
import styles from './record-head.module.css'
import { words } from '../shell/shell.words.ts'
import { usePlaces } from '../shell/use-places.ts'

/** What the head of a record says. */
export interface RecordHeadProps {
  /** The pages above it. */
  trail: Trail
  /** Its number, by which the line of pages calls it; its name, where it has none. */
  number: string
  title: string
  /** The language of the title, where it is not that of the page. */
  language?: string
  badge: ReactNode
  /** What kind of record it is and where it comes from, in one line. */
  facts: ReactNode
  /** Downloads and whatever else is done with the page, not with the record's state. */
  tools?: ReactNode
  /** Its parts as links, where they stand on the line of the head. */
  tabs?: ReactNode
}

/**
 * The head of one record. On a phone its first line is the way back, the number, the search, the
 * news and the dots, behind which the tools fold; on its side that line is the whole head.
 */
export function RecordHead(props: RecordHeadProps) {
  const { trail, number, title, language, badge, facts, tools, tabs } = props
  const [{ name: list }] = trail
  return (
    <>
      <Crumbs trail={trail} here={number} />
      <header className={styles.head}>
        <BackLink trail={trail} />
        <p className={styles.number}>{number === title ? list : number}</p>
        <div className={styles.what}>
          <div className={styles.title}>
            <h1 {...(language !== undefined && { lang: language, dir: 'auto' })}>{title}</h1>
            {badge}
          </div>
          <p className={styles.facts}>{facts}</p>
        </div>
        <Ways hasTools={isSomething(tools)} />
        <Tools tools={tools} />
        {tabs !== undefined && <div className={styles.tabs}>{tabs}</div>}
      </header>
    </>
  )
}

const toolsId = 'record-tools'

const isSomething = (tools: ReactNode) => tools !== undefined && tools !== null && tools !== false

/** On a phone, what the head of every page has, and the dots. */
function Ways({ hasTools }: { hasTools: boolean }) {
  const { head } = usePlaces()
  return (
    <div className={styles.ways}>
      {head.find !== undefined && <FindLink to={head.find} />}
      {head.news !== undefined && <NewsLink to={head.news} />}
      <button
        type="button"
        className={classNames(
          buttonClass({ tone: 'quiet', isIcon: true }),
          styles.dots,
          !hasTools && styles.placesAlone,
        )}
        aria-label={words.moreHere}
        {...{ popovertarget: toolsId }}
      >
        <EllipsisVertical aria-hidden="true" />
      </button>
    </div>
  )
}

/** Whatever is chosen in it, it closes. */
const asPopover = {
  popover: 'auto',
  onClick: (event: MouseEvent<HTMLElement>) => event.currentTarget.hidePopover(),
}

/**
 * The tools in a row; on a phone a popover, which needs no script, with the ways to other places
 * wherever the bar of the record stands in place of theirs.
 */
function Tools({ tools }: { tools: ReactNode }) {
  return (
    <div
      id={toolsId}
      className={classNames(styles.tools, !isSomething(tools) && styles.bare)}
      {...asPopover}
    >
      {tools}
      <nav className={styles.places} aria-label={words.places}>
        <ButtonLink to={paths.home()} tone="quiet">
          {words.home}
        </ButtonLink>
        <ButtonLink to={paths.places()} tone="quiet">
          {placesWords.title}
        </ButtonLink>
      </nav>
    </div>
  )
}
