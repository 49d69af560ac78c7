/**
 * Surnames of China, Hong Kong, Taiwan, Singapore, Malaysia, Korea, Vietnam and Japan in Latin letters. They are written in
 * front at home, and behind by many who live abroad. In lower case without accents.
 */
export const CHINESE_SURNAMES = `
an ao au auyeung auyong bai bao bi bian bu cai cao cha chai chak cham chan chang chao char chau che cheah chee chen cheng
cheong cheuk cheung chew chia chiang chiao chien chik chin ching chiu cho choi chong choo chou chow choy chu chua chuang
chui chun chung cong cui dai deng diao ding dong dou du duan fan fang fei feng fok fong foo fu fung gan gao ge geng goh gong gu guan
gui guo han hao hau he heng ho hoi hong hou hsiao hsieh hsu hu hua huang hui hung huo ip ji jia jian jiang jiao jin jing ju kam kan kang
kao khoo kho ko koh kong koo ku kuan kuang kung kuo kwan kwok kwong lai lam lan lao lau law lee lei leng leong leung li lian liang
liao liaw lien lim lin ling liu lo loh loke long loo lou low lu lui luk lum lun luo lyu ma mah mai man mao mak mei meng miao mo mok mou
mu mui ng ngai ngan ngo ni ning nie niu on ong ou ouyang pan pang pei peng phua pi ping poon pu pun qi qian qiao qin qiu qu quan que
ran rao ren rong ruan seah seet seow shang shao shaw shek shen sheng shi shih shu shum si sim sin sit siu so song soo soong su sui sun sung
sze szeto ta tai tam tan tang tao tay teh teng teo teoh tian tien tin ting to toh tong tsai tsang tsao tse tseng tsoi tsui tsung
tu tung wan wang wee wei wen wong woo wu xi xia xiang xiao xie xin xing xiong xu xue yam yan yang yao yap yau ye yeap yee yeh yen yeo yeoh
yeung yi yik yim yin ying yip yiu you yu yuan yue yuen yun yung zeng zha zhai zhan zhang zhao zheng zhong zhou zhu zhuang zhuge zhuo zou zuo
`;

export const KOREAN_SURNAMES = `
ahn an bae baek baik bak bang bong byun cha chae cho choe choi chon chong choo chu chun chung do eom gil gim go gong goo gu gwak ha hah
ham han heo ho hong huh hur hwang hyun im in jang jeon jeong ji jin jo jon joo ju jun jung kang ki kil kim ko koh kong koo kook ku kwak kwon
lee lim ma maeng min moon mun myung na nah nam namgung noh oh ok pae paik pak park pyo pyun ra rhee rim roh ryu seo seok seol seong shim
shin sim sin so sohn son song suh sung sunwoo tak um won woo yang yeo yeom yi yim yoo yoon you youn yu yun
`;

export const VIETNAMESE_SURNAMES = `
nguyen tran le pham huynh hoang phan vu vo dang bui do ho ngo duong ly dinh truong lam trinh doan dao mai tang thai cao chau chu ha kieu
la luong luu mac nghiem ong phung quach ta tieu to ton trieu van vuong vi khuc
`;

export const JAPANESE_SURNAMES = `
abe adachi aoki aoyama arai araki asano baba chiba eguchi endo fujii fujimoto fujita fujiwara fukuda fukui fukushima furukawa goto hamada
hara harada hasegawa hashimoto hattori hayakawa hayashi higuchi hirano hirata hirose homma honda hoshino igarashi iida ikeda imai inoue
ishida ishihara ishii ishikawa ito iwasaki kagawa kaneko kato kawaguchi kawai kawakami kawamura kawasaki kikuchi kimura kinoshita
kitagawa kobayashi koizumi kojima komatsu kondo kono koyama kubo kudo kumagai kuroda maeda maruyama masuda matsuda matsui matsumoto
matsumura matsuo matsuoka matsushita minami miura miyamoto miyata miyazaki mizuno mochizuki mori morimoto morita murakami muramatsu murata
nagai nagano nakagawa nakajima nakamura nakanishi nakano nakata nakayama narita nishida nishikawa nishimura nishiyama noda noguchi nomura
oda ogawa oishi okada okamoto okazaki okubo omori onishi ono ota otani otsuka ozaki ozawa saito sakai sakamoto sakurai sasaki sato sawada
shibata shimada shimizu shinohara sugawara sugimoto sugiyama suzuki tachibana taguchi takada takagi takahashi takayama takeda takeuchi
tamura tanabe tanaka taniguchi terada toda tominaga tsuchiya tsuda tsuji uchida ueda uehara ueno wada watanabe yagi yamada yamagishi
yamaguchi yamamoto yamanaka yamashita yamauchi yamazaki yano yasuda yokoyama yoshida yoshikawa yoshimura yoshioka
`;

/** Family names that are forenames of many in Britain too, or words of other languages: alone they tell too little. */
export const DOUBTFUL_IN_FRONT: ReadonlySet<string> = new Set(
  'an au bu do ha han he ho in jo ju kay kim la lan lee leo le ling ma mac mai man may mei min ming na on so ta to tom van vi you young'.split(
    ' ',
  ),
);
