import { abbreviatedDescriptor } from '../thoroughfare-descriptors.ts';

/**
 * The usual short forms of words in organisations, buildings and estates. The short forms of street
 * descriptors are in a table of their own.
 */
const shortForms = new Map(
  (
    'and:& apartment:Apt apartments:Apts associates:Assocs association:Assoc authority:Auth borough:Boro brothers:Bros ' +
    'building:Bldg business:Bus college:Coll committee:Cttee commercial:Comm community:Cmty company:Co construction:Constr ' +
    'corporation:Corp council:Cncl county:Cnty department:Dept development:Dev district:Dist division:Div east:E ' +
    'education:Educ engineering:Eng enterprise:Ent enterprises:Ents environment:Env executive:Exec finance:Fin floor:Flr ' +
    'foundation:Fdn government:Govt group:Gp head:Hd health:Hlth hospital:Hosp house:Hse incorporated:Inc industrial:Ind ' +
    'information:Info insurance:Ins international:Intl library:Lib limited:Ltd maintenance:Maint management:Mgmt ' +
    'manufacturing:Mfg marketing:Mktg national:Natl north:N office:Off operations:Ops organisation:Org partners:Ptnrs ' +
    'partnership:Ptnrship personnel:Pers primary:Prim production:Prodn professional:Prof registered:Regd regional:Rgnl ' +
    'residential:Resid retail:Rtl royal:Ryl saint:St school:Sch science:Sci secondary:Sec section:Sect service:Svc ' +
    'services:Svcs society:Soc solicitors:Solrs south:S surgery:Surg technical:Tech technology:Tech training:Trg ' +
    'transport:Trans university:Univ west:W workshop:Wkshp'
  )
    .split(' ')
    .map((entry) => entry.split(':') as [string, string]),
);

/** The short form of a word, or the word itself if it has none. */
export function shortForm(word: string): string {
  const plain = word.toLowerCase();
  return shortForms.get(plain) ?? abbreviatedDescriptor(plain) ?? word;
}

/** Replaces every word by its usual short form. The short form of a word in capitals is in capitals. */
export function abbreviate(text: string): string {
  return text.replace(/[\p{L}]+/gu, (word) => {
    const short = shortForm(word);
    return word.length > 1 && word === word.toUpperCase() ? short.toUpperCase() : short;
  });
}
