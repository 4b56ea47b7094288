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
    plugins: [plainPaths, onePathAtATime],
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
 * For each call that is opened, and for the schemes before anything is drawn, the library would follow
 * every reference of the document, which takes it seconds. It is given what the call refers to; the
 * schemes refer to nothing.
 */
function onePathAtATime() {
  const asked = new Set()
  const resolveAlone =
    (_, { fn, specActions, specSelectors }) =>
    async (place) => {
      const name = place.join('\n')
      if (asked.has(name)) {
        return
      }
      asked.add(name)
      const whole = specSelectors.specJson()
      if (place[0] !== 'paths') {
        specActions.updateResolvedSubtree(place, whole.getIn(place)?.toJS())
        return
      }
      const piece = pieceOf(whole.toJS(), place[1])
      const { spec } = await fn.resolveSubtree(piece, place, { baseDoc: specSelectors.url() })
      specActions.updateResolvedSubtree(place, spec)
    }
  return { statePlugins: { spec: { wrapActions: { requestResolvedSubtree: resolveAlone } } } }
}

/** The document with one path, and of its parts those that the path refers to. */
function pieceOf(whole, path) {
  const piece = { ...whole, paths: { [path]: whole.paths[path] }, components: {} }
  const take = (part) => {
    const references = JSON.stringify(part).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)
    for (const [, kind, name] of references) {
      const taken = (piece.components[kind] ??= {})
      if (!(name in taken)) {
        taken[name] = whole.components[kind][name]
        take(taken[name])
      }
    }
  }
  take(piece.paths)
  return piece
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
