import tokenSheet from '../tokens.css?inline'
import { withTokenDefaults } from './token-defaults.ts'

/**
 * The host gets no more than `display`, which the page may override. The island inside takes the
 * page's font, colour and direction, and refuses what would spoil the words.
 */
const island = `
@layer hp.tokens, hp.base, hp.widgets;
@layer hp.base {
  :host { display: block; }
  :host([hidden]) { display: none; }
  :host([data-theme='light']), :host([data-theme='sun']) { color-scheme: light; }
  :host([data-theme='dark']) { color-scheme: dark; }
  :where(.hp-island) {
    font-size: var(--hp-text-m);
    font-style: normal;
    letter-spacing: normal;
    line-height: var(--hp-line);
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    word-spacing: normal;
  }
}
`

// A constructed sheet belongs to one document and is shared by all elements in it.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/** Puts a widget's sheet into a shadow root. No nonce is needed where the browser constructs sheets. */
export function dress(root: ShadowRoot, widgetCss: string): void {
  const page = root.ownerDocument
  const Sheet = page.defaultView?.CSSStyleSheet
  if (Sheet && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in root) {
    root.adoptedStyleSheets = [sharedSheet(page, Sheet, widgetCss)]
    return
  }
  if (Array.from(root.children).some(({ localName }) => localName === 'style')) {
    return
  }
  const style = page.createElement('style')
  style.textContent = textOf(widgetCss)
  root.prepend(style)
}

function sharedSheet(page: Document, Sheet: typeof CSSStyleSheet, css: string): CSSStyleSheet {
  const ofPage = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, ofPage)
  const known = ofPage.get(css)
  if (known) {
    return known
  }
  const sheet = new Sheet()
  sheet.replaceSync(textOf(css))
  ofPage.set(css, sheet)
  return sheet
}

function textOf(css: string): string {
  return withTokenDefaults(`${island}${css}`, tokenSheet)
}
