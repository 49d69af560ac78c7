import type { ForenameList } from './forename-list.ts';

/** Chinese, Vietnamese, Korean, Japanese, Filipino and Thai forenames written in Latin letters. Most serve both sexes. */
export const eastAsian: ForenameList = {
  male: `
akihiro akio arnel atsushi binh cheng daichi daiki daisuke dinh dodong duc dung eiji fumio gang genki goro
guang hai haruki haruto hayato hideki hideo hiro hiroaki hiroki hiroshi hiroto hoang hung huy isamu jejomar
jerwin jian jomar jomari joon joven junichi kaito katsuo kazuki kazuo kazuya keiji kenichi kenji kenta kento
khang khoa kiyoshi koichi koji kuan kunio kwang long makoto manabu masahiro masaki masao masaru masato michio
minoru mitsuo motoki nam naoki noboru nobu nobuo phong phuc phuoc quan quang quoc reynaldo riku rikuto rodel
rommel ronaldo ronnel ryo ryota ryu ryusei satoru satoshi seiji seung shigeru shin shingo shinichi shinji
shiro sho shogo shohei shota shun somchai son sota sung susumu tadashi taichi taiga taisei takahiro takao
takashi takeo takeru takeshi takumi takuya tatsuo tatsuya tetsuya thang thien tomohiro tomoki toru toshi
toshio toyo trung truong tsubasa tuan tuong viet vinh weijun woo xiaolong xiaoming yamato yasuo yasushi yohei
yoichi yoji yong yoshi yoshio yoshiro yosuke yudai yuichi yukio yusuke yuta yuto zhigang zhiming
`,
  female: `
aiko aimi akane akemi analyn arlyn asami asuka aya ayaka ayako ayame ayumi bich chie chieko chiharu chiyo
chiyoko divina eiko emiko eri etsuko fang fumiko fuyuko girlie hanako hanh haruka haruko harumi hien hiroko
hisako hitomi hoa honoka huong ikuko jennilyn junko kanako kaori kasumi kayo kayoko kazuko keiko kimiko kiyoko
kotone kumiko kyoko lan luzviminda maki makiko mami marilou marites marivic masako mayu mayuko mayumi megumi
mei meihui meiling merlita michiko midori mieko miho mihoko miki mikiko miku minako misaki misako mitsuko miu
miyako miyo miyoko miyuki momoka momoko mylene nami nanako nanami naoko natsuko nga ngoc nhung noriko oanh
pornthip quyen ratana reiko rhodora rie rieko riko ritsuko rumiko sachi sachiko sadako saki sakiko sakura
saori satoko satomi sayaka sayuri seiko setsuko shiho shiori shizuka shizuko siew siriporn somjai sumiko
supaporn suzuko suzume takako tamiko thao thi thuy tokiko tomoe tomoka tomoko tomomi toshiko trang tuyet ume
umeko uyen wakako wilai xiaoli xiaoling xiaomei xiaoyan xiu xiuying yasuko yen yoko yoriko yoshiko yui yuika
yuiko yuka yukari yukiko yuko yumi yumiko yuna yuriko yuzuki
`,
  either: `
ah ai akira bao chang chao chen cheung chi chihiro ching chun chung dao fai fei feng fu guo hao haoran hiromi
ho hong hua hui hyun izumi ji jia jiang jiao jie jin jing jun jung kam kan kaoru kar keung kin kwan kwok lai
lam lei li liang lin ling linh lu man min ming minh mizuki natsuki ngan nhi ning nozomi pak peng ping po pui
qi qian qiang qin qing rong ruo sau shi shu shuang shui shuk si siu soo su suk sze tao thanh tian tien ting
tsz tung wai wan wang wei wen wing wu xi xia xiang xiao xin xing xu xuan xue yang yao yat yee yi yichen yin
ying yiu yu yue yuen yuet yuk yuki yun yung yuxuan zhen zheng zhi zhong zhu zi zihan zixin zixuan ziyi
`,
};
