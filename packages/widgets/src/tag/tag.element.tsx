import { type ReactNode } from 'react'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import inlineHostCss from '../internals/inline-host.css?inline'
import { choice, flag, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './tag.css?inline'
import { tagKinds, tagWords } from './tag.icons.ts'
import * as Tag from './tag.tsx'

/** `<hp-tag>`: a small outlined sign on a row, or a chip that can be removed. */
export class HpTagElement extends withSettings(HpReactElement, {
  css: inlineHostCss + css,
  settings: {
    kind: choice(tagKinds),
    label: text(),
    removable: flag(),
    removeWord: text('Remove'),
  },
  events: { 'hp-remove': detail<undefined>() },
}) {
  protected view(): ReactNode {
    return (
      <Tag.Root kind={this.kind} part="tag">
        {this.kind !== 'plain' && <Tag.Icon kind={this.kind} part="icon" />}
        <Tag.Label part="label">{this.label || tagWords[this.kind] || <slot />}</Tag.Label>
        {this.removable && (
          <Tag.Remove
            part="remove"
            word={this.removeWord}
            onRemove={() => this.emit('hp-remove')}
          />
        )}
      </Tag.Root>
    )
  }
}
