import { type ReactNode } from 'react'

/** One state of a widget, shown once as React parts and once as a tag. */
export type Scene = {
  react: () => ReactNode
  element: () => HTMLElement
}

/** The scenes of a widget by name. */
export type Scenes = Readonly<Record<string, Scene>>

type Heard = { name: string; detail: unknown }

declare global {
  interface Window {
    heard: Heard[]
    /** The scenes of the widget on the stage. */
    sceneNames: readonly string[]
  }
}

/** Remembers what a widget told its page, under a name that both forms share. */
export function hear(name: string, detail: unknown = null): void {
  window.heard.push({ name, detail })
}

/** Hears an event of a tag under the name that the React callback has in the same scene. */
export function listen(element: HTMLElement, event: string, name: string): void {
  element.addEventListener(event, (heard) => {
    hear(name, heard instanceof CustomEvent ? heard.detail : null)
  })
}

/** A tag with properties set, as a page's script would do it. */
export function tag<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}

declare global {
  interface Window {
    /** The root of a scene that is drawn in one, which a closed one shows to nobody else. */
    sceneRoot: ShadowRoot
  }
}

/** A host whose root holds a scene of parts, as a tag's does. */
export function inRoot(mode: ShadowRootMode, draw: (island: HTMLElement) => void): HTMLElement {
  const host = document.createElement('div')
  const island = document.createElement('div')
  window.sceneRoot = host.attachShadow({ mode })
  window.sceneRoot.append(island)
  draw(island)
  return host
}
