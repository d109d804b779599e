import type { Letter, LetterTable } from "./letter-table.ts";
import { readWord } from "./letter-table.ts";
import { latin } from "./latin.ts";
import { simplifyHan } from "./han-variants.ts";

/**
 * Mandarin readings of the characters of GB 2312 and of the common ones of Big5, one reading each,
 * without tones; ü is v. Readings after pinyin-pro 3.29 (MIT, © 2022 zh-lx), family names corrected
 * below. Japanese readings of the same characters are not known.
 */
const readings = `
a 啊阿吖嗄锕
ai 埃挨哎唉哀皑癌蔼矮艾碍爱隘捱嗳嗌嫒瑷暧砹锿霭愛皚噯曖璦礙藹靄
an 鞍氨安俺按暗岸胺案谙埯揞犴庵桉铵鹌黯菴銨諳鵪
ang 肮昂盎骯
ao 凹敖熬翱袄傲奥懊澳嚣坳艹拗嗷岙廒遨媪骜獒聱螯鏊鳌鏖奧媼襖鼇
ba 芭捌扒叭吧笆八疤巴拔跋靶把坝霸罢爸茇菝岜灞钯粑鲅魃罷壩
bai 白柏百摆佰败拜稗捭呗掰敗擺襬
ban 斑班搬扳般颁板版扮拌伴瓣半办绊阪坂钣瘢癍舨姅絆鈑頒辦闆
bang 邦帮梆榜膀绑棒磅蚌镑傍谤蒡浜綁幫謗鎊
bao 苞胞包褒剥薄雹保堡饱宝抱报暴豹鲍爆勹葆孢煲鸨褓龅剝報鉋飽鮑寶鑤
bei 杯碑悲卑北辈背贝钡倍狈备惫焙被孛陂邶蓓悖碚鹎褙鐾鞴貝盃狽備揹輩鋇憊
ben 奔苯本笨畚坌贲锛
beng 崩绷甭泵蹦迸嘣甏繃
bi 逼鼻比鄙笔彼碧蓖蔽毕毙毖币庇痹闭敝弊必壁臂避陛匕俾荜荸萆薜吡哔狴庳愎滗濞弼妣婢嬖璧畀铋秕裨筚箅篦舭襞跸髀沘祕畢閉筆詖賁痺鉍嗶幣斃蹕
bian 鞭边编贬扁便变卞辨辩辫遍匾弁苄忭汴缏煸砭碥窆褊蝙笾鳊釆貶編邊辮辯變
biao 标彪膘表婊飑飙飚镖镳瘭裱鳔髟標錶鏢鰾鑣
bie 鳖憋别瘪蹩別彆癟鱉
bin 彬斌濒滨宾摈傧豳缤玢槟殡膑镔髌鬓賓儐頻濱檳殯臏瀕繽鬢
bing 兵冰柄丙秉饼炳病并禀冫邴摒並併稟鉼餅
bo 玻菠播拨钵波博勃搏铂箔伯帛舶脖膊渤泊驳簿亳啵饽檗擘礴钹鹁簸趵跛踣缽鈸鉑駁撥蔔蘗
bu 捕卜哺补埠不布步部怖卟逋瓿晡钚钸醭佈補鈽誧
ca 擦礤
cai 猜裁材才财睬踩采彩菜蔡財採綵纔
can 餐参蚕残惭惨灿骖璨粲黪參殘慚慘燦蠶
cang 苍舱仓沧藏倉傖滄蒼艙
cao 操糙槽曹草嘈漕螬艚
ce 厕策侧册测恻冊側廁惻測
cen 岑涔
ceng 层蹭曾噌層
cha 插叉茬茶查碴搽察岔差诧刹嚓猹馇汊姹杈槎檫锸镲衩剎詫
chai 拆柴豺侪钗瘥虿釵儕
chan 搀掺蝉馋谗缠铲产阐颤冁谄蒇廛忏潺澶孱羼婵骣觇禅蟾躔產剷摻嬋諂毚蟬儳鏟巉懺攙闡纏顫讒饞
chang 昌猖场尝常长偿肠厂敞畅唱倡伥鬯苌菖徜怅惝阊娼嫦昶氅鲳長倀悵場萇腸嘗暢廠償嚐鯧
chao 超抄钞朝嘲潮巢吵炒怊晁焯耖鈔
che 车扯撤掣彻澈坼屮砗徹
chen 郴臣辰尘晨忱沉陈趁衬伧谌谶抻嗔宸琛榇碜龀疢陳塵瞋諶櫬襯讖
cheng 撑称城橙成呈乘程惩澄诚承逞骋秤丞埕枨柽樘塍瞠铖裎蛏酲誠稱撐騁懲
chi 吃痴持匙池迟弛驰耻齿侈尺赤翅斥炽傺郗墀茌叱哧啻嗤彳饬媸敕眵鸱瘛褫蚩螭笞篪豉踟魑呎恥喫飭馳齒熾遲癡
chong 充冲虫崇宠茺忡憧铳舂艟沖衝蟲寵
chou 抽酬畴踌稠愁筹仇绸瞅丑臭俦帱惆瘳雠綢儔醜疇籌躊
chu 初出橱厨躇锄雏滁除楚础储矗搐触处畜亍刍怵憷绌杵楮樗褚蜍蹰黜芻絀處廚鋤儲歜礎雛櫥觸齣
chuai 揣搋膪踹
chuan 川穿椽传船喘串舛遄巛氚钏舡釧傳
chuang 疮窗床闯创怆創愴瘡闖
chui 吹炊捶锤垂陲棰槌箠錘鎚
chun 春椿醇唇淳纯蠢莼鹑蝽純脣鶉
chuo 戳绰啜辶辍踔龊綽輟齪
ci 疵茨磁雌辞慈瓷词此刺赐次呲祠鹚糍詞賜辭
cong 聪葱囱匆从丛苁淙骢琮璁枞囪從樅蔥聰叢
cou 凑楱辏腠湊輳
cu 粗醋簇促蔟徂猝殂酢蹙蹴
cuan 蹿篡窜汆撺爨镩竄
cui 摧崔催脆瘁粹淬翠萃啐悴璀榱毳
cun 村存寸忖皴吋
cuo 磋撮搓措挫错厝嵯脞锉矬痤鹾蹉銼錯
da 搭达答瘩打大耷哒嗒怛妲褡笪靼鞑達韃
dai 呆歹傣戴带殆代贷袋待逮怠埭甙呔岱迨骀绐玳黛帶貸
dan 耽担丹单郸掸胆旦氮但惮淡诞蛋儋萏啖澹殚赕眈疸瘅聃箪訑啗單彈憚撢誕擔膽簞
dang 当挡党荡档谠凼菪宕砀铛裆當儅噹擋蕩檔盪襠黨鐺讜
dao 刀捣蹈倒岛祷导到稻悼道盗刂叨忉氘纛島盜搗裯導燾禱
de 德得的锝
deng 蹬灯登等瞪凳邓噔嶝戥磴镫簦鄧燈
di 堤低滴迪敌笛狄涤嫡抵底地蒂第帝弟递缔氐籴诋谛邸坻荻嘀娣柢棣觌砥碲睇镝羝骶牴詆隄滌遞敵締諦鏑
dia 嗲
dian 颠掂滇碘点典靛垫电佃甸店惦奠淀殿坫巅玷钿癜癫簟踮鈿電墊澱點顛巔癲
diao 碉叼雕凋刁掉吊钓铞貂鲷弔彫釣調鯛
die 跌爹碟蝶迭谍叠垤堞揲喋牒瓞耋蹀鲽絰諜疊
ding 丁盯叮钉顶鼎锭定订仃啶玎腚碇疔耵酊訂釘頂錠
diu 丢铥丟
dong 东冬董懂动栋侗恫冻洞垌咚岽峒氡胨胴硐鸫東凍動棟湩鼕
dou 兜抖斗陡豆逗痘都蔸窦蚪篼枓鬥脰竇
du 督毒犊独读堵睹赌杜镀肚度渡妒芏嘟渎椟牍蠹笃髑黩賭獨篤鍍瀆櫝牘犢讀黷
duan 端短锻段断缎椴煅簖緞鍛斷
dui 堆兑队对怼憝碓兌隊對
dun 墩吨蹲敦顿钝盾遁沌炖砘礅盹镦趸惇鈍頓噸燉躉
duo 掇哆多夺垛躲朵跺舵剁惰堕咄哚沲缍铎裰踱奪墮綞鐸
e 蛾峨鹅俄额讹娥恶厄扼遏鄂饿噩谔垩苊莪萼呃愕阏屙婀轭腭锇锷鹗颚鳄堊訛軛惡餓鍔額顎鵝鱷
ei 诶
en 恩蒽摁
er 而儿耳尔饵洱二贰佴迩珥铒鸸鲕兒貳爾餌邇
fa 发罚筏伐乏阀法珐垡砝琺發罰閥髮
fan 藩帆番翻樊矾钒繁凡烦反返范贩犯饭泛蕃蘩幡梵燔畈蹯氾汎販釩飯煩墦範繙礬
fang 坊芳方肪房防妨仿访纺放匚邡枋钫舫鲂倣紡訪
fei 菲非啡飞肥匪诽吠肺废沸费芾狒悱淝妃绯榧腓斐扉镄痱蜚篚翡霏鲱飛屝費廢誹
fen 芬酚吩氛分纷坟焚汾粉奋份忿愤粪偾瀵棼鲼鼢紛棻墳憤奮糞
feng 丰封枫蜂峰锋风疯烽逢冯缝讽奉凤俸酆葑唪沣砜風馮楓瘋鳳鋒諷縫豐
fo 佛
fou 否缶
fu 夫敷肤孵扶拂辐幅氟符伏俘服浮涪福袱弗甫抚辅俯釜斧腑府腐赴副覆赋复傅付阜父腹负富讣附妇缚咐匐凫阝郛芙苻茯菔拊呋呒幞怫滏艴孚驸绂绋桴赙祓砩黻黼罘稃馥蚨蜉蝠蝮麸趺跗鲋鳆伕彿芣訃負婦紼紱復鈇輔撫膚複賦頫駙麩縛輻賻
ga 噶嘎尬尕尜旮钆
gai 该改概钙盖溉丐陔垓戤赅胲鈣該賅蓋
gan 干甘杆柑竿肝赶感秆敢赣坩苷尴擀泔淦澉绀橄旰矸疳酐桿稈幹榦趕尷贛
gang 冈刚钢缸肛纲岗港杠戆罡筻岡剛崗釭槓綱鋼
gao 篙皋高膏羔糕搞稿告睾诰郜藁缟槔槁杲锆誥縞鎬
ge 哥歌搁戈鸽胳疙割革葛格阁隔铬个各咯鬲哿圪塥嗝搿膈硌镉袼虼舸骼個箇鉻閣擱鴿鎘
gei 给給
gen 根跟亘茛哏艮亙
geng 耕更庚羹埂耿梗哽赓绠鲠賡
gong 工攻功恭龚供躬公宫弓巩汞拱贡共廾珙肱蚣觥宮貢鞏龔
gou 钩勾沟苟狗垢构购够佝诟岣遘媾缑枸觏彀笱篝鞲夠搆溝詬鉤雊構購
gu 辜菇咕箍估沽孤姑鼓古蛊骨谷股故顾固雇嘏诂菰崮汩梏轱牯牿臌毂瞽罟钴锢鸪痼蛄酤觚鲴詁鈷僱穀錮鴣轂顧蠱
gua 刮瓜剐寡挂褂卦诖呱栝胍鸹掛颳
guai 乖拐怪枴
guan 棺关官冠观管馆罐惯灌贯倌掼涫盥鹳鳏貫琯慣館關鰥觀鸛
guang 光广逛咣犷桄胱洸廣獷
gui 瑰规圭硅归龟闺轨鬼诡癸桂柜跪贵刽匦刿庋宄妫桧晷皈簋鲑軌珪規貴詭閨劊龜檜鮭櫃歸鱖
gun 辊滚棍丨衮绲磙鲧袞滾輥鯀
guo 锅郭国果裹过馘埚掴呙帼崞猓椁虢聒蜾蝈國堝過幗摑槨蟈鍋
ha 蛤哈铪
hai 骸孩海氦亥害骇还咳醢駭
han 酣憨邯韩含涵寒函喊罕翰撼捍旱憾悍焊汗汉邗菡撖瀚晗焓顸颔蚶鼾漢銲頷韓
hang 夯杭航沆绗颃
hao 镐壕嚎豪毫郝好耗号浩蒿薅嗥嚆濠灏昊皓颢蚝號鄗蠔顥
he 呵喝荷菏核禾和何合盒阂河涸赫褐鹤贺诃劾壑嗬阖纥曷盍颌翮紇郃訶賀閡閤頜嚇闔鶴
hei 嘿黑嗨
hen 痕很狠恨
heng 哼亨横衡恒蘅珩桁恆橫
hong 轰哄烘虹鸿洪宏弘红黉訇讧荭蕻薨闳泓紅訌閎鬨鴻轟黌
hou 喉侯猴吼厚候后堠後逅瘊篌糇鲎骺鱟
hu 呼乎忽瑚壶葫胡蝴狐糊湖弧虎唬护互沪户冱唿囫岵猢怙惚浒滹琥槲轷觳烀煳戽扈祜瓠鹄鹕鹱虍笏醐斛鹘戶沍壺滬濩鵠鬍護
hua 花哗华猾滑画划化话骅桦砉铧畫華話劃嘩樺譁
huai 槐徊怀淮坏踝壞懷
huan 欢环桓缓换患唤痪豢焕涣宦幻郇奂萑擐圜獾洹浣漶寰逭缳锾鲩鬟奐喚換渙煥瘓緩澴環還鍰歡
huang 荒慌黄磺蝗簧皇凰惶煌晃幌恍谎隍徨湟潢遑璜肓癀蟥篁鳇黃謊韹
hui 灰挥辉徽恢蛔回毁悔慧卉惠晦贿秽会烩汇讳诲绘诙茴荟蕙咴喙隳洄浍彗缋珲晖恚虺蟪麾迴揮匯彙暉會毀詼賄誨輝諱燬燴穢繪
hun 荤昏婚魂浑混诨馄阍溷渾琿葷餛
huo 豁活伙火获或惑霍货祸劐藿攉嚯夥灬钬锪镬耠蠖貨禍擭獲穫
ji 击圾基机畸稽积箕肌饥迹激讥鸡姬绩缉吉极棘辑籍集及急疾汲即嫉级挤几脊己蓟技冀季伎祭剂悸济寄寂计记既忌际妓继纪亟乩剞佶偈墼芨芰蒺蕺掎叽咭哜唧岌嵴洎彐屐骥畿玑楫殛戟戢赍觊犄齑矶羁嵇稷瘠虮笈笄暨跻跽霁鲚鲫髻麂伋紀計級記飢幾勣極跡際嘰緝劑機璣積輯擊擠濟磯績薊覬薺蹟雞鯽譏繼饑躋霽羈驥
jia 嘉枷夹佳家加荚颊贾甲钾假稼价架驾嫁伽郏葭岬浃迦珈戛胛恝铗镓痂瘕袷蛱笳袈跏夾浹莢傢賈鉀價駕豭頰
jian 歼监坚尖笺间煎兼肩艰奸缄茧检柬碱硷拣捡简俭剪减荐鉴践贱见键箭件健舰剑饯渐溅涧建僭谏谫菅蒹搛囝湔蹇謇缣枧楗戋戬牮犍毽腱睑锏鹣裥笕翦趼踺鲣鞯見姦堅揀減間筧漸監箋儉劍澗緘賤踐撿縑諫餞檢艱鍵檻濺瞼簡薦鵑繭艦殲鑑鑒鹼韉
jiang 僵姜将浆江疆蒋桨奖讲匠酱降茳洚绛缰犟礓耩糨豇將絳槳漿獎蔣薑講醬韁
jiao 蕉椒礁焦胶交郊浇骄娇嚼搅铰矫侥脚狡角饺缴绞剿教酵轿较叫窖佼僬艽茭挢噍徼姣敫皎鹪蛟醮跤鲛絞勦腳較僥嘐鉸餃嬌澆膠矯鮫繳轎驕攪
jie 揭接皆秸街阶截劫节杰捷睫竭洁结解姐戒藉芥界借介疥诫届讦诘卩拮喈嗟婕孑桀碣疖颉蚧羯鲒骱屆訐傑結階節詰誡潔頡
jin 巾筋斤金今津襟紧锦仅谨进靳晋禁近烬浸尽劲卺荩堇噤馑廑妗缙瑾槿赆觐钅衿矜勁觔晉進僅盡緊儘縉錦燼覲謹饉
jing 荆兢茎睛晶鲸京惊精粳经井警景颈静境敬镜径痉靖竟竞净刭儆阱菁獍憬泾迳弪婧肼胫腈旌箐徑涇荊淨莖逕痙經璟靜頸鏡鯨競驚
jiong 炯窘冂迥炅扃
jiu 揪究纠玖韭久灸九酒厩救旧臼舅咎就疚僦啾阄柩桕鸠鹫赳鬏糾廄鳩舊
ju 桔鞠拘狙疽居驹菊局矩举沮聚拒据巨具距踞锯俱句惧炬剧倨讵苣苴莒掬遽屦琚椐榘榉橘犋飓钜锔窭裾趄醵踽龃雎鞫車侷砠鉅跼劇駒據鋸屨舉颶齟懼
juan 捐鹃娟倦眷卷绢鄄狷涓桊蠲锩镌捲絹鐫
jue 撅攫抉掘倔爵觉决诀绝厥劂谲矍蕨噘噱崛獗孓珏桷橛爝镢蹶觖鳜決玨訣絕鴃譎覺觼
jun 均菌钧军君峻俊竣浚郡骏捃皲隽麇軍鈞雋濬駿
ka 喀咖卡佧咔胩
kai 开揩楷凯慨剀垲蒈忾恺铠锎锴凱剴愒開愾愷
kan 槛刊堪勘坎砍看侃凵莰阚戡龛瞰崁
kang 康慷糠扛抗亢炕伉闶钪
kao 考拷烤靠尻栲犒铐銬
ke 坷苛柯棵磕颗科壳可渴克刻客课嗑岢恪溘骒缂珂轲氪瞌钶锞稞疴窠颏蚵蝌髁殼軻緙課顆
kei 剋
ken 肯啃垦恳裉墾懇
keng 坑吭铿阬鏗
kong 空恐孔控倥崆箜硿
kou 抠口扣寇芤蔻叩眍筘釦
ku 枯哭窟苦酷库裤刳堀喾绔骷庫楛褲
kua 夸垮挎跨胯侉誇
kuai 块筷侩快蒯郐哙狯脍塊儈膾
kuan 宽款髋梡寬髖
kuang 匡筐狂框矿眶旷况诓诳邝圹夼哐纩贶劻況誑壙曠礦
kui 亏盔岿窥葵奎魁傀馈愧溃馗匮夔蒉揆喹喟悝愦逵暌睽聩蝰篑跬匱潰窺虧簣餽
kun 坤昆捆困悃阃琨锟醌鲲髡崑梱焜睏綑錕
kuo 括扩廓阔蛞闊擴
la 垃拉喇蜡腊辣啦剌邋旯砬瘌臘蠟
lai 莱来赖崃徕涞濑赉睐铼癞籁來徠萊睞賴瀨癩籟
lan 蓝婪栏拦篮阑兰澜谰揽览懒缆烂滥岚漤榄斓罱镧褴嵐濫闌藍懶攔瀾籃襤斕欄爛蘭覽籣攬欖纜
lang 琅榔狼廊郎朗浪莨蒗啷阆锒稂螂瑯
lao 捞劳牢老佬姥酪烙涝唠崂栳铑铹痨耢醪勞嘮撈癆
le 勒乐仂叻嘞泐鳓樂
lei 雷镭蕾磊累儡垒擂肋类泪羸诔嫘缧檑耒酹淚縲壘類鐳
leng 棱楞冷塄愣稜
li 厘梨犁黎篱狸离漓理李里鲤礼莉荔吏栗丽厉励砾历利傈例俐痢立粒沥隶力璃哩俪俚郦坜苈莅蓠藜呖唳喱猁溧澧逦娌嫠骊缡枥栎轹戾砺詈罹锂鹂疠疬蛎蜊蠡笠篥粝醴雳鲡鳢黧浬琍慄裡蒞貍厲鋰曆歷勵隸癘禮釐離鯉壢瀝麗礪礫儷蠣酈欐邐靂籬驪
lia 俩
lian 联莲连镰廉怜涟帘敛脸链恋炼练蔹奁潋濂琏楝殓臁裢裣蠊鲢連煉奩漣憐練蓮斂殮聯臉鍊簾鏈瀲鐮鰱戀
liang 粮凉梁粱良两辆量晾亮谅墚椋踉靓魉兩倆涼樑諒輛糧魎
liao 撩聊僚疗燎寥辽潦了撂镣廖料蓼尥嘹獠寮缭钌鹩暸遼療瞭繚
lie 列裂烈劣猎冽埒捩咧洌趔躐鬣獵
lin 琳林磷霖临邻鳞淋凛赁吝拎蔺啉嶙廪懔遴檩辚膦瞵粼躏麟賃凜鄰懍燐璘臨轔藺鱗躪
ling 玲菱零龄铃伶羚凌灵陵岭领另令酃苓呤囹泠绫柃棂瓴聆蛉翎鲮昤鈴綾領蔆鴒嶺齡櫺靈
liu 溜琉榴硫馏留刘瘤流柳六浏遛骝绺旒熘锍镏鹨鎏劉瀏霤餾
long 龙聋咙笼窿隆垄拢陇垅茏泷珑栊胧砻癃龍壟攏隴嚨朧瓏矓籠聾
lou 楼娄搂篓漏陋蒌喽嵝镂瘘耧蝼髅婁嘍摟樓瘺簍螻鏤髏
lu 芦卢颅庐炉掳卤虏鲁麓碌露路赂鹿潞禄录陆戮垆撸噜泸渌漉逯璐栌橹轳辂辘氇胪镥鸬鹭簏舻鲈陸鹵僇祿虜賂滷魯擄盧穋錄嚕廬櫓瀘爐臚蘆鑪鷺顱鱸
luan 峦挛孪滦卵乱脔娈栾鸾銮亂孿巒攣灤鑾鸞
lun 抡轮伦仑沦纶论囵侖倫崙掄淪綸論輪
luo 萝螺罗逻锣箩骡裸落洛骆络倮蠃荦摞猡泺漯珞椤脶镙瘰跞雒絡詻犖駱羅鏍儸騾囉玀蘿邏籮鑼
lv 驴吕铝侣旅履屡缕虑氯律率滤绿偻捋闾榈膂稆褛呂侶屢綠慮鋁閭縷褸濾櫚驢
lve 掠略锊
ma 妈麻玛码蚂马骂嘛吗犸杩蟆馬嗎媽痲痳瑪碼罵螞
mai 埋买麦卖迈脉劢荬唛霾脈麥買賣邁
man 瞒馒蛮满蔓曼慢漫谩墁幔缦熳镘颟螨鳗鞔屘滿瞞縵鏝饅鰻蠻
mang 芒茫盲氓忙莽邙漭硭蟒杗
mao 猫茅锚毛矛铆卯茂冒帽貌贸袤茆峁泖瑁昴牦耄旄懋瞀蝥蟊髦貿鉚犛貓錨
me 么
mei 玫枚梅酶霉煤没眉媒镁每美昧寐妹媚莓嵋猸浼湄楣镅鹛袂魅沒沬鎂黴
men 门闷们扪焖懑钔門們捫悶燜懣
meng 萌蒙檬盟锰猛梦孟勐甍瞢懵朦礞虻蜢蠓艋艨夢錳濛矇
mi 眯醚靡糜迷谜弥米秘觅泌蜜密幂芈冖谧蘼咪嘧猕汨宓弭脒祢敉糸縻麋羋覓瞇冪彌謎謐瀰
mian 棉眠绵冕免勉娩缅面沔渑湎宀腼眄黾偭綿緬澠靦麵
miao 苗描瞄藐秒渺庙妙喵邈缈杪淼眇鹋廟緲
mie 蔑灭咩蠛篾滅
min 民抿皿敏悯闽苠岷闵泯缗玟珉愍鳘湣閔閩憫
ming 明螟鸣铭名命冥茗溟暝瞑酩銘鳴
miu 谬缪謬
mo 貉摸摹蘑模膜磨摩魔抹末莫墨默沫漠寞陌谟茉蓦馍嫫嬷殁镆秣瘼耱貊貘麽歿麼嬤糢謨驀
mou 谋某侔哞眸蛑鍪謀繆
mu 牟拇牡亩姆母墓暮幕募慕木目睦牧穆仫坶苜沐毪钼畝
na 拿哪呐钠那娜纳捺肭镎衲吶納鈉
nai 氖乃奶耐奈鼐艿萘柰妳迺
nan 南男难喃囡楠腩蝻赧難
nang 囊攮囔馕曩
nao 挠脑恼闹淖孬垴呶猱瑙硇铙蛲惱腦撓鬧蟯鐃
ne 呢讷疒訥
nei 馁内內餒
nen 嫩恁
neng 能
ng 嗯
ni 妮霓倪泥尼拟你匿腻逆溺伲坭猊怩昵旎睨铌鲵暱膩擬
nian 蔫拈年碾撵捻念粘辗廿埝辇黏鲇鲶涊唸撚輦攆
niang 娘酿孃釀
niao 鸟尿茑嬲脲袅鳥裊嬝
nie 捏聂孽啮镊镍涅乜陧蘖嗫颞臬蹑聶鎳囁齧躡鑷
nin 您
ning 柠狞凝宁拧泞佞咛甯聍寧嚀擰濘獰檸
niu 牛扭钮纽狃忸妞紐鈕
nong 脓浓农弄侬哝農儂噥濃膿穠
nou 耨
nu 奴努怒弩胬孥驽駑
nuan 暖
nuo 挪懦糯诺傩搦喏锘諾
nv 女恧钕衄
nve 虐疟瘧
o 哦噢
ou 欧鸥殴藕呕偶沤讴怄瓯耦嘔歐毆甌鷗
pa 耙啪趴爬帕怕琶葩杷筢
pai 拍排牌徘湃派俳蒎哌箄
pan 攀潘盘磐盼畔判叛丬爿泮袢襻蟠蹒槃盤蹣
pang 乓庞旁耪胖彷滂逄螃徬龐
pao 抛咆刨炮袍跑泡匏狍庖脬疱拋皰砲
pei 呸胚培裴赔陪配佩沛辔帔旆锫醅霈珮賠轡
pen 喷盆湓噴
peng 砰抨烹澎彭蓬棚硼篷膨朋鹏捧碰堋嘭怦蟛踫鵬
pi 辟坯砒霹批披劈琵毗啤脾疲皮匹痞僻屁譬丕仳陴邳郫圮埤鼙芘擗噼庀淠媲纰枇甓睥罴铍癖疋蚍蜱貔紕鈹闢
pian 篇偏片骗谝骈犏胼翩蹁駢騙
piao 飘漂瓢票剽莩嘌嫖骠缥殍瞟螵縹飄驃
pie 撇瞥丿苤氕
pin 拼频贫品聘拚姘嫔榀牝颦貧嬪蘋顰
ping 乒坪苹萍平凭瓶评屏俜娉枰鲆評憑
po 坡泼颇婆破魄迫粕叵鄱珀钋钷皤笸釙頗潑醱
pou 剖裒掊
pu 脯扑铺仆莆葡菩蒲埔朴圃普浦谱曝瀑匍噗溥濮璞攴氆攵镤镨蹼僕撲鋪樸譜
qi 期欺栖戚妻七凄漆柒沏其棋奇歧畦崎脐齐旗祈祁骑起岂乞企启契砌器气迄弃汽泣讫丌亓圻芑芪荠萁萋葺蕲嘁屺岐汔淇骐绮琪琦杞桤槭耆欹祺憩碛颀蛴蜞綦蹊鳍麒祇氣訖豈悽啟棄淒棲綺齊慼磧錡臍騎鰭
qia 掐恰洽葜髂
qian 牵扦钎铅千迁签仟谦乾黔钱钳前潜遣浅谴堑嵌欠歉倩佥阡芊芡茜荨掮岍悭骞搴褰缱椠肷愆钤虔箝淺牽鈐鉗鉛塹潛遷錢縴謙簽騫譴籤韆
qiang 枪呛腔羌墙蔷强抢戕嫱樯戗炝锖锵镪襁蜣羟跄強嗆搶槍彊檣牆繈薔鎗鏘
qiao 橇锹敲悄桥瞧乔侨巧鞘撬翘峭俏窍劁诮谯荞峤愀憔缲樵硗跷鞒喬僑誚橋鍬竅翹譙蹺
qie 切茄且怯窃惬慊妾挈锲箧愜鍥竊
qin 钦侵亲秦琴勤芹擒禽寝沁芩揿吣嗪噙檎锓覃螓衾欽寢嶔撳親
qing 青轻氢倾卿清擎晴氰情顷请庆苘圊檠磬蜻罄綮謦鲭黥氫頃傾輕慶請鯖
qiong 琼穷邛茕穹蛩筇跫銎窮瓊
qiu 秋丘邱球求囚酋泅俅巯犰湫逑遒楸赇虬蚯裘糗鳅鼽梂毬鞦鰍
qu 趋区蛆曲躯屈驱渠取娶龋趣去诎劬蕖蘧岖衢阒璩觑氍朐祛磲鸲癯蛐蠼麴瞿黢區嶇趨軀驅齲
quan 圈颧权醛泉全痊拳犬券劝诠荃犭悛绻辁畎铨蜷筌鬈佺詮銓踡勸權
que 缺炔瘸却鹊榷确雀阕阙悫卻確闋闕鵲
qun 裙群逡
ran 然燃冉染苒蚺髯
rang 瓤壤攘嚷让禳穰讓
rao 饶扰绕荛娆桡嬈橈擾繞饒
re 惹热熱
ren 壬仁人忍韧任认刃妊纫亻仞荏饪轫稔衽紉軔韌飪認
reng 扔仍
ri 日
rong 戎茸蓉荣融熔溶容绒冗嵘狨榕肜蝾絨榮嶸鎔
rou 揉柔肉糅蹂鞣
ru 茹蠕儒孺如辱乳汝入褥蓐薷嚅洳溽濡缛铷襦颥
ruan 软阮朊軟
rui 蕊瑞锐芮蕤枘睿蚋銳
run 闰润閏潤
ruo 若弱偌箬篛鶸
sa 撒洒萨卅仨挲脎飒颯薩灑
sai 腮鳃塞赛噻賽鰓
san 三叁伞散馓毵傘糝
sang 桑嗓丧搡磉颡喪
sao 搔骚扫嫂埽缫臊瘙鳋掃繅騷
se 瑟色涩啬铯穑嗇澀穡
sen 森
seng 僧
sha 莎砂杀沙纱傻啥煞厦唼歃铩痧裟霎鲨紗殺廈鯊
shai 筛晒酾篩曬
shan 珊苫杉山删煽衫闪陕擅赡膳善汕扇缮栅讪鄯埏芟彡潸姗嬗骟膻钐疝蟮舢跚鳝刪姍柵訕閃陝禪縿繕羶贍鱔
shang 墒伤商赏晌上尚裳垧绱殇熵觞傷殤賞觴
shao 梢捎稍烧芍勺韶少哨邵绍劭潲杓蛸筲艄紹燒
she 奢赊蛇舌舍赦摄射慑涉社设厍佘猞滠畲麝捨設賒懾攝
shen 砷申呻伸身深娠绅神沈审婶甚肾慎渗什诜谂莘葚哂渖椹胂矧蜃糁紳脤腎滲審嬸瀋
sheng 声生甥牲升绳省盛剩胜圣嵊晟眚笙昇陞勝聖聲賸繩
shi 师失狮施湿诗尸虱十石拾时食蚀实识史矢使屎驶始式示士世柿事拭誓逝势是嗜噬适仕侍释饰氏市恃室视试谥埘莳蓍弑饣轼贳炻礻铈螫舐筮豕鲥鲺屍師時視勢塒弒溼獅試詩軾飾實蝕奭蝨適駛濕識釋
shou 收手首守寿授售受瘦兽扌狩绶艏壽綬獸
shu 蔬枢梳殊抒输叔舒淑疏书赎孰熟薯暑曙署蜀黍鼠属术述树束戍竖墅庶数漱恕倏塾菽摅沭澍姝纾毹腧殳秫書術數樞豎樹輸橾藷屬贖
shua 刷耍唰
shuai 摔衰甩帅蟀帥
shuan 栓拴闩涮閂
shuang 霜双爽孀塽雙
shui 谁水睡税氵稅誰
shun 吮瞬顺舜順
shuo 说硕朔烁蒴搠妁槊铄碩說爍鑠
si 斯撕嘶思私司丝死肆寺嗣四伺似饲巳厮俟兕厶咝汜泗澌姒驷纟缌祀锶鸶耜蛳笥絲飼廝駟鷥
song 松耸怂颂送宋讼诵凇菘崧嵩忪悚淞竦訟頌誦慫聳鬆
sou 搜艘擞嗽叟薮嗖嗾馊溲飕瞍锼螋蒐擻餿藪颼
su 苏酥俗素速粟僳塑溯宿诉肃夙谡蔌嗉愫涑簌觫稣甦肅訴穌蘇囌
suan 酸蒜算狻痠
sui 虽隋随绥髓碎岁穗遂隧祟谇荽濉邃燧眭睢歲綏誶隨雖
sun 孙损笋荪狲飧榫隼孫筍損蓀
suo 蓑梭唆缩琐索锁所唢嗦嗍娑桫睃羧瑣簑縮鎖
ta 塌他它她塔獭挞蹋踏闼溻遢榻沓铊趿鳎牠遝撻獺躂
tai 胎苔抬台泰酞太态汰邰薹肽炱钛跆鲐態臺颱檯
tan 弹坍摊贪瘫滩坛檀痰潭谭谈坦毯袒碳探叹炭郯昙忐钽锬镡貪嘆歎談壇曇罈譚攤灘癱
tang 汤塘搪堂棠膛唐糖倘躺淌趟烫傥帑饧溏瑭铴镗耥螗螳羰醣湯燙鏜儻
tao 掏涛滔绦萄桃逃淘陶讨套鼗啕洮韬焘饕討絛濤檮韜
te 特忒忑慝铽
teng 藤腾疼誊滕謄騰籐
ti 梯剔踢锑提题蹄啼体替嚏惕涕剃屉倜悌逖绨缇鹈裼醍屜緹銻題體
tian 天添填田甜恬舔腆掭忝阗殄畋闐
tiao 调挑条迢眺跳佻苕祧窕蜩笤粜龆鲦髫條覜鯈
tie 贴铁帖萜餮貼鐵
ting 厅听烃汀廷停亭庭挺艇莛葶婷梃町铤蜓霆聽廳
tong 通桐酮瞳同铜彤童桶捅筒统痛佟僮仝茼嗵恸潼砼統慟銅
tou 偷投头透亠钭骰頭
tu 凸秃突图徒途涂屠土吐兔堍荼菟钍酴禿塗圖
tuan 湍团抟彖疃團糰
tui 推颓腿蜕褪退煺蛻頹
tun 囤吞屯臀氽饨暾豚飩
tuo 拖托脱鸵陀驮驼椭妥拓唾乇佗坨庹沱柝柁橐砣箨酡跎鼍託脫馱駝橢鴕
wa 挖哇蛙洼娃瓦袜佤娲腽媧窪襪
wai 歪外崴
wan 豌弯湾玩顽丸烷完碗挽晚皖惋宛婉万腕剜芄莞菀纨绾琬脘畹蜿汍萬頑綰輓彎灣
wang 汪王亡枉网往旺望忘妄罔尢惘辋魍網輞
wei 威巍微危韦违桅围唯惟为潍维苇萎委伟伪尾纬未蔚味畏胃喂魏位渭谓尉慰卫偎诿隈隗葳薇囗帏帷嵬猥猬闱沩洧涠逶娓玮韪軎炜煨痿艉鲔為韋偽偉圍幃葦違維緯衛諉謂濰褽闈餵鮪
wen 瘟温蚊文闻纹吻稳紊问刎阌汶璺雯抆紋問塭溫聞穩
weng 嗡翁瓮蓊蕹甕
wo 挝蜗涡窝我斡卧握沃倭莴喔幄渥肟硪龌臥渦萵窩蝸齷
wu 巫呜钨乌污诬屋无芜梧吾吴毋武五捂午舞伍侮坞戊雾晤物勿务悟误兀仵阢邬圬芴唔庑怃忤浯寤迕妩婺骛杌牾於焐鹉鹜痦蜈鋈鼯汙吳烏務無嗚塢誣誤嫵憮蕪鎢霧騖鵡
xi 昔熙析西硒矽晰嘻吸锡牺稀息希悉膝夕惜熄烯溪汐犀檄袭席习媳喜洗系隙戏细僖兮隰郄菥葸蓰奚唏徙饩阋浠淅屣嬉玺樨曦觋欷歙熹禊禧皙穸蜥螅蟋舄舾羲粞翕醯鼷係晞細習蓆潟錫戲谿璽繫譆犧襲
xia 瞎虾匣霞辖暇峡侠狭下夏吓呷狎遐瑕柙硖罅黠俠峽狹煆蝦轄
xian 铣掀锨先仙鲜纤咸贤衔舷闲涎弦嫌显险现献县腺馅羡宪陷限线冼苋莶藓岘猃暹娴氙燹祆鹇痫蚬筅籼酰跣跹霰秈峴啣現絃莧閑閒羨蜆僩銜銑嫻線賢憲縣險餡鮮獻鹹蘚纖顯
xiang 相厢镶香箱襄湘乡翔祥详想响享项巷橡像向象芗葙饷庠骧缃蟓鲞飨廂鄉項詳餉嚮瓖響饗鑲
xiao 萧硝霄削哮销消宵淆晓小孝校肖啸笑效哓崤潇逍骁绡枭枵筱箫魈梟傚詨嘯銷曉蕭篠簫瀟囂驍
xie 楔些歇蝎鞋协挟携邪斜胁谐写械卸蟹懈泄泻谢屑偕亵勰燮薤撷獬廨渫瀣邂绁缬榭榍躞協洩挾脅紲寫諧褻謝擷瀉蠍攜
xin 薪芯锌欣辛新忻心信衅囟馨忄昕歆鑫訢鋅釁
xing 星腥猩惺兴刑型形邢行醒幸杏性姓陉荇擤悻硎倖陘興
xiong 兄凶胸匈汹雄熊芎兇洶
xiu 休修羞朽嗅锈秀袖绣咻岫馐庥溴鸺貅髹脩繡鏽
xu 墟戌需虚嘘须徐许蓄酗叙旭序恤絮婿绪续吁诩勖圩蓿洫溆顼栩煦盱胥糈醑卹訏敘勗許虛須頊緒噓燸續鬚
xuan 轩喧宣悬旋玄选癣眩绚儇谖萱揎泫渲漩璇楦暄炫煊碹铉镟痃晅軒絢煖鉉諼選璿懸癬
xue 靴薛学穴雪血谑泶踅鳕學
xun 勋熏循旬询寻驯巡殉汛训讯逊迅巽埙荀蕈薰峋徇獯恂洵浔曛窨醺鲟訊訓勛尋詢馴遜潯潠勳壎燻
ya 压押鸦鸭呀丫芽牙蚜崖衙涯雅哑亚讶轧伢垭揠岈迓娅琊桠氩砑睚痖亞軋啞訝氬鴉鴨壓
yan 焉咽阉烟淹盐严研蜒岩延言颜阎炎沿奄掩眼衍演艳堰燕厌砚雁唁彦焰宴谚验厣赝剡俨偃兖讠谳阽郾鄢菸崦恹闫湮滟妍嫣琰檐晏胭腌焱罨筵酽魇餍鼹兗彥硯煙厭醃燄諺閻縯顏嚥簷嚴儼贗鼴巖饜驗艷魘鹽釅豔
yang 殃央鸯秧杨扬佯疡羊洋阳氧仰痒养样漾徉怏泱炀烊恙蛘鞅揚陽暘楊煬瘍樣養鴦鍚颺癢
yao 邀腰妖瑶摇尧遥窑谣姚咬舀药要耀钥夭爻吆崾徭幺珧杳轺曜肴铫鹞窈繇鳐堯搖榣瑤遙窯餚謠藥鷂
ye 椰噎耶爷野冶也页掖业叶曳腋夜液靥谒邺揶晔烨铘頁暍業爺葉曄謁鄴靨
yi 一壹医揖铱依伊衣颐夷遗移仪胰疑沂宜姨彝椅蚁倚已乙矣以艺抑易邑屹亿役臆逸肄疫亦裔意毅忆义益溢诣议谊译异翼翌绎刈劓仡佚佾诒圯埸懿苡荑薏弈奕挹弋呓咦咿噫峄嶷猗饴怿怡悒漪迤驿缢殪轶贻旖熠眙钇镒镱痍瘗癔翊衤蜴舣羿翳酏黟迆帟栘浥偯異貽軼睪義詣飴億儀誼憶縊遺頤醫鎰繹藝蟻議譯囈驛
yin 茵荫因殷音阴姻吟银淫寅饮尹引隐印胤鄞廴垠堙茚吲喑狺夤洇氤铟瘾蚓霪龈陰飲慇銀蔭隱齦癮
ying 英樱婴鹰应缨莹萤营荧蝇迎赢盈影颖硬映嬴郢茔荥莺萦蓥撄嘤膺滢潆瀛瑛璎楹媵鹦瘿颍罂塋熒瑩穎縈螢嬰應營蠅嚶罌贏櫻瓔鶯纓鷹鸚
yo 哟唷喲
yong 拥佣臃痈庸雍踊蛹咏泳涌永恿勇用俑壅墉喁慵邕镛甬鳙饔湧詠傭鄘擁踴
you 幽优悠忧尤由邮铀犹油游酉有友右佑釉诱又幼卣攸侑莠莜莸呦囿宥柚猷牖铕疣蚰蚴蝣蝤鱿黝鼬祐猶郵遊鈾誘憂魷優
yu 迂淤于盂榆虞愚舆余俞逾鱼愉渝渔隅予娱雨与屿禹宇语羽玉域芋郁遇喻峪御愈欲狱育誉浴寓裕预豫驭禺毓伛俣谀谕萸蓣揄圄圉嵛狳饫馀庾阈鬻妪妤纡瑜昱觎腴欤煜燠肀聿钰鹆鹬瘐瘀窬窳蜮蝓竽臾舁雩龉紆堉娛敔魚馭預嫗漁獄瘉與語慾褕諛餘澦禦覦諭嶼輿歟癒譽齬鬱籲
yuan 鸳渊冤元垣袁原援辕园员圆猿源缘远苑愿怨院垸塬芫掾沅媛瑗橼爰眢鸢螈箢鼋員淵湲園圓遠鳶緣鴛轅願騵
yue 曰约越跃岳粤月悦阅龠哕瀹樾刖钺玥約悅軏粵閱嶽躍籥鑰
yun 耘云郧匀陨允运蕴酝晕韵孕郓芸狁恽愠纭韫殒昀氲熨筠勻紜雲慍暈運隕氳醞韻蘊
za 匝砸杂咋拶咂雜臢
zai 栽哉灾宰载再在仔崽甾災載
zan 咱攒暂赞瓒昝簪糌趱錾偺暫贊鏨瓚讚
zang 赃脏葬奘驵臧贓臟髒
zao 遭糟凿藻枣早澡蚤躁噪造皂灶燥唣棗譟鑿
ze 责择则泽仄赜啧帻迮昃笮箦舴則責嘖擇澤
zei 贼賊
zen 怎谮
zeng 增憎赠缯甑罾锃繒贈
zha 扎喳渣札铡闸眨榨乍炸诈柞揸吒咤哳楂砟痄蚱齄紮詐搾閘
zhai 翟摘斋宅窄债寨砦瘵債齋
zhan 瞻毡詹沾盏斩崭展蘸栈占战站湛绽谵搌旃佔斬棧盞嶄綻戰霑氈輾譫
zhang 樟章彰漳张掌涨杖丈帐账仗胀瘴障仉鄣幛嶂獐嫜璋蟑帳張脹漲賬
zhao 招昭找沼赵照罩兆肇召诏棹钊笊炤釗詔趙櫂
zhe 遮折哲蛰辙者锗蔗这浙着谪摺柘辄磔鹧褶蜇赭這輒謫轍鷓
zhen 珍斟真甄砧臻贞针侦枕疹诊震振镇阵帧圳蓁浈溱缜桢榛轸赈胗朕祯畛稹鸩箴甽貞針陣偵幀診楨禎賑鴆縝鎮
zheng 蒸挣睁征狰争怔整拯正政症郑证诤峥钲铮筝爭崢掙猙証睜箏諍鄭錚證癥
zhi 芝枝支吱蜘知肢脂汁之织职直植殖执值侄址指止趾只旨纸志挚掷至致置帜峙制智秩稚质炙痔滞治窒卮陟郅埴芷摭帙徵夂忮彘咫骘栉枳栀桎轵轾贽胝膣祉祗黹雉鸷痣蛭絷酯跖踬踯豸觯泜姪紙衹隻執梔輊滯製誌幟摯緻質櫛擲織職躑躓
zhong 中盅忠钟衷终种肿重仲众冢锺螽舯踵眾終塚腫種鍾鐘
zhou 舟周州洲诌粥轴肘帚咒皱宙昼骤荮啁妯纣绉胄碡籀酎冑紂晝軸週皺縐驟
zhu 珠株蛛朱猪诸诛逐竹烛煮拄瞩嘱主著柱助蛀贮铸筑住注祝驻丶伫侏邾苎茱洙渚潴杼槠橥炷铢疰瘃竺箸舳翥躅麈朮佇苧硃註貯誅跦銖諸豬駐築燭鑄囑矚
zhua 抓爪撾
zhuai 拽
zhuan 专砖转撰赚篆啭馔颛耑專僎磚賺轉顓囀
zhuang 幢桩庄装妆撞壮状壯妝狀莊裝樁
zhui 椎锥追赘坠缀惴骓缒隹綴墜錐贅
zhun 谆准肫窀準諄
zhuo 捉拙卓桌琢茁酌啄灼浊倬诼擢浞涿濯禚斫镯濁鐲
zi 兹咨资姿滋淄孜紫籽滓子自渍字谘茈嵫姊孳缁梓辎赀恣眦锱秭耔笫粢趑觜訾龇鲻髭玆茲資貲漬緇輜諮錙齜
zong 鬃棕踪宗综总纵偬腙粽傯綜總縱蹤
zou 邹走奏揍诹陬鄹驺鲰鄒
zu 租足卒族祖诅阻组俎菹镞組詛鏃
zuan 钻纂攥缵躜鑽
zui 咀嘴醉最罪蕞
zun 尊遵撙樽鳟
zuo 昨左佐做作坐座阼唑嘬怍胙祚
`;

