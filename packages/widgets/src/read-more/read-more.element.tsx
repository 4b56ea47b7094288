import { answerPreviewLengthMax } from '@holdpoint/api/vocabulary'
import { type ReactNode } from 'react'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { flag, number, text } from '../internals/settings.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './read-more.css?inline'
import * as ReadMore from './read-more.tsx'

/** `<hp-read-more>`: a long text that shows its beginning. */
export class HpReadMoreElement extends withSettings(HpReactElement, {
  css,
  settings: {
    text: text(),
    length: number(answerPreviewLengthMax),
    open: flag(),
    more: text('Read more'),
    less: text('Read less'),
  },
  events: { 'hp-toggle': detail<{ open: boolean }>() },
}) {
  #watch: MutationObserver | undefined

  protected override mount(shadow: ShadowRoot): void {
    super.mount(shadow)
    this.#watch = new MutationObserver(() => this.requestUpdate())
    this.#watch.observe(this, { childList: true, characterData: true, subtree: true })
  }

  protected override unmount(): void {
    this.#watch?.disconnect()
    super.unmount()
  }

  readonly #toggle = (open: boolean) => {
    if (this.emit('hp-toggle', { open })) {
      this.open = open
    }
  }

  protected view(): ReactNode {
    // Words in the markup are indented as the markup is; those of the attribute keep their lines.
    const words = this.text || (this.textContent ?? '').replace(/\s+/g, ' ').trim()
    return (
      <ReadMore.Root
        part="root"
        text={words}
        length={this.length}
        open={this.open}
        onOpenChange={this.#toggle}
      >
        <ReadMore.Text part="text" dir={this.dir || 'auto'} />
        <ReadMore.Toggle part="toggle" more={this.more} less={this.less} />
      </ReadMore.Root>
    )
  }
}
