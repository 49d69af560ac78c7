/**
 * The words for the step unusable-records and the web service SalaciousName. Maintain them here only.
 *
 * To add a word, put it into the narrowest list that catches it, then run
 * `vitest run tests/cleansing/unusable`. The tests contain real names (Cockburn, Shitole, Fuchs, Butt, …),
 * and 33,000 of them with the shared data. If a real name is flagged, move the word to a narrower list or add
 * the name to {@link REAL_NAMES}.
 *
 * All words are in lower case without accents. Doubled letters, digits and signs in place of letters, spaces
 * between letters, and asterisks need no entries: rude-name.ts sees through them. A word that is also a real
 * name (Dick, Willy, Fanny, Gay, Balls, Bottom, Cock, Dyke, Butt, Randy, Hoare) is in none of the word lists.
 * It is rude only as part of {@link PAIRS}, or of {@link HEADS} with {@link TAILS}.
 */

/** Rude anywhere in a word: no real name contains them. */
export const ANYWHERE = `
  fuck phuck fcuk motherf cocksuck asshole arsehole arsehol shithead shitface bullshit horseshit dipshit
  bollock bellend blowjob handjob rimjob wankst dickhead dickface dickwad knobhead knobend twatface
  nigger nigga faggot pissflap fanjita cumdump cumslut bukkake jizz gangbang paedophile pedophile rapist
  shitbag shitstain cockface buttplug dildo clitoris bumhole bumsex arselick asslick masturbat ejaculat
  arschloch vaffanculo bhenchod behenchod madarchod bhosdi chutiya kurwa
`;

/** Rude as a whole word, also with -s, -es or -z. */
export const WHOLE = `
  cunt cunty cunting shit shite shitty shitter shitting crappy wank wanker wanking twat arse arsey whore slut slutty
  bitch bitchy bastard bugger buggery tosser pussy penis vagina tits titty titties boobs boobies bollox bollocks anus fuq
  fukin fukker feck wtf stfu milf gilf poop poopy fart farty turd crap piss pissing pissed pisser knobjockey minge
  slag skank prick smeg spunk nonce paedo pedo perv pervert nazi paki wog spic chink gook kaffir golliwog
  spastic mong retard scheisse merde putain pendejo cabron stronzo cazzo pederast arsewipe shitbrick
  scumbag douchebag dirtbag prostitute porn pornstar biatch beotch sukmy suckmy eatmy kissmy bukake
`;

/**
 * A head and a tail are rude if joined or side by side, however harmless each is: Knob Jockey, Butt-Face,
 * Dick Breath.
 */
export const HEADS = `
  arse ass bum butt cock cum cunt dick fanny fart fud jizz knob minge nob piss poo poopy prick pube puss scrot shit slut
  spunk tit twat turd wank willy crap snot
`;
export const TAILS = `
  breath bag bags brain bucket cheese chops dribble eater face features flap flaps fucker gobbler head
  hole jockey juice licker lips lover monkey muncher nugget pants rag shagger shiner sniffer splash stain sucker wad
  waffle weasel weed wipe wit wrangler
`;

/** Two or more words in a row that are rude together, written with spaces. */
export const PAIRS = `
  fuck off
  piss off
  sod off
  bugger off
  jack off
  jerk off
  naff off
  eff off
  up yours
  get lost
  go away
  drop dead
  screw you
  screw u
  sod you
  bite me
  blow me
  suck me
  suck it
  eat shit
  eat me
  son of a bitch
  fanny batter
  muff diver
  poo poo
  big cock
  big dick
  big tits
  big balls
  big boobs
  big willy
  small willy
  hairy balls
  hairy muff
  sweaty balls
  dog shit
  holy shit
  bull shit
  blow job
  hand job
  rim job
  bell end
  knob end
  nob end
  arse hole
  ass hole
  ass hat
  bum hole
  cock end
  cock sucker
  mother fucker
  sex god
  sex pest
  sex maniac
  sex machine
  adolf hitler
  heil hitler
  jimmy savile esq
  peter file
  sieg heil
  ben dover
  bend over
  mike rotch
  mike oxlong
  mike oxard
  mike hawk ertz
  mike litoris
  hugh jass
  hugh janus
  hugh jarse
  hugh g rection
  hugh jorgan
  ivor biggun
  ivor bigun
  ivor bigone
  ivor hugh cock
  ivan ard on
  phil mccracken
  phil mcrackin
  phil mygroove
  phil macrevis
  holden mcgroin
  pat mcgroin
  pat mygroin
  seymour butts
  seymour butz
  seymour bush
  amanda hugginkiss
  amanda huginkiss
  dixie normous
  dixie normus
  jack mehoff
  jack meoff
  jack goff
  heywood jablome
  haywood jablome
  haywood jablowme
  ivana humpalot
  ivana tinkle
  connie lingus
  cunny lingus
  tess tickle
  tess tickles
  tess ticles
  moe lester
  craven moorehead
  gabe itch
  rhoda cock
  stan keybum
  barry mccockiner
  mike ock
  mike ockiner
  jenny talia
  jenny tals
  clit oris
  anita dick
  anita hanjaab
  wilma dickfit
  wilma dickfitt
  harry pitts stink
  dick wadd
  dick head
  dick face
  willy wanker
  willie stroker
  willy stroker
  robin meeblind
  eileen dover
  betty swallocks
  betty swollocks
  master bates
  master baiter
  norfolk enchants
  gladys hospitals
  lou sirr
  peewee herpes
  isaac cox hurt
  drew peacock weiner
  ophelia balls
  ophelia butt
  oliver closehoff
  oliver clothesoff
  justin sider
  ima pigg
  ima hoare
  ima hore
  ura pigg
  yuri nator
  yuri nate
  willie fister
  al coholic
  sal monella
  annie rection
  maya buttreeks
`;

/** Real names that contain a word of the lists. */
export const REAL_NAMES = `
  fucka fuckar fuckan fuckert fuckner hanfuck
`;
