/** Words that name a second household of a farm or a large house. */
const HOUSEHOLDS = new Set(
  (
    'HAYLOFT LOFT BYRE BOTHY GRANARY STABLE DAIRY OUTHOUSE COACHHOUSE CARAVAN TRAILER HUT STEADING SHIPPON SHIPPEN ' +
    'LINHAY COWSHED CARTSHED SHED PIGGERY PIGSTY BREWHOUSE BAKEHOUSE DOVECOTE YURT CHALET WING DWELLING PARLOUR HOVEL ' +
    'TALLET TALLAT HEMMEL MISTAL LAITHE OASTHOUSE CALFHOUSE COWHOUSE CARTHOUSE WAGONHOUSE CIDERHOUSE MILKHOUSE WASHHOUSE ' +
    'SUMMERHOUSE GATEHOUSE ROUNDHOUSE PUMPHOUSE TACKROOM HAYSHED POD CABIN QUARTERS ' +
    'YSGUBOR BEUDY STABL STABLAU BWTHYN LLOFFT LLAETHDY CARTWS'
  ).split(' '),
);

/** Whether a full word by itself names a second household of a farm or a large house: `The Byre`. */
export function isHousehold(word: string): boolean {
  return HOUSEHOLDS.has(word);
}

/** Whether a full word occurs in such names: `The Byre`, `Mobile Home`. */
export function isHouseholdWord(word: string): boolean {
  return HOUSEHOLDS.has(word) || word === 'HOME';
}
