import type { Product } from './sds-product.ts'
import { fluids } from './sds-product-rows.ts'
import { supplies } from './sds-supply-rows.ts'

/** What lies on the pads of the demo world, and what is on its way there. */
export const products: readonly Product[] = [...fluids, ...supplies].map(
  ([name, synonyms, maker, hazard, un, ingredients, kept, use, age, status]) => {
    const [container, unit, quantity, maximum] = kept
    return {
      ...{ name, synonyms, maker, hazard, un, ingredients, container, unit, quantity, maximum },
      ...{ use, age, ...(status === undefined ? {} : { status }) },
    }
  },
)
