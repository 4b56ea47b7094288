// Made-up people of many origins: one first name and one last name a row. Nobody here exists.

/** The names of everybody without an account, in the order in which seats are taken. */
export const personNames = `
Margit Ostrander | Desmond Achterberg | Lucinda Farrow-Pike | Ambrose Tillery | Sylvie Charpentier-Roy
Ingrid Halvorsrud | Temperance Blackwood-Ames | Javier Montalvo-Reyes | Odette Guimond | Rashid Al-Tamimi
Fenella Craigmyle | Bao Trinh-Hoang | Cornelius Vandermolen | Guadalupe Arizpe | Thaddeus Pruett
Anneliese Brandvold | Kwabena Ofosu-Nti | Marisol Echavarría | Gideon Stallworth | Yevgenia Palchuk
Rutger Dykhuizen | Hyun-woo Chagrin | Desiree Thibodeaux-Lang | Eamon Kilbracken | Xochitl Barrientos
Lamar Witherspoon-Gray | Nadezhda Volkonin | Clement Arsenault-Doyle | Paloma Iturralde | Burl Hatchcock
Siobhán Mulqueen | Osvaldo Treviño-Luna | Jolene Petticrew | Adebayo Ogunleke | Minerva Sandoval-Cruz
Wiktor Łaskowicz | Tessa Greyeyes | Hollis Baptiste-Moore | Ramón Escajeda | Delphine Okonjo
Curtis Ledbetterson | Soledad Yáñez-Mora | Ansel Kirchgraber | Phuong Lieu-Dang | Merle Stubblefield-Cook
Iolana Kekauoha-Pratt | Dmitri Sorokhin | Bettina Schwarzkogler | Emeka Nwachuku-Bell | Orla Fitzharding
Silvestre Camarillo-Ruiz | Roxanne Tchividjian | Leif Tordenskjær | Vashti Montgomery-Hale | Abel Zaragosa
Harriet Longfeather | Tobias Möllendahl | Consuelo Arredondo-Paz | Jarek Wisniewicz | Philippa Nakagawa-Stone
Duane Carrothers-Webb | Zeynep Karabulutlu | Elmer Whitbread | Noemí Saldívar-Ortiz | Ronan Teixeira-Walsh
Khadija Benhammou | Vernon Shadowen | Camille Robichaux-Dean | Arturo Villalpando-Gil | Sunniva Hjortland
Marcus Ellingwood-Tate | Thuy Pham-Castell | Gretel Oppenheuser | Isidro Manzanares-Vela | Bridie O'Shaughnassy
Otis Cunningwell | Raisa Timoshkova | Jethro Blankenbaker-Hill | Inés Quiroga-Salas | Delroy Farquharson-Reid
Wilhelmina Strandvik | Cassius Ironwood-Lee | Pilar Fuenmayor-Díaz | Tadeusz Gorczyński-Bray | Alma Redwater
Nnamdi Okwuosa-Page | Lorraine Boudreaux-Kemp | Eskil Bjornfeldt | Rebeca Santillán-Mejía | Grover Haselden-Orr
Amara Sesay-Kamara | Ignatius Pfefferkorn | Yolanda Cantu-Bishop | Finn Mackilligan | Sefa Tuilagi-Moana
Beatrix Van Oosterhout | Moses Kipchirchir-Lang | Dolores Anzaldúa-Price | Lachlan Dunwoodie | Farida Rahmatzai
Royce Tanglewood | Élodie Maisonneuve-Clark | Hector Balderrama-Soto | Signe Lindenskov | Truman Applewhite-Jones
Perpetua Ndlovane | Kaito Morishima-Wells | Juniper Hallorane | Casimir Dobrowolnik | Rosalind Tsosie-Begaye
Everett Nighthorne | Malika Bouzidane | Sterling Pomeranz-Cole | Ximena Urrutia-Flores
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '')
  .map((fullName) => {
    const [firstName = '', ...lastNames] = fullName.split(' ')
    return { firstName, lastName: lastNames.join(' ') }
  })

/** The six people who can sign in, one for each role. */
export const demoNames = {
  employee: { firstName: 'Dario', lastName: 'Quintanilla' },
  colleague: { firstName: 'Wren', lastName: 'Abernethy-Cole' },
  manager: { firstName: 'Halvard', lastName: 'Osei-Lund' },
  reviewer: { firstName: 'Priyanka', lastName: 'Ramasundaram' },
  approver: { firstName: 'Callum', lastName: 'Strandberg-Yu' },
  admin: { firstName: 'Noor', lastName: 'Haddadin-Fox' },
} as const

export type DemoRole = keyof typeof demoNames