/** Characters that are read otherwise as family names. */
const familyReadings: Record<string, string> = {
  单: "shan",
  曾: "zeng",
  仇: "qiu",
  区: "ou",
  任: "ren",
  解: "xie",
  查: "zha",
  盖: "ge",
  朴: "piao",
  翟: "zhai",
  冼: "xian",
  覃: "qin",
  乐: "yue",
  尉: "wei",
};

/** Family names of two characters. */
const doubleFamilyNames = new Set(
  "欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 夏侯 司徒 端木 令狐 皇甫 慕容 公孙 公孫 长孙 長孫 宇文 尉迟 东方 東方 南宫 南宮 独孤 轩辕 轩轅 西门 西門 申屠 百里 呼延".split(
    " ",
  ),
);

/** Spellings of family names in Hong Kong, Taiwan, Singapore and abroad (common knowledge, written down here). */
const otherSpellings = new Map(
  `王 wong ong heng
黄 wong huang ng wee
黃 wong huang ng wee
陈 chan tan chen chin
陳 chan tan chen chin
张 cheung chang teo chong
張 cheung chang teo chong
李 lee li lei
林 lam lim lin
吴 ng wu goh woo
吳 ng wu goh woo
刘 lau liu low
劉 lau liu low
梁 leung leong neo
何 ho hoe
杨 yeung yang yeo young
楊 yeung yang yeo young
郭 kwok kuo quek
叶 yip yeh yap ip
葉 yip yeh yap ip
许 hui hsu koh khoo
許 hui hsu koh khoo
蔡 tsai choi chua tsoi
谢 tse hsieh chia
謝 tse hsieh chia
郑 cheng tay chang
鄭 cheng tay chang
周 chow chou chew
朱 chu choo
徐 hsu tsui chui
罗 lo law loh
羅 lo law loh
邓 tang teng deng
鄧 tang teng deng
冯 fung feng foong
馮 fung feng foong
曾 tsang tseng chan
赵 chao chiu chew
趙 chao chiu chew
钱 chien chin
錢 chien chin
孙 suen sun
孫 suen sun
胡 wu hu woo
高 ko kao goh
马 ma mah
馬 ma mah
麦 mak
麥 mak
卢 lo lu loo
盧 lo lu loo
潘 poon pan phua
萧 siu hsiao siew
蕭 siu hsiao siew
江 kong chiang
蒋 chiang
蔣 chiang
沈 shum shen sim
余 yu yee
苏 so su soh
蘇 so su soh
方 fong fang
石 shek shih
姚 yiu yao
廖 liu liao liew
吕 lui lu
呂 lui lu
宋 sung soong
洪 hung ang
毛 mao mo
习 hsi xi
習 hsi xi
温 wan wen
溫 wan wen
韩 hon han
韓 hon han
唐 tong tang
白 pak pai bai
金 kam chin kim
关 kwan kuan
關 kwan kuan
莫 mok
伍 ng wu
欧阳 auyeung
歐陽 auyeung
司徒 szeto`
    .split("\n")
    .map((line) => line.split(" "))
    .map(([name = "", ...spellings]) => [name, spellings] as const),
);

