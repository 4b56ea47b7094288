import { define } from '../internals/define.ts'
import { HpLinkTabsElement } from './link-tabs.element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'hp-link-tabs': HpLinkTabsElement
  }
}

define('hp-link-tabs', HpLinkTabsElement)
