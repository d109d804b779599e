import { familyNames } from "./family-names.ts";
import { nativeNames } from "./native-names.ts";
import { withoutMarks } from "./transliterate.ts";

/**
 * Given names that stand for one another: short and pet forms, spellings in several languages and
 * the Hebrew and Arabic forms of common names. Common knowledge written down for this product (no list was
 * copied; no licence applies). One line a name, its full form first. A short form may belong to
 * several names ("Alex"); full forms on different lines are different names.
 */
const lines = `
abigail abby abbie gail avigail אביגיל
abraham abe bram avraham avram ibrahim avrohom ibrahima ebrahim avrum אברהם إبراهيم ابراهيم
adelaide addie heidi
alexei alexey aleksei aleksey oleksii oleksiy aliaksei alyosha lyosha
adrian adrien hadrian
agnes aggie agnieszka ines
albert al bert bertie
alexander alex alec al sandy sasha aleksandr aleksander aleks alekos oleksandr aliaksandr aleksandar xander lex sascha sanya shura alexandros alexandru iskander skander إسكندر
alexandre alex
alejandro alex ale jandro
alessandro ale sandro alex
alexandra alex sandra sasha alexa lexi aleksandra oleksandra sanya shura aliaksandra
alejandra ale
alessandra ale sandra
alfred al alf alfie fred freddie
alfredo fredo
alice alicia alisa ali
andrew andy drew andrei andrey andriy andrej andrii andrzej andreas andres andre anders andreja
angela angie angelika
anna ann anne annie anya hanna hannah ana nan nancy
anthony tony antony ant anton antoni antonin antonis antonios antal
antonio tony toni toño tonino
antoine tony
antonia toni tonya
arnold arnie
arthur art artie arturo artur
augustus gus august augustin
barbara barb babs barbie basia varvara
barnabas barney
bartholomew bart barry bartosz
benedict ben benny benedikt
benjamin ben benny benji binyamin veniamin בנימין בני
bernard bernie barney bernhard bernd
beatrice bea trixie beatriz
boris borya
bradley brad
brian bryan
calvin cal
cameron cam
caroline carrie carol karoline carolina
casimir kazimierz
catherine kate katie kathy cathy katherine kathleen kathryn kit katya ekaterina yekaterina caterina katarzyna kateryna katrin cat kitty kasia katharina katharine katarina catarina katerina aikaterini
charles charlie chuck chas
karl carl kalle
carlos carlitos
karol karel
charlotte lottie charlie lotte
christian chris kristian cristian christiaan
christina tina chris chrissy kristina christine kristin krystyna cristina
christopher chris topher kit xpher christoph kristof krzysztof kristoffer christoffer
christophe chris
clarence clancy
clifford cliff
constance connie
cornelius neil cornel kees cornelis
curtis curt kurt
cynthia cindy
cyril kirill kyrylo
daniel dan danny danil danylo daniil danila דניאל דני دانيال dani
daniele dani
david dave davey dawid davit dovid dovi daoud dawud דוד דויד داود
deborah deb debbie debra dvora devorah דבורה
dennis denis denny denys
diana diane di
dimitri dmitri dmitry dmytro dima mitya dimitrios dimitris dzmitry dmitriy dmitrii mitsos
dominic dom nick dominik dominique domenico
donald don donnie
dorothy dot dottie dolly dorothea dorota
douglas doug
edgar ed eddie
edmund ed eddie ned edmond edmundo
edward ed eddie ned ted teddy edw eduard edvard
eduardo edu lalo
edwin ed eddie
eleanor ellie nell nora lenore eleonora
elijah eli eliyahu elias elia ilya אליהו אלי
elizabeth liz beth betty lizzie eliza libby lisa elisabeth elsie bess elspeth elisheva elzbieta yelizaveta elizaveta lise liesel eliz אלישבע erzsebet alzbeta
isabel isa
emily em emmy emilia emilie
emmanuel manny manuel emanuel immanuel
eric erik rick ric
ernest ernie ernst ernesto
esther essie ester hester אסתר
eugene gene eugen evgeny yevgeny evgeni yevhen eugenio zhenya yauhen evgenij
eva eve evie ewa chava hava חוה
ezekiel zeke yehezkel יחזקאל
felix feliks
frances fran franny fanny
francesca fran
franziska franzi
francis frank fran frans franz frankie
francesco franco
francisco paco pancho fco chico kiko curro
franciszek franek
franklin frank
frederick fred freddie fredk fritz friedrich fryderyk frederik fredrik rick frederic
frederic fred
federico fede
gabriel gabe gavriel gavriil gabi גבריאל جبريل
gabriella gabby gabriela ella
geoffrey geoff jeff jeffrey
george georgie geo georg georgy georgi georgii georgios yiorgos giorgos yorgos yiorghos heorhiy heorhii gheorghe gheorghi jerzy yuri yura
gerald gerry jerry
gerard gerry gerhard gerardo
gertrude trudy gertie
gilbert gil bert
gregory greg grigory grigori grigoriy gregor grzegorz hryhoriy hryhorii grisha grigorios grigoris
gunther gunter guenther guenter
harold harry hal harald
harriet hattie
helen nell ellen helena helene elena yelena olena lena alena
henry harry hal heinrich hendrik henryk henrik hank heinz henri
enrique kike quique
herbert herb bert
herman hermann armand
herschel hersh zvi hersch צבי הרשל
hezekiah hezi חזקיהו
howard howie
hugh hugo hughie
ian iain
ignatius ignacy ignacio nacho iggy
isaac ike yitzhak yitzchak itzik izzy isak yitzchok itzhak יצחק إسحاق
isabella bella izzy isabelle
isaiah yeshayahu ישעיהו
israel izzy yisrael srul ישראל srulik
jacob jake jakob yaakov yakov yankel jacobo jakub jacques יעקב يعقوب kuba
jacqueline jackie
james jim jimmy jamie jem jas
santiago santi
jane janie jenny jana
janet jan janette
janice jan
jeremiah jerry yirmiyahu jeremy ירמיהו
jeremy jerry jem
jerome jerry hieronymus
jessica jess jessie
joan joanie joanna johanna joanne jo
john jack johnny jon jno johnnie yohanan ioannis giannis yannis yiannis ivan vanya ioann
johann johannes johan hans hannes jan
jan janek
juan juanito
giovanni gianni gian
sean shaun shawn shane
janos jancsi
ioan ion
jonathan jon jonny nathan yonatan yonathan yoni יונתן יוני
joseph joe joey jos josef yosef yossi iosif osip yusuf youssef yosi yousef yussuf jozef josip sepp youssouf yousuf yusif joosep יוסף יוסי يوسف
jose pepe ze
giuseppe beppe peppe pino peppino
joshua josh yehoshua shuki יהושע שוקי
josephine jo josie josefina
judith judy jude yehudit יהודית
judah yehuda jude juda יהודה
julia julie jules yulia iulia iuliia yuliya yuliia julija jula
juliet juliette
julian jules julien
karen karin
kenneth ken kenny
konstantin kostya konstantinos costa kostas constantine kostyantyn konstantyn kostis
laura laurie lori
lawrence larry laurence laurie
leonard len lenny leo leonardo leonid
leonid lenya leonidas
leopold leo poldi
leo lev leon lew
leslie les
lewis lew lou louis luis
ludwig lutz
luigi gigi
lillian lily lil
louise lou luise luisa
lucas luke luka lukas lukasz luc
lucy lucia lucie lucille
madeline maddie madeleine magdalena
margaret maggie meg peggy marge margie greta rita margarita margarete daisy malgorzata margot marguerite gosia malgosia
maria mary marie mariya marya mia masha maryam miriam miryam may molly polly מרים מריה مريم мария
mark marc marek markus marcus marko
martha marta patty
martin marty marcin marten martinus
martina tina
matilda tilly mathilde
matthew matt matthias matityahu mattias matvey matvei mateusz matyas matej
mathieu matthieu
maurice moe morris moritz
maximilian max maximiliano
max maxim maks
maxim max maksim maksym
melissa mel missy
menachem mendel menahem mendy מנחם מנדל
michael mike mick mickey mikey mikhail misha mykhailo mikael micha mischa michail mihail mikhael mihai mihaly michal mihailo michalis mykhaylo mychajlo מיכאל מייקל ميخائيل
miguel migue
michelle shelly micheline michele
mitchell mitch
mohammed mohamed muhammad muhammed mohammad mohamad muhamad mehmet mohd md muhd muh mohamud muhamed mahomed mohamet mohammod mukhammad mukhamed magomed mehmed mamadou mahamadou mohammadi محمد
mordecai mordechai motti moti mordche מרדכי מוטי
moses moshe moe moishe moyshe musa mousa moussa משה موسى
nadia nadezhda nadya nadiya نادية
natalie natalia nataliya nat natasha natalya
nathan nate natan נתן
nathaniel nate nat natanel netanel nathanael נתנאל
nicholas nick nicky nicolas nikolai nikolaus nico niko klaus mikolaj nikolay mykola nikola nikolaos nikos mikalai nikolaj kolya miklos
niccolo nicola nicolo
nicolae nicu
noah noach נח نوح
norman norm
oliver ollie
oscar oskar
osman othman usman uthman ousmane osmaan عثمان
oswald oz ozzie
pamela pam
patricia pat patty tricia trish patrizia patrycja
patrick pat paddy patricio padraig
paul pavel pavlo pawel pal pavlos pasha
penelope penny
peter pete pyotr petr piotr petro petar petros pieter peder petrus petya petter petri
pietro piero
philip phil filip phillip pip philipp pilip filippos
philippe filipe
filippo pippo
rachel rae raquel rahel rachael רחל
ralph rafe
raphael rafi rafael rafal raffaele rafe רפאל
raymond ray
rebecca becky becca rivka rebekah rifka רבקה
regina gina
reginald reg reggie
reuben reuven ruben rubin ראובן
richard rick dick rich richie ricky dickie richd ryszard rikard
robert rob bob bobby bert robbie robt
roderick rod rick
roger rodger ruggero
roland rolando orlando
ronald ron ronnie
rosa rose rosie
rudolph rudy rudolf rodolfo
russell russ
ruth ruthie ruti רות
salvatore sal toto
samuel sam sammy shmuel samuil shmulik שמואל
samantha sam
sarah sally sara sadie sarai שרה سارة
saul shaul שאול
sebastian seb bastian sebastien
sergei sergey sergej serhiy siarhei serhii sergii seriozha serezha
seymour sy
shimon simon simeon semyon semen
sidney sid sydney
sigmund zygmunt siegmund
solomon sol shlomo salomon shloime suleiman sulayman souleymane sulaiman soliman süleyman suleyman שלמה سليمان
sophia sophie sofia zofia sofie
stanley stan
stanislav stanislaw stas stan
stephen steve steven stefan stevie stepan stephan szczepan istvan stevan stefanos
stephanie steph steffi
susan sue susie suzy susanna suzanne shoshana zuzana zsuzsanna susannah שושנה susana
svetlana sveta svitlana
tamara tammy toma תמרה
tatiana tanya tatyana tania tetiana
terence terry terrence
theodore ted teddy theo theodor fyodor fedor feodor teodor fiodor theodoros thodoris
theresa terry tess teresa therese
thomas tom tommy thos tomas tomasz foma
timothy tim timmy timofey timotheus
tobias toby tuvia tobiasz טוביה
ursula uschi
valentina valya tina
valentin val valentino
valery valeri valeriy valerii valerij
valeria valeriya valeriia
veronica ronnie nika veronika
victor vic viktor wiktor viktors
victoria vicky tori viktoria vika
vincent vince vinny vincze
vincenzo enzo
virginia ginny
vladimir volodymyr uladzimir vlad volodya vova wladimir wlodzimierz vlagyimir vladimer waldemar vladimiras
vladislav vlad wladyslaw slava
volodymyr vova
vyacheslav slava viacheslav
walter walt wally walther gualtiero
wenceslas vaclav wenzel waclaw
wilhelm willi willy
william bill billy will willie liam wm wilhelm willem vilhelm willi vilmos
guillermo memo
wolfgang wolf
xavier javier
yaroslav jaroslav slava jaroslaw
yefim efim
yuri yury juri iurii yuriy yurii
zachary zach zack zak zechariah zacharias זכריה
zelda griselda
zeev zev wolf ze'ev זאב
ahmed ahmad ahmet akhmed achmed akhmad أحمد احمد אחמד
ali aly aliou علي
hassan hasan hasen hassane lahcen lahsen حسن חסן
hussein husayn hussain husain hossein huseyin hosein husseyn حسين חוסיין
mahmoud mahmud mahmood محمود
mustafa mostafa moustafa mustapha mostapha مصطفى
omar umar omer oumar عمر
osama usama ousama أسامة
said saeed sayid saeid saïd seydou سعيد
khaled khalid haled خالد
youssef yusuf yousuf yousaf
saddam sadam
fatima fatma fatemeh fatimah fatema fatou fatoumata فاطمة
aisha ayesha aicha عائشة
jamal gamal djamal dzhamal djamel جمال
jamil gamil جميل
nasser nasir naser ناصر
qasim kassem qassem kasim قاسم
karim kareem كريم
rashid rasheed rachid رشيد
rashid rashed rasheed
abdallah abdullah abdulla abdulah abdoulaye عبدالله
abdulrahman abdurrahman abdelrahman abderrahmane
abdulaziz abdelaziz
chaim haim hayim hyman חיים
yehiel yechiel jehiel יחיאל
zalman shlomo
dov ber דב berl berel
aryeh leib arie arye אריה leibel leibish leyb
naftali naphtali נפתלי
pinchas pinhas phineas פנחס
yael jael יעל
danielle daniela daniella dani
gabrielle gabi
jeanne jeannette jeanette
paula pauline paola
carla karla
claudia klaudia claudine
claudio klaudio
erica erika
emil emile emilio
simone simona
nicole nicolette nikki
marcela marcella
christiane kristiane
marius mariusz
sonia sonja sonya
renate renata
sabine sabina
silvia sylvia sylvie
silvio silvius
noam noah נועם
hamid حميد
hamed حامد
hamad حمد
hasna حسناء
saad سعد
salem سالم
salim سليم
salman سلمان
saleh صالح
salah صلاح
nasr نصر
nassar نصار
rashed راشد
kamal kemal كمال
kamil كامل
tariq tarek طارق tareq
taher طاهر
ziad زياد ziyad
zaid زيد zayd zeid
yazid يزيد
rami رامي
hadi هادي
huda hoda houda هدى
nour noor نور
noura نورا
layla leila laila ليلى
walid waleed وليد
majed majid ماجد
majid majeed مجيد
adel adil عادل
adila adela adele
amin أمين
amir أمير
anwar أنور
ayman أيمن
bashir بشير
bassam بسام
fadi فادي
farid فريد
faisal faysal فيصل
fouad fuad فؤاد
hani هاني
hisham هشام
ibtisam ابتسام
imad emad عماد
iman إيمان
jaber jabir gaber jabbar جابر
mansour mansur منصور
marwan مروان
munir منير mounir
nabil نبيل
nadim نديم
rafiq رفيق
ramadan رمضان
samir سمير
samer سامر
sami سامي
sharif شريف
tamer تامر
wael وائل
yasser yasir ياسر
yassin yasin ياسين
zahra زهراء
zainab zeinab زينب
khadija خديجة
aaron aharon אהרון אהרן
amos עמוס
asher אשר
boaz בועז
eitan eytan איתן
elad אלעד
eran ערן
gad גד
gideon גדעון
gil גיל
hannah hana chana channah חנה
ilan אילן
itai itay איתי
lea leah לאה
liora lior ליאורה
meir meyer מאיר
micah מיכה
michal מיכל
naomi noemi נעמי
nachman נחמן
nahum נחום
oded עודד
ofer עופר
ohad אהד
oren אורן
rina רינה
ronen רונן
shai שי
shira שירה
tal טל
tzipora zipporah ציפורה
uri אורי
uriel אוריאל
yair יאיר
yigal יגאל
yoav יואב
yoel joel יואל
yona jonah יונה
mosammat mst mosammet mussammat musammat mosamat
sheikh sk shaikh shaykh
panagiotis panos panayiotis panayotis takis
athanasios thanasis thanos athanassios
charalambos haralambos charalampos babis haris xaralampos
vasilios vasilis vassilis vasileios vassilios vasil vasily vasiliy vasilii vassili vassily basil vasyl vasya
spyridon spyros spiros
christos hristos xristos
evangelos vangelis
eleftherios lefteris
stylianos stelios
apostolos tolis
sotirios sotiris
anastasios tasos
emmanouil manolis
nuruddin noureddine nouruddin noreddine
ziauddin dhiauddin
mukhtar moctar mokhtar mukhtaar
aboubakar abubakar abubakr boubacar aboubacar
chukwuemeka emeka
oluwaseun seun
babatunde tunde
oluwakemi kemi
olufemi femi
chidiebere chidi
yegor egor egorka
igor ihor
zsuzsanna zsuzsa
ferenc feri
gyorgy gyuri
laszlo laci
jozsef joska
rajiv rajeev
sanjay sanjoy
lakshmi laxmi
sita seeta
vijay bijoy
vivek vivekananda
krishna krishnan
mina meena
lina leena
irina iryna irena
daria darya dariia
lydia lidia lidiya
jodie jody
lynn lynne
miles myles
olaf olav
oleg oleh
vitaly vitali vitaliy vitalii
yasmin yasmine jasmin jasmine
zain zayn zein
hatim hatem
hakim hakeem حكيم
halim haleem حليم
haider haidar
idris idriss
ismail esmail ismael
jawad javad
mahdi mehdi
mazen mazin مازن
mohsen mohsin
murad mourad مراد
naim naeem
qadir kadir qader kader قادر
rahim raheem رحيم
rahman rehman رحمن
riad riyad riyadh
rida ridha
saif seif
wahid waheed
younes yunus younis يونس
amar ammar
aziz azeez عزيز
azim azeem عظيم
razzaq razak razaq
anatoly anatoli anatoliy anatolii
arkady arkadi arkadiy arkadii
artem artyom
bogdan bohdan
evgenia yevgenia evgeniya yevgeniya eugenia
galina halyna
gennady gennadi gennadiy gennadii
ilya illia ilia
kseniya ksenia kseniia xenia
oksana
larisa larysa
lyubov lubov
lyudmila ludmila liudmyla ludmyla lyuda lyusya
nikita mykyta
rostislav rostyslav
svyatoslav sviatoslav
vadim vadym
giorgi gia
hakon haakon
marco marko
luca luka
nicola nikola nicolas
raoul raul
sven swen
mariam maryam miriam meryem
wafa wafaa
tamir תמיר
tamar תמר
gilad גלעד
yoram יורם
itamar איתמר
noa נועה
adi עדי
amit עמית
aviv אביב
barak ברק
dalia דליה
dana דנה
dan דן
dror דרור
efrat אפרת
eyal אייל
gal גל
galit גלית
guy גיא
hila הילה
ido עידו
idan עידן
inbal ענבל
keren קרן
liat ליאת
lior ליאור
liron לירון
maayan מעיין
maya מאיה
moran מורן
nadav נדב
nimrod נמרוד
nir ניר
nurit נורית
ofir אופיר
omer עומר
omri עמרי
orit אורית
orly אורלי
ran רן
ronit רונית
roni רוני
ron רון
rotem רותם
shachar שחר
shani שני
sharon שרון
sivan סיון
tali טלי
tomer תומר
yaniv יניב
yaron ירון
yotam יותם
yuval יובל
zohar זוהר
ziv זיו
asaf assaf אסף
avner אבנר
ariel אריאל
alon אלון
amnon אמנון
hagit חגית
hadas הדס
ilana אילנה
marina מרינה
jalal جلال
dalal دلال
talal طلال
bilal بلال
hilal هلال
khalil خليل
habib حبيب
lutfi لطفي
maher ماهر
nada ندى
rania رانيا
salma سلمى
samira سميرة
amina أمينة
amira أميرة
karima كريمة
farida فريدة
rashida رشيدة
sana سناء
suad سعاد
yahya يحيى
zakaria زكريا
dolores lola
ximena jimena
naguib najib nagib نجيب
sainte ste
saurabh sourav sourabh
duc duk
zygmunt zygi
agnieszka aga
stanislaw staszek
jakub kuba
tadeusz tadek
andrzej jedrek
ewa ewka
joanna asia joasia
barbara basia
aleksandra ola
jadwiga jadzia
wojciech wojtek
grzegorz grzesiek
krzysztof krzysiek
pavel pavlik
tomas tomik
jaroslav jarda
jiri jirka
josef pepik
frantisek franta
zdenek zdenda
vaclav vasek
concepcion concha conchita
mercedes merche
rosario charo
consuelo chelo
enrique quique
alfonso poncho
roberto beto
gilberto beto
guadalupe lupe lupita
refugio cuca
fernando nando
antonia toñi
domingo mingo
salvatore totò
domenico mimmo
gennaro genny
bartolomeo bartolo
annunziata nunzia
giovanna gianna
luciana luce
teresa teresita tere
joaquim quim
francisca chica paquita
sebastiao tiao
raimundo mundo
leila layla laila leyla
`;

