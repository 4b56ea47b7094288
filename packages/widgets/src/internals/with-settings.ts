import { type HpElement } from './hp-element.ts'
import { type Setting, type ValuesOf, attributeOf } from './settings.ts'
import { tellOfSecret } from './tag-session.ts'
import { warn, warnOnce } from './warn.ts'

declare const carried: unique symbol

/** The type of an event's detail, in a table of events. It has no value. */
export type Detail<T> = { readonly [carried]?: T }

/** An event's line in the table of events: `{ 'hp-change': detail<Person>() }`. */
export function detail<T>(): Detail<T> {
  return {}
}

/** What an element class says about itself; the documents and the sandbox read it too. */
export interface ElementFacts<S, D, E> {
  /** The widget's stylesheet as text. */
  readonly css: string
  /** Simple settings: an attribute and a property each. */
  readonly settings: S
  /** Properties that no attribute can hold (lists, callbacks), with their values at the start. */
  readonly data?: D
  /** Which of them hold lists without starting as one. */
  readonly lists?: readonly (keyof D)[]
  /** The events it fires, with what their details hold. */
  readonly events?: E
}

/** `addEventListener` that knows the element's own events and their details. */
export interface Heard<E> {
  addEventListener<Name extends keyof E & string>(
    name: Name,
    listener: (event: CustomEvent<E[Name] extends Detail<infer T> ? T : never>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
}

/** The class that `withSettings` answers. */
export type DescribedElement<Base extends AbstractElement, S, D, E> = Omit<Base, 'prototype'> & {
  readonly settings: S
  readonly data: D
  readonly events: E
  readonly observedAttributes: readonly string[]
} & (abstract new () => Heard<E> & InstanceType<Base> & ValuesOf<S> & D)

type AnyTable = Readonly<Record<string, Setting<never>>>
type AbstractElement = (abstract new () => HpElement) & {
  readonly observedAttributes: readonly string[]
}

/** Gives an element class its typed attributes, properties and events from one table of each. */
export function withSettings<
  Base extends AbstractElement,
  S extends object,
  D extends object = Record<never, never>,
  E extends object = Record<never, never>,
>(Base: Base, { css, settings, data, lists = [], events }: ElementFacts<S, D, E>) {
  const kept = new WeakMap<HpElement, Record<string, unknown>>()
  const keptOf = (element: HpElement) => {
    const values = kept.get(element) ?? {}
    kept.set(element, values)
    return values
  }
  const keepSecret = (element: HpElement, name: string, value: unknown) => {
    const values = keptOf(element)
    const had = Boolean(values[name])
    if (value) {
      tellOfSecret(element, 'given')
    } else if (had) {
      tellOfSecret(element, 'taken')
    }
    values[name] = value
  }
  const keeping = Object.entries(settings as AnyTable).filter(([, { keep }]) => keep)
  const named = new Map(keeping.map(([name, setting]) => [attributeOf(name), { name, setting }]))
  const told = new Set<string>()
  /** Once for each property: a page that draws again and again would fill the console. */
  const refuse = (element: HpElement, name: string) => {
    if (!told.has(name)) {
      told.add(name)
      warn(
        `<${element.localName}> takes a list for the property "${name}" and leaves it as it was.`,
      )
    }
  }

  const attributes = Object.keys(settings).map(attributeOf)
  const properties = Object.keys(data ?? {}).filter((name) => !attributes.includes(name))

  abstract class Described extends (Base as AbstractElement) {
    static readonly css = css
    static readonly settings = settings
    static readonly data = data ?? {}
    static readonly events = events ?? {}
    static override readonly observedAttributes: readonly string[] = [
      ...attributes,
      ...Base.observedAttributes,
    ]

    override connectedCallback(): void {
      super.connectedCallback()
      tellOfLost(this, properties)
    }

    /** Of attribute and property the later one holds. */
    override attributeChangedCallback(
      attribute?: string,
      _before?: string | null,
      value?: string | null,
    ): void {
      const { name, setting } = named.get(attribute ?? '') ?? {}
      if (name !== undefined && setting?.isSecret && typeof value === 'string') {
        keepSecret(this, name, value)
        super.removeAttribute(attributeOf(name))
      } else if (name !== undefined && !setting?.isSecret) {
        Reflect.deleteProperty(keptOf(this), name)
      }
      super.attributeChangedCallback()
    }

    /** A secret has left the markup already; taken off by its attribute, it is forgotten too. */
    override removeAttribute(attribute: string): void {
      const { name, setting } = named.get(attribute.toLowerCase()) ?? {}
      if (name !== undefined && setting?.isSecret) {
        keepSecret(this, name, undefined)
        this.requestUpdate()
      }
      super.removeAttribute(attribute)
    }
  }
  for (const [name, setting] of Object.entries(settings as AnyTable)) {
    const attribute = attributeOf(name)
    define(Described.prototype, name, {
      get() {
        const own = setting.keep && keptOf(this)[name]
        return own ?? setting.read(this.getAttribute(attribute))
      },
      set(value) {
        const isNothing = value === undefined || value === null
        if (setting.isSecret && isNothing) {
          // As by its attribute.
          this.removeAttribute(attribute)
          return
        }
        const own = isNothing ? undefined : setting.keep?.(value)
        if (own !== undefined) {
          if (setting.isSecret) {
            keepSecret(this, name, own)
          } else {
            keptOf(this)[name] = own
          }
          this.requestUpdate()
          return
        }
        if (setting.keep && !isNothing) {
          refuse(this, name)
          return
        }
        if (setting.keep) {
          Reflect.deleteProperty(keptOf(this), name)
          this.requestUpdate()
        }
        this.reflect(attribute, isNothing ? null : setting.write(value))
      },
    })
  }
  for (const [name, initial] of Object.entries(data ?? {})) {
    const values = new WeakMap<HpElement, unknown>()
    const isList = Array.isArray(initial) || lists.some((one) => one === name)
    define(Described.prototype, name, {
      get() {
        return values.get(this) ?? initial
      },
      set(value) {
        if (isList && (value ?? undefined) !== undefined && !Array.isArray(value)) {
          refuse(this, name)
          return
        }
        values.set(this, value)
        this.requestUpdate()
      },
    })
  }
  // The accessors made above are what the type promises.
  return Described as unknown as DescribedElement<Base, S, D, E>
}

/**
 * A framework writes a list as an attribute where it knows attributes only, or where the tag is not
 * defined yet: what was meant is lost, and nothing else would tell.
 */
function tellOfLost(element: HpElement, properties: readonly string[]): void {
  for (const { name, value } of element.attributes) {
    const property = properties.find((one) => one.toLowerCase() === name)
    if (property !== undefined || value.includes('[object ')) {
      warnOnce(
        `<${element.localName} ${name}="${value.slice(0, 40)}"> is no attribute that it reads. Load the tag before the page is drawn, or set the property "${property ?? name}". See docs/embedding.md#in-frameworks`,
      )
    }
  }
}

function define(
  prototype: HpElement,
  name: string,
  accessors: { get(this: HpElement): unknown; set(this: HpElement, value: never): void },
): void {
  Object.defineProperty(prototype, name, { ...accessors, configurable: true, enumerable: true })
}
