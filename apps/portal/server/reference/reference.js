/* global document, matchMedia, MutationObserver, SwaggerUIBundle */
// The reference page: the library draws the document, and the plain list makes way for it. Without
// this script, or without the library, the list stays.

const room = document.querySelector('#reference')
const list = document.querySelector('#calls')

if (typeof SwaggerUIBundle === 'function' && room && list) {
  followTheme(matchMedia('(prefers-color-scheme: dark)'))
  new MutationObserver(nameControls).observe(room, { childList: true, subtree: true })

  SwaggerUIBundle({
    url: '/api/openapi.json',
    domNode: room,
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    // The fields of a body with what they mean, without a click for each.
    defaultModelExpandDepth: 2,
    displayOperationId: true,
    filter: true,
    syntaxHighlight: { theme: 'obsidian' },
    // A page to read changes nothing: only readings can be tried out.
    supportedSubmitMethods: ['get'],
    // The library would ask a service of its own about the document.
    validatorUrl: null,
    queryConfigEnabled: false,
    plugins: [plainPaths],
    onComplete: () => list.remove(),
  })
}

function followTheme(dark) {
  const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
  apply()
  dark.addEventListener('change', apply)
}

/** The path stands inside the button that opens a call, where a link has no place. */
function plainPaths({ React }) {
  return {
    wrapComponents: {
      DeepLink:
        () =>
        ({ text }) =>
          React.createElement('span', null, text),
    },
  }
}

/**
 * The library gives its choices and the topmost folds of schemas no names, and its samples no way
 * in for the keyboard.
 */
function nameControls() {
  for (const field of room.querySelectorAll('select:not([aria-label])')) {
    const parameter = field.closest('[data-param-name]')?.getAttribute('data-param-name')
    const fallback = field.id === 'servers' ? 'Server' : 'Choose what to show'
    field.setAttribute('aria-label', parameter ?? fallback)
  }
  for (const fold of room.querySelectorAll('.json-schema-2020-12-accordion:not([aria-label])')) {
    if (fold.textContent.trim() === '') {
      fold.setAttribute('aria-label', 'Fields')
    }
  }
  for (const sample of room.querySelectorAll('.microlight:not([tabindex])')) {
    sample.setAttribute('tabindex', '0')
  }
}
