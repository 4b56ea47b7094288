import { isSection, type FormDefinition } from '@holdpoint/forms'
import { locate, moveItem } from '@holdpoint/forms/editing'
import { atItem, type Asked } from './builder-address.ts'
import { questionTags, sectionTags } from './block-tags.ts'
import type { NamedForm } from './logic/rule-words.ts'
import type { OutlineGroup, OutlineRow } from './outline.ts'

/** A question among those that are looked at. */
export type BlockView = OutlineRow & {
  tags: string[]
  isOpen: boolean
  canRise: boolean
  canSink: boolean
  /** The address that opens it. */
  to: string
}

/** A section as its own questions stand under it. */
export type SectionView = Pick<BlockView, 'tags' | 'isOpen' | 'canRise' | 'canSink' | 'to'>

/** What stands together and is looked at: the part of the form that holds what is open. */
export type CanvasView = {
  group: Omit<OutlineGroup, 'rows'>
  section: SectionView | null
  blocks: BlockView[]
  /** The parts before and after it, with the addresses that show them. */
  before: { name: string; to: string } | null
  after: { name: string; to: string } | null
}

/** The part of the form that holds what is open, else the first; null of a form without any. */
export function canvasOf(
  groups: readonly OutlineGroup[],
  form: NamedForm,
  asked: Asked,
): CanvasView | null {
  const holding = groups.findIndex(
    ({ key, rows }) => key === asked.item || rows.some((row) => row.key === asked.item),
  )
  const at = Math.max(0, holding)
  const shown = groups[at]
  if (shown === undefined) {
    return null
  }
  const { rows, ...group } = shown
  return {
    group,
    section: group.kind === 'section' ? sectionView(group.key, form, asked) : null,
    blocks: rows.map((row) => ({
      ...row,
      ...standing(row.key, form.definition, asked),
      tags: tagsOf(row.key, form),
    })),
    before: at === 0 ? null : besideView(groups[at - 1], asked),
    after: besideView(groups[at + 1], asked),
  }
}

function sectionView(key: string, form: NamedForm, asked: Asked): SectionView | null {
  const section = locate(form.definition, key)?.item
  return section === undefined || !isSection(section)
    ? null
    : { ...standing(key, form.definition, asked), tags: sectionTags(section, form) }
}

function standing(key: string, definition: FormDefinition, asked: Asked) {
  return {
    isOpen: key === asked.item,
    canRise: moveItem(definition, key, 'up').ok,
    canSink: moveItem(definition, key, 'down').ok,
    to: atItem(asked, key, true),
  }
}

function tagsOf(key: string, form: NamedForm): string[] {
  const question = form.named.get(key)?.question
  return question === undefined ? [] : questionTags(question, form)
}

function besideView(group: OutlineGroup | undefined, asked: Asked) {
  return group === undefined
    ? null
    : { name: `${group.number} ${group.title}`.trim(), to: atItem(asked, group.key) }
}
