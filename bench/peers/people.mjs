// The people that every harness page lists: made up here, the same at every run.

const firstNames = words(`
  Abel Ada Adil Agnes Aiko Alma Amara Amos Anders Anika Arjun Astrid Babak Bella Bjorn Boris Bruno
  Calla Carmen Cedric Chandra Clara Cyrus Dalia Damir Daphne Dario Delphine Diego Dora Edda Edwin
  Elena Elif Emeka Enzo Esther Ezra Farah Felix Fiona Florin Freya Gideon Gloria Greta Gustav Hana
  Haruki Hedda Henrik Hugo Ida Idris Ilse Imani Ines Ivar Jada Jasper Joanna Jonas Kaia Karim Keiko
  Kofi Lars Leila Leonor Lucia Magnus Mahir Malin Marisol Mateo Mila Nadia Naveen Nils Noor Octavia
  Odin Olga Omar Paloma Petra Priya Quentin Rania Rafael Runa Samir Selma Silas Tariq Thea Uma
  Viktor Wanda Yusuf
`)

const lastNames = words(`
  Abara Adeyemi Ahlberg Alvarez Anand Arslan Baptiste Barros Becker Bergman Bhatt Blom Bondarenko
  Brandt Bright Cabrera Campbell Castillo Chaudhry Cohen Conti Costa Dahl Darzi Delgado Dimitrov
  Duarte Ekwueme Eriksen Esposito Falk Farouk Ferreira Fischer Fonseca Gallo Garza Ghosh Gomes
  Grimaldi Gunnarsson Haddad Hakimi Halvorsen Hansen Hasan Holm Horvat Ibarra Ibrahim Ito Ivanova
  Jankowski Jensen Johansen Kamau Kapoor Katz Kaya Khalil Kimura Kowalski Kruger Lange Larsen Lopez
  Lund Mahmoud Marino Mbeki Mendoza Moreau Mori Navarro Nguyen Novak Nunez Obi Okafor Olsen Ortega
  Park Petrov Popescu Quist Rahman Rao Reyes Rossi Sato Schmidt Silva Smith Sorensen Tanaka Torres
  Usman Vargas Weber Zhang
`)

const grades = words('Trainee Junior Senior Lead Chief')
const fields = words(`
  Drilling Wellhead Cementing Wireline Coiled-tubing Mudlogging Crane Rigging Electrical Pipeline
`)
const trades = words(`
  engineer operator supervisor inspector technician planner mechanic surveyor adviser assistant
`)
const places = words(`
  Alder Birch Cedar Delta Elm Fjord Gannet Heron Ibis Juniper Kestrel Lark Merlin North Osprey
  Plover Quarry Raven South Tern
`)

export const seed = 20261121

/** So many people, none with another's name or title, mixed by the seed. */
export function makePeople(count) {
  const random = seededRandom(seed)
  const names = mixed(pairs(firstNames, lastNames), random)
  const titles = mixed(pairs(pairs(pairs(grades, fields), trades), places.map(atPlace)), random)
  if (count > Math.min(names.length, titles.length)) {
    throw new Error(`There are ${names.length} names, not ${count}.`)
  }
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    name: names[at],
    title: titles[at],
  }))
}

/** Mulberry32: small, and the same everywhere. */
export function seededRandom(from) {
  let state = from >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mix = Math.imul(state ^ (state >>> 15), state | 1)
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61)
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32
  }
}

function mixed(list, random) {
  const result = [...list]
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[result[at], result[other]] = [result[other], result[at]]
  }
  return result
}

function pairs(left, right) {
  return left.flatMap((first) => right.map((second) => `${first} ${second}`))
}

function atPlace(place) {
  return `at ${place}`
}

function words(text) {
  return text.trim().split(/\s+/)
}
