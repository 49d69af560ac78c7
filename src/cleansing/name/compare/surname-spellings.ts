/**
 * Spellings of short surnames that sound alike and are confused in writing. Longer surnames are compared by
 * letters and sound, which would match too many short ones (Hall and Hill). Written for Fettle from general
 * knowledge.
 */
const LINES = `
allan allen alan
bailey bayley baillie bayly
bird byrd
boyce boyes
braun brown browne
bryan brian bryant
carr kerr
clark clarke clerk
cole coles
cook cooke
cox cocks
day daye dey
dean deane
dixon dickson
dyer dier
ford forde
gray grey
green greene
hay hey haye
hayes hays heyes
hewitt hewett
hoare hore
hughes hews hewes
hyde hide
kay kaye key
king kinge
knox nox
lane layne
law lawe
lee lea leigh legh ley
lowe low
loyd lloyd
moore more moor muir
neal neale neil neill
nunn nun
paine payne pain
parr par
pearce pierce peirce pearse
peake peak
poole pool
price pryce
read reed reid reade
rees reece rhys reese
rice ryce
roe rowe
rose rowes
ross rosse
ward warde
webb web
west weste
white whyte wight
wild wilde wylde
wynn wynne winn
`;

const NO_GROUPS: readonly number[] = [];
const groups = new Map<string, number[]>();

for (const [number, line] of LINES.trim().split('\n').entries()) {
  for (const name of line.toUpperCase().split(' ')) {
    const known = groups.get(name);
    if (known === undefined) groups.set(name, [number]);
    else known.push(number);
  }
}

/** Whether the list has two surnames as spellings of one name. */
export function isSameSurnameSpelling(one: string, other: string): boolean {
  const others = groups.get(other) ?? NO_GROUPS;
  return (groups.get(one) ?? NO_GROUPS).some((group) => others.includes(group));
}
