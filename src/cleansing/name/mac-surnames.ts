/**
 * Surnames in Mac that are usually written with a second capital. All others have one capital (Mackie, Macey,
 * Machin, Macaulay, Mackenzie). If usage varies, the list follows the more frequent British spelling.
 */
const CAPITAL_MACS: ReadonlySet<string> = new Set(
  `alister allister alpine andrew arthur askill bain bean bride callum cann carthy clean clelland clure coll connell
  cormack cormick crae creadie culloch curdy daid dairmid dermott diarmid donagh donald donell donnell dougal dougall
  duff eachern ewan ewen fadyen fadzean fall farlane farland fie gill gillivray glashan gowan grath gregor guire hugh
  innes intosh intyre isaac iver ivor kechnie kellar kinlay kinley kinnon lachlan laine laren laurin lean leay lellan lennan
  leod mahon manus martin master millan murdo murray nab nair namara naughton neice neil neill neish nicol niven phail phee pherson
  quarrie queen rae ritchie sween swan sweeney taggart tavish vicar vie vitie vurich watt william williams`
    .split(/\s+/)
    .map((stem) => `mac${stem}`),
);

/** Whether the name (in lower case) takes a capital after Mac. */
export function isCapitalMac(lower: string): boolean {
  return CAPITAL_MACS.has(lower);
}
