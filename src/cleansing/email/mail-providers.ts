/**
 * Public mail providers whose domains people mistype. A domain that is one slip away from one of these counts
 * as mistyped. Only distinctive names belong here. If another business might have nearly the same name, put
 * the provider into {@link FREE_DOMAINS}, which is never suggested as a correction.
 */
const PROVIDERS: Readonly<Record<string, string>> = {
  gmail: 'com',
  googlemail: 'com co.uk',
  hotmail:
    'com co.uk fr it de es be nl se no dk ca ch gr fi com.au com.br com.ar com.mx com.tr co.nz co.za co.jp co.il co.th co.id com.hk com.vn',
  outlook:
    'com fr de es it ie be at dk cz gr hu in jp kr lv ph pt sa sg sk cl my com.ar com.au com.br com.tr com.vn co.id co.il co.nz co.th',
  yahoo:
    'com co.uk ie fr de it es ca gr se dk no ro pl pt nl be fi in co.in com.au com.br com.mx com.ar com.sg com.hk com.ph com.vn com.tr com.my com.tw com.cn com.co com.pe com.ve com.pk co.id co.jp co.kr co.nz co.za co.th co.il',
  rocketmail: 'com co.uk',
  icloud: 'com',
  btinternet: 'com',
  btopenworld: 'com',
  btconnect: 'com',
  virginmedia: 'com',
  ntlworld: 'com',
  blueyonder: 'co.uk',
  talktalk: 'net co.uk',
  tiscali: 'co.uk it fr de net',
  freeserve: 'co.uk',
  wanadoo: 'co.uk fr es nl',
  orange: 'net fr co.uk es pl',
  fastmail: 'com fm co.uk net',
  protonmail: 'com ch',
  tutanota: 'com de',
  eircom: 'net',
  comcast: 'net',
  verizon: 'net',
  sbcglobal: 'net',
  bellsouth: 'net',
  earthlink: 'net',
  bigpond: 'com net.au com.au',
  laposte: 'net',
  libero: 'it',
  rediffmail: 'com',
};

/** Other public mail providers: web mail, and Internet providers' mail for their subscribers. */
const FREE_DOMAINS = `
126.com 163.com 2degreesbroadband.co.nz abv.bg aim.com alice.it aliceadsl.fr aliyun.com aol.co.uk aol.com
aol.de aol.fr arcor.de arnet.com.ar asia.com att.net bell.net bigfoot.com bk.ru bluewin.ch bol.com.br
btclick.com caramail.com centrum.cz charter.net chello.nl clara.co.uk clara.net club-internet.fr
compuserve.com consultant.com cox.net cs.com cwgsy.net daum.net demon.co.uk dodo.com.au dsl.pipex.com
duck.com eclipse.co.uk email.com email.cz email.it excite.com excite.it f2s.com fibertel.com.ar flash.net
fmail.co.uk force9.co.uk free.fr freenet.co.uk freenet.de freenetname.co.uk freeuk.com frontier.com
frontiernet.net fsmail.net fsnet.co.uk globo.com globomail.com gmx.at gmx.ch gmx.co.uk gmx.com gmx.de gmx.es
gmx.fr gmx.it gmx.net gmx.us go.com gotadsl.co.uk hanmail.net hey.com homecall.co.uk hush.com hushmail.com
ig.com.br iinet.net.au inbox.com inbox.lv inbox.ru indiatimes.com interia.pl internode.on.net iol.ie iol.it
iprimus.com.au juno.com kabelmail.de kpnmail.nl lavabit.com lineone.net list.ru live.at live.be live.ca
live.cl live.cn live.co.uk live.co.za live.com live.com.ar live.com.au live.com.mx live.com.my live.com.pt
live.com.sg live.de live.dk live.fi live.fr live.ie live.in live.it live.jp live.nl live.no live.ru live.se
lycos.co.uk lycos.com mac.com madasafish.com mail.be mail.bg mail.com mail.de mail.dk mail.ee mail.ie
mail.ru mail2world.com mailbox.org mailfence.com manx.net me.com mindspring.com mistral.co.uk mm.st
mpx.com.au msn.co.uk msn.com mweb.co.za myself.com naver.com netcologne.de netscape.net netspace.net.au
netvigator.com netzero.com netzero.net neuf.fr nifty.com nildram.co.uk ntl.com numericable.fr o2.co.uk o2.pl
o2online.de oi.com.br onet.eu onet.pl onetel.com onetel.net online.de online.no onmail.com optonline.net
optusnet.com.au orangehome.co.uk ozemail.com.au pacbell.net pacific.net.sg peoplepc.com pipex.com planet.nl
plus.com pm.me pobox.com post.com post.cz posteo.de posteo.net postmaster.co.uk prodigy.net proton.me q.com
qq.com r7.com rambler.ru roadrunner.com rogers.com rr.com runbox.com safe-mail.net scarlet.be seznam.cz
sfr.fr shaw.ca sina.cn sina.com singnet.com.sg sky.com skynet.be snet.net sohu.com spray.se startmail.com
sunrise.ch supanet.com swbell.net swissonline.ch sympatico.ca t-online.de talk21.com tele2.nl telefonica.net
telenet.be telia.com telkomsa.net telus.net terra.com.br terra.es tesco.net tim.it tin.it tinyworld.co.uk
tiscalinet.it tpg.com.au tuta.com tuta.io tutamail.com tutanota.de twc.com ukf.net ukgateway.net
ukonline.co.uk unitybox.de uol.com.br upcmail.nl utanet.at versatel.nl videotron.ca vip.qq.com virgilio.it
virgin.net vodafone.it vodafone.net vodamail.co.za voila.fr volny.cz waitrose.com web.de webmail.co.za
webtv.net westnet.com.au which.net windowslive.com windstream.net wp.pl xs4all.nl xtra.co.nz ya.ru yandex.by
yandex.com yandex.com.tr yandex.kz yandex.ru yandex.ua yeah.net ymail.com zen.co.uk ziggo.nl zoho.com
zoho.eu zohomail.com zonnet.nl zoominternet.net
`;

/** Domains that are one slip away from a provider's and have users of their own. */
const NOT_MISTYPED = new Set(['gail.com']);

/** A provider: the part of its domain before the first dot, and the possible endings. */
export interface MailProvider {
  readonly name: string;
  readonly endings: readonly string[];
}

/** The providers whose domains may be suggested as corrections. */
export const MAIL_PROVIDERS: readonly MailProvider[] = Object.entries(PROVIDERS).map(([name, endings]) => ({
  name,
  endings: endings.split(' '),
}));

const free = new Set([
  ...MAIL_PROVIDERS.flatMap(({ name, endings }) => endings.map((ending) => `${name}.${ending}`)),
  ...FREE_DOMAINS.trim().split(/\s+/),
]);

/**
 * Whether the domain, or its parent domain (`ann.demon.co.uk`), provides mailboxes to the public. Such an
 * address says nothing about its user's business.
 */
export function isFreeDomain(domain: string): boolean {
  return free.has(domain) || free.has(domain.slice(domain.indexOf('.') + 1));
}

/** Whether the domain is known to be intended, however similar it is to another. */
export function isNotMistyped(domain: string): boolean {
  return free.has(domain) || NOT_MISTYPED.has(domain);
}