/** Given names that stand for themselves alone. */
const others = `
abdulilah ada adriana ajit alberto alexis alina alonso alvaro amita amparo amr andrea anil anita ara aram arina arman
armen artak ashot avi beltran benito bernardo bruno camila camilo carlo carmen catalina cecilia celia cesar chinedu
chloe claude cleo cristobal danuta darina data deepa deepak denise diego dina dinesh dora eda edoardo edouard einar
elina eloisa elvira emma enrico erico erla esteban estela etienne etta fabian fabio fahad fahd farhad farhan felipe
fermin fernanda flavia flavio florencia francois francoise frederica gabor gagik ganesh garik georges georgia gevorg
ghaffar giacomo giorgio giulia giulio gleb gonzalo graciela gregorio grigol grigor gudrun guglielmo guillaume gunnar
hakob hamida hammad hamza hector helga henrietta horacio hovhannes ida ignacia ikram ilona ilyas imane imran ina inga
ingeborg inger ingrid inna innokenty irakli irene irfan iris isidro isla ivana ivo ivy jabra jacinto jaime jalil
jamila janusz jean jens jill joao joaquin jordi jorge jorgen joy juana juliana julieta julio julius junaid june kabir
kade kai kamran karam karan kari karina kavita keith kent kevin khalida kieran kira kiran knut kofi kojo kwabena kwaku
kwame kwasi kyla kyle ladislav lance lane lars lasha lasse latif latifa laurent leandro leif leonor levan levon lila
lilia linnea livia lloyd lluis lora lorena lorenz lorenzo lourdes lucio luther lyle mabel madison magnus mahesh
malcolm malik malika manav manoj manuela mara marcel marcelo marcos marfa marian mariana mariano marika mario marion
marisol marjorie marlene martino marvin mateo mats matteo mauricio maurizio mauro maximo meera megan mehran meredith
michel milan mildred milena mira mirko miroslav miroslava modesto mohit moin moira mona morgan morten mstislav muhsin
mukesh munira muriel myra nabila nadine nadir nana narek naresh natividad nato nestor neville nigel nils nina nino
nizar noel noelle nona nuria octavio ole olga olivia olivier oliviero omid orla otto owen oystein pablo paolo pascal
pascale patrice pavlina pedro perry petra phoebe pierre pilar platon polina pooja preston puja rabia radoslav raed
rafaela rafid rahul raimund raisa rakesh ramesh ramiro ramon ramona randall rani ravi renato rene renee reza rhys
ricardo riccardo rima roberta robin rocio rodrigo rogelio rohan rohit rola rolf romain roman ross roy ruba rufus rune
ruslan ruslana rustam sabrina sadiq sahar saida sajid salam salima salvador samad samia sargis sarita saskia sattar
savita sawsan selena selma serena serge sergio sergiu shadia shahid shakir sheila sigrid sigurd siham silas silvana
silvano snezhana snorri soledad solveig stefania stefano stella sten stephane sture sultan sumaya sumit sunil sunita
suresh sushil tabitha taha tahir talib tara taras terje thea tigran tikhon timur todd tommaso tove trevor trine
tristan troy ulf ulla ulrich ulrike umair umesh uwe vahan vakhtang valerian valerie vardan vartan vasilisa vera verena
vicente victorine vidar vikas vikram vinita viola violet vittorio vsevolod wade wadih wahab wajid wanda wanjiku
wanjiru warren wayne wendy werner wesley wilma winifred wissam yana yaqub yara yaw yolanda yves yvonne zahid zahir
zaina zaki zakia zina zipi zlata zoe zoya zurab
`;

