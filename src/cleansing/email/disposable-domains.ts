/**
 * Services that provide a mailbox for minutes without registration. Such an address is dead by the time a
 * mailing goes out. These are the well-known services; new ones appear daily.
 */
const DISPOSABLE_DOMAINS = `
0-mail.com 0815.ru 10mail.org 10minutemail.co.uk 10minutemail.com 10minutemail.net 1secmail.com 1secmail.net 1secmail.org
20minutemail.com 20minutemail.it 20mail.it 33mail.com 3d-painting.com 4warding.com 60minutemail.com 9ox.net
anonbox.net anonymbox.com antispam.de armyspy.com binkmail.com bobmail.info boun.cr bouncr.com brefmail.com
bugmenot.com burnermail.io byom.de cock.li cool.fr.nf courriel.fr.nf cuvox.de dayrep.com deadaddress.com despam.it
devnullmail.com discard.email discardmail.com discardmail.de disposable.com disposableaddress.com disposableinbox.com
disposableemailaddresses.com dispostable.com dodgeit.com dodgit.com dontreg.com dontsendmespam.de dropmail.me
dump-email.info dumpandjunk.com dumpmail.de dumpyemail.com e4ward.com einrot.com email-fake.com emailfake.com
emailondeck.com emailsensei.com emailtemporanea.com emailtemporario.com.br emailwarden.com eyepaste.com fakeinbox.com
fakemail.net fakemailgenerator.com fastmazda.com fleckens.hu freemail.ms generator.email getairmail.com getnada.com
getonemail.com gishpuppy.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
guerrillamail.net guerrillamail.org guerrillamailblock.com gustr.com haltospam.com harakirimail.com hidemail.de
hulapla.de ieatspam.eu ieatspam.info imails.info inboxalias.com inboxbear.com inboxkitten.com incognitomail.com
incognitomail.org insorg-mail.info jetable.com jetable.fr.nf jetable.net jetable.org jnxjn.com jourrapide.com kasmail.com
killmail.com killmail.net kurzepost.de linshiyouxiang.net mail-temporaire.fr mail-temp.com mail.tm mailcatch.com
mailde.de maildrop.cc maileater.com mailexpire.com mailforspam.com mailfreeonline.com mailguard.me mailimate.com
mailin8r.com mailinater.com mailinator.com mailinator.net mailinator.org mailinator2.com mailincubator.com mailme.lv
mailmetrash.com mailmoat.com mailna.me mailnesia.com mailnull.com mailpoof.com mailsac.com mailscrap.com mailshell.com
mailsiphon.com mailslurp.com mailtemp.info mailtothis.com mailzilla.com mailzilla.org meltmail.com minuteinbox.com
mintemail.com moakt.com moakt.cc mohmal.com monumentmail.com mt2015.com mvrht.net mytemp.email mytempmail.com
mytrashmail.com nada.email neverbox.com no-spam.ws nobulk.com noclickemail.com nogmailspam.info nomail.xl.cx nomorespamemails.com
nospam.ze.tc nospamfor.us nowmymail.com objectmail.com obobbo.com oneoffemail.com onewaymail.com pokemail.net
pookmail.com privacy.net proxymail.eu putthisinyourspamdatabase.com quickinbox.com rcpt.at receiveee.com recode.me
rhyta.com rmqkr.net safetymail.info selfdestructingmail.com sendspamhere.com sharklasers.com shieldemail.com
shitmail.me sneakemail.com snkmail.com sogetthis.com soodonims.com spam.la spam4.me spamavert.com spambob.com
spambog.com spambog.de spambog.ru spambox.us spamcannon.com spamcon.org spamcorptastic.com spamday.com spamex.com
spamfree24.com spamfree24.de spamfree24.org spamgourmet.com spamherelots.com spamhole.com spamify.com spaml.com
spammotel.com spamobox.com spamspot.com spamthis.co.uk speed.1s.fr superrito.com suremail.info teleworm.us temp-mail.io
temp-mail.org temp-mail.ru tempail.com tempemail.co.za tempemail.com tempemail.net tempinbox.co.uk tempinbox.com
tempmail.de tempmail.dev tempmail.eu tempmail.it tempmail.net tempmail.plus tempmailaddress.com tempmailer.com
tempmailo.com tempomail.fr temporaryemail.net temporaryforwarding.com temporaryinbox.com temporarymailaddress.com
tempr.email thankyou2010.com thisisnotmyrealemail.com throwawayemailaddress.com throwawaymail.com tilien.com tmail.ws
tmailinator.com tmpmail.net tmpmail.org trash-mail.at trash-mail.com trash-mail.de trashdevil.com trashemail.de
trashmail.at trashmail.com trashmail.de trashmail.me trashmail.net trashmail.org trashmail.ws trashmailer.com
trashymail.com trbvm.com tyldd.com wegwerfadresse.de wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org
wh4f.org whyspam.me willselfdestruct.com wuzup.net yep.it yopmail.com yopmail.fr yopmail.net youmailr.com
yuurok.com zippymail.info zoemail.org
`;

const disposable = new Set(DISPOSABLE_DOMAINS.trim().split(/\s+/));

/** Whether the domain, or its parent domain, is that of such a service. */
export function isDisposableDomain(domain: string): boolean {
  return disposable.has(domain) || disposable.has(domain.slice(domain.indexOf('.') + 1));
}
