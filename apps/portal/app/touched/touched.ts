/** What was done to the controls of a page before its script was there to hear of it. */
export type Touched = Map<Element, { value: string; isTicked: boolean }>

declare global {
  interface Window {
    touched: Touched
  }
}

/**
 * Stands in the head of each page, where it runs before anybody can touch a control. It notes the
 * last state of each one that React does not listen to yet; `replayTouched` hands them over.
 */
export const touchedScript = `window.touched=new Map
addEventListener('input',({target:t})=>{
touched.delete(t)
Object.keys(t).some(k=>k.startsWith('__reactProps'))||touched.set(t,{value:t.value,isTicked:t.checked})
},true)`