const pinyinOf = new Map<string, string>();
for (const line of readings.trim().split("\n")) {
  const [syllable = "", characters = ""] = line.split(" ");
  for (const character of characters) pinyinOf.set(character, syllable);
}

const syllables = new Map<string, Letter>();

function syllable(pinyin: string, table: LetterTable): Letter {
  const known = syllables.get(pinyin);
  if (known) return known;
  const spelled = pinyin.replace("v", "u");
  const units = readWord(spelled, table, () => ({ latin: "", units: [] })).flatMap((letter) => letter.units);
  const letter = { latin: spelled, units };
  syllables.set(pinyin, letter);
  return letter;
}

/** A word of Han characters by its Mandarin syllables; null when a character's reading is not known. */
export function readHan(word: string): Letter[] | null {
  const letters: Letter[] = [];
  for (const written of word) {
    const character = pinyinOf.has(written) ? written : simplifyHan(written);
    const pinyin = (word.length === 1 ? familyReadings[simplifyHan(character)] : undefined) ?? pinyinOf.get(character);
    if (!pinyin) return null;
    letters.push(syllable(pinyin, latin));
  }
  return letters;
}

/** "习近平" as family name and given name; any other word, and any that is not Han, as it is. */
export function splitChinese(word: string): string[] {
  const characters = Array.from(word);
  if (characters.length < 2 || characters.length > 4 || !characters.every((character) => /\p{Script=Han}/u.test(character)))
    return [word];
  const family = doubleFamilyNames.has(characters.slice(0, 2).join("")) && characters.length > 2 ? 2 : 1;
  return [characters.slice(0, family).join(""), characters.slice(family).join("")];
}

/** Is this Latin word a customary spelling of this family name? */
export function spellsChineseFamilyName(latinWord: string, family: string): boolean {
  return otherSpellings.get(family)?.includes(latinWord) ?? false;
}
