/** The neighbours of each key on a British keyboard: letters, and the digits above them. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  q: '12wa',
  w: '23qeas',
  e: '34wrsd',
  r: '45etdf',
  t: '56ryfg',
  y: '67tugh',
  u: '78yihj',
  i: '89uojk',
  o: '90ipkl',
  p: '0ol',
  a: 'qwsz',
  s: 'weadzx',
  d: 'ersfxc',
  f: 'rtdgcv',
  g: 'tyfhvb',
  h: 'yugjbn',
  j: 'uihknm',
  k: 'iojlm',
  l: 'opk',
  z: 'asx',
  x: 'sdzc',
  c: 'dfxv',
  v: 'fgcb',
  b: 'ghvn',
  n: 'hjbm',
  m: 'jkn',
};

/**
 * Whether a typist may have typed one word for the other by a single common slip: two letters swapped, one
 * left out, one doubled, or one replaced by a neighbouring key.
 */
export function isSlip(typed: string, meant: string): boolean {
  const longer = typed.length - meant.length;
  if (longer < -1 || longer > 1 || typed === meant) return false;
  let at = 0;
  while (typed[at] === meant[at]) at++;
  const restTyped = typed.slice(at);
  const restMeant = meant.slice(at);
  if (longer === -1) return restTyped === restMeant.slice(1);
  if (longer === 1) return restTyped.slice(1) === restMeant && restTyped[0] === typed[at - 1];
  if (restTyped.slice(1) === restMeant.slice(1)) {
    return NEIGHBOURS[restMeant.charAt(0)]?.includes(restTyped.charAt(0)) ?? false;
  }
  return isSwap(restTyped, restMeant);
}

function isSwap(typed: string, meant: string): boolean {
  return typed[0] === meant[1] && typed[1] === meant[0] && typed.slice(2) === meant.slice(2);
}