const groupsByName = new Map<string, Set<number>>();
const groups = [...lines.trim().split("\n"), ...others.trim().split(/\s+/), ...familyNames.trim().split(",")].map((group) =>
  group.trim().split(/\s+/),
);

for (const [group, names] of groups.entries()) {
  for (const name of names) {
    const plain = withoutMarks(name.replace(/'/g, ""));
    const known = groupsByName.get(plain) ?? new Set<number>();
    known.add(group);
    groupsByName.set(plain, known);
  }
}

// The Latin forms of names of other scripts are names too, and the long ones of one name are spellings of it.
for (const entry of nativeNames.split(",")) {
  const forms = entry.match(/[a-z]+/g) ?? [];
  const areSpellings = forms.length > 1 && forms.every((form) => form.length >= 5);
  for (const names of areSpellings ? [forms] : forms.filter((form) => !groupsByName.has(form)).map((form) => [form])) {
    const group = groups.push(names) - 1;
    for (const name of names) groupsByName.set(name, new Set([...(groupsByName.get(name) ?? []), group]));
  }
}

/** Do two names (lower case, without marks, Latin or in their own script) stand for one another? */
export function areFormsOfOneName(a: string, b: string): boolean {
  const one = groupsByName.get(a);
  const other = groupsByName.get(b);
  if (!one || !other) return false;
  for (const group of one) if (other.has(group)) return true;
  return false;
}

/** Are both known names, and different ones? "Maria" and "Marie" are one, "Daniel" and "David" are two. */
export function areDifferentNames(a: string, b: string): boolean {
  return groupsByName.has(a) && groupsByName.has(b) && !areFormsOfOneName(a, b);
}

/** The full names that a given name may stand for, at most six. */
export function canonicalForms(name: string): string[] {
  return [...(groupsByName.get(name) ?? [])].slice(0, 6).map((group) => groups[group]?.[0] ?? "");
}
