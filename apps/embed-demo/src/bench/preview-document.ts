/** An example's script: it runs once the markup is in place, with the page as its `document`. */
export type Start = (page: PreviewDocument) => void | Promise<void>

export type PreviewDocument = ReturnType<typeof previewDocument>

/**
 * The preview as an example's script sees it: the calls of `document` that a small page uses, kept
 * inside the preview.
 */
export function previewDocument(root: HTMLElement) {
  return {
    body: root,
    documentElement: root,
    defaultView: root.ownerDocument.defaultView,
    querySelector: root.querySelector.bind(root),
    querySelectorAll: root.querySelectorAll.bind(root),
    getElementById: (id: string) => root.querySelector(`#${CSS.escape(id)}`),
    createElement: root.ownerDocument.createElement.bind(root.ownerDocument),
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
  }
}
