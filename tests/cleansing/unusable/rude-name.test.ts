import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forenames } from '../../../src/cleansing/name/forenames.ts';
import { SURNAMES } from '../../../src/cleansing/unusable/random/surnames.ts';
import { isRudeName } from '../../../src/cleansing/unusable/salacious/rude-name.ts';
import { DATA } from '../../support/data.ts';
import { processorTime } from '../../support/processor-time.ts';

/** Names that people bear and that lists of words flag: the Scunthorpe problem. */
const BORNE = `
  Cockburn; Dickinson; Dick Smith; Shitole; Fuchs; Butt; Hancock; Willy Smith; Hitchcock; Babcock; Penistone;
  Titmus; Titley; Cummings; Cumming; Balls; Ramsbottom; Sidebottom; Bottomley; Gay; Gaylord; Kuntz; Kunt;
  Cuntrera; D'Acunto; Wang; Fuk Wing Chan; Phuc Nguyen; Dung Tran; Takeshita; Matsushita; Shittu; Ashitey;
  Wankhede; Swank; Assad; Bassett; Cassie; Arsenault; Arsene Wenger; Sussex; Essex; Sexton; Hoare; Hore; Dyke;
  Van Dyck; Dikshit; Fanny Craddock; Randy Newman; Pratt; Crapper; Pissarro; Gash; Gashi; Mike Hunt; Wayne Kerr;
  Shi Ting; Shi T; Wan Ker; Fučka; Schitt; Schmuck; Analise; Anal Patel; Hardik Pandya; Manus; Janus; Regina;
  Titania; Tittensor; Cocker; Cox; Cock; Cocks; Peacock; Woodcock; Alcock; Glasscock; Johnson; Peter Butcher;
  Bush; Beaver; Seaman; Semenov; Horne; Horney; Pusey; Pussey; Bumstead; Butts; Butterworth; Assheton; Nonceba;
  Mongan; Monger; Poole; Poon; Poonam; Nobbs; Fagg; Fagan; Nigel; Niggemann; Chinkin; Spicer; Coon; Coons; Kike;
  Pakington; Yap; Moron; Moroni; Twigg; Muffett; Mingus; Felcher; Rimmer; Shagger; Bonar; Boner; Dong; Bates; Virgin;
  Nazir; Nazia; Nazim; Lucifer; Jesus; Hell; Damm; Hooker; Tess Tickner; Ben Doverman; Hugh Jackman; Ivor Bigg;
  Slutsky; Cazzola; W Anker; S Hit; P Enis; O'Shea; J0hn Sm1th; Dick Head-Jones; Willy Head; Master Bateson;
  Pervin Akhtar; Scunthorpe; Lightwater; Clitheroe; Dickens; Middlesex
`
  .split(';')
  .map((name) => name.trim());

describe('real names that look rude', () => {
  test.each(BORNE)('%s is accepted', (name) => {
    expect(isRudeName(name)).toBe(name === 'Dick Head-Jones');
    expect(isRudeName(name.toUpperCase())).toBe(name === 'Dick Head-Jones');
  });

  test('all known forenames and surnames are accepted', () => {
    expect([...forenames().keys(), ...SURNAMES.trim().split(/\s+/)].filter(isRudeName)).toEqual([]);
  });
});

describe('rude names, however they are disguised', () => {
  test.each(
    `Fuck; F u c k; F.U.C.K; f*ck; f**k; Fuck Off; FuckOff; Fvck; phuck you; 5h1t; sh!t; Sh1thead; c u n t; Cunt Face;
    CUNTFACE; w4nker; W@nker; wanker; w*nker; Arsehole; a55hole; @r$e; Big Cock; BigCock; Knob Jockey; KnobHead;
    bell end; Ben Dover; Hugh Jass; Mike Oxlong; fuuuuck; Shiiiit; asssshole; Fu Ck; Sh It; F Uck; Ivor Biggun;
    dick head; Dickhead; Mr Bollocks; Bollox; P1ss Off; Twat; Pussy Galore; bitch; b1tch; Son Of A Bitch; Cocksucker;
    cock-sucker; Motherfucker; fuсk; ＦＵＣＫ; Fück; sHiT; Shit Head; titface; wankstain; n1gger; Adolf Hitler;
    eat shit; Poo Head; fanny batter; f-u-c-k; f_u_c_k; Smelly Arse; xXFuckXx; fu\u200bck; Mr A Cunt; kurwa; 𝖋𝖚𝖈𝖐`
      .split(';')
      .map((name) => name.trim()),
  )('%s', (name) => {
    expect(isRudeName(name)).toBe(true);
  });
});

test('long and malformed texts are judged quickly', () => {
  const texts = ['', '*'.repeat(1e6), 'f '.repeat(5e5), 'fu'.repeat(5e5), '\ud800', 'ｆ'.repeat(1e5)];
  const read = () => {
    for (const text of texts) expect(typeof isRudeName(text)).toBe('boolean');
  };
  expect(processorTime(read)).toBeLessThan(1000);
});

/** Names, each with how often it is borne. */
describe('published names', () => {
  const column = (file: string) =>
    readFileSync(join(DATA, 'names', file), 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]!.trim())
      .filter((name) => name !== '');

  test('none is rude, nor any pair of forename and surname', () => {
    const surnames = column('lastname_uk.csv');
    const given = column('firstname_uk.csv');
    expect([...surnames, ...given].filter(isRudeName)).toEqual([]);
    const pairs = given.map((name, at) => `${name} ${surnames[(at * 7919) % surnames.length]!}`);
    expect(pairs.filter(isRudeName)).toEqual([]);
  });
});
