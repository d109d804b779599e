import { withoutMarks } from "./transliterate.ts";

/**
 * Given names that stand for one another: short and pet forms, spellings in several languages and
 * the Hebrew and Arabic forms of common names. Common knowledge written down for this product (no list was
 * copied; no licence applies). One line a name, its full form first. A short form may belong to
 * several names ("Alex"); full forms on different lines are different names.
 */
const lines = `
abigail abby abbie gail avigail אביגיל
abraham abe bram avraham avram ibrahim avrohom אברהם إبراهيم
adelaide addie heidi
alexei alexey aleksei aleksey oleksii oleksiy aliaksei alyosha lyosha
adrian adrien hadrian
agnes aggie agnieszka ines
albert al bert bertie alberto
alexander alex alec al sandy sasha alexandre alejandro aleksandr aleksander alessandro oleksandr aliaksandr aleksandar xander lex sascha sanya shura alexandros alexandru
alexandra alex sandra sasha alexa lexi aleksandra oleksandra alejandra alessandra
alfred al alf alfie fred freddie alfredo
alice alicia alisa ali
andrew andy drew andrei andrey andreas andre andres andrzej andriy andrea andrej anders
angela angie angelika
anna ann anne annie anya hanna hannah ana anne nan nancy
anthony tony antony anton antonio antoine ant antonin
antonia toni tonya
arnold arnie
arthur art artie arturo artur
augustus gus august augustin
barbara barb babs barbie basia varvara
barnabas barney
bartholomew bart barry bartosz
benedict ben benny benedikt
benjamin ben benny benji binyamin veniamin בנימין בני
bernard bernie barney bernhard bernd bernardo
beatrice bea trixie beatriz
boris borya
bradley brad
brian bryan
calvin cal
cameron cam
caroline carrie carol karoline carolina
casimir kazimierz
catherine kate katie kathy cathy katherine kathleen kathryn kit katya ekaterina yekaterina caterina catalina katarzyna kateryna katrin cat kitty kasia
charles charlie chuck chas karl carl carlos carlo karol
charlotte lottie charlie lotte
christian chris kristian cristian christiaan
christina tina chris chrissy kristina christine kristin krystyna
christopher chris topher kit christoph kristof krzysztof christophe cristobal
clarence clancy
clifford cliff
constance connie
cornelius neil cornel kees
curtis curt kurt
cynthia cindy
cyril kirill kyrylo
daniel dan danny daniele danil danylo daniil דניאל דני دانيال
david dave davey dawid davit dovid dovi daoud dawud דוד דויד داود
deborah deb debbie debra dvora devorah דבורה
dennis denis denny denys
diana diane di
dimitri dmitri dmitry dmytro dima mitya dimitrios dimitris dzmitry dmitriy dmitrii
dominic dom nick dominik dominique domenico
donald don donnie
dorothy dot dottie dolly dorothea dorota
douglas doug
edgar ed eddie
edmund ed eddie ned edmond edmundo
edward ed eddie ned ted teddy eduard eduardo edouard edvard edoardo
edwin ed eddie
eleanor ellie nell nora lenore eleonora
elijah eli eliyahu elias elia ilya אליהו אלי
elizabeth liz beth betty lizzie eliza libby lisa elisabeth elsie bess ella elspeth elisheva elzbieta yelizaveta elizaveta isabel lise אלישבע
emily em emmy emilia emilie
emmanuel manny manuel emanuel immanuel
eric erik rick
ernest ernie ernst ernesto
esther essie ester hester אסתר
eugene gene eugen evgeny yevgeny evgeni yevhen eugenio zhenya yauhen evgenij
eva eve evie ewa chava hava חוה
ezekiel zeke yehezkel יחזקאל
felix feliks
frances fran fanny franny francesca franziska
francis frank fran francois francesco francisco franz frans franciszek paco pancho
franklin frank
frederick fred freddie fritz frederic friedrich federico fryderyk rick fredrik
gabriel gabe gavriel gavriil gabi גבריאל جبريل
gabriella gabby gabriela ella
geoffrey geoff jeff jeffrey
george georgie georg jorge giorgio georges jerzy yuri georgy jiri georgios heorhiy
gerald gerry jerry
gerard gerry gerhard gerardo
gertrude trudy gertie
gilbert gil bert
gregory greg grigory gregor grzegorz gregorio hryhoriy grisha
gunther gunter guenther guenter gunter
harold harry hal harald
harriet hattie
helen nell ellen helena helene elena yelena olena lena alena
henry harry hank hal heinrich henri enrique henryk enrico hendrik
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
israel izzy yisrael srul ישראל
jacob jake jakob yaakov yakov yankel jacobo jakub jacques יעקב يعقوب
jacqueline jackie
james jim jimmy jamie jem diego jaime santiago giacomo
jane janie jenny jana
janet jan
janice jan
jeremiah jerry yirmiyahu jeremy ירמיהו
jeremy jerry jem
jerome jerry hieronymus
jessica jess jessie
joan joanie joanna johanna joanne jo
john jack johnny jon johann johannes jan ivan juan jean giovanni yohanan hans ian sean joao johan janusz jens
jonathan jon jonny nathan yonatan yonathan yoni יונתן יוני
joseph joe joey josef jose giuseppe yosef yossi iosif osip jozef yusuf youssef yosi josip pepe sepp yousef yussuf יוסף יוסי يوسف
joshua josh yehoshua shuki יהושע שוקי
josephine jo josie josefina
judith judy jude yehudit יהודית
judah yehuda jude juda יהודה
julia julie jules yulia iulia giulia
julian jules julius
karen kari karin
kenneth ken kenny
konstantin kostya konstantinos costa kostas constantine kostyantyn
laura laurie lori
lawrence larry laurence lars laurent lorenzo laurie lorenz
leonard len lenny leo leonardo leonid
leonid lenya leonidas
leopold leo poldi
leo lev leon lew
leslie les
lewis lew lou louis luis ludwig luigi lluis
lillian lily lil
louise lou luise luisa
lucas luke luca lukas lukasz
lucy lucia lucie lucille
madeline maddie madeleine magdalena
margaret maggie meg peggy marge margie greta rita margarita margarete daisy malgorzata margot marguerite
maria mary marie mariya marya mia masha maryam miriam miryam mary may molly polly מרים מריה مريم мария
mark marc marcus marco marek markus marcos
martha marta patty
martin marty marcin marten
martina tina
matilda tilly mathilde
matthew matt matthias mateo matteo mathieu matityahu mattias mateusz matvey matthieu
maurice moe morris mauricio maurizio moritz
maximilian max maximiliano
max maxim maks
maxim max maksim maksym
melissa mel missy
menachem mendel menahem mendy מנחם מנדל
michael mike mick mickey mikey michel michal mikhail misha miguel michele mykhailo mikael micha mischa michail mihail mikhael mihai mihaly מיכאל מייקל ميخائيل
michelle shelly micheline
mitchell mitch
mohammed mohamed muhammad muhammed mohammad mohamad muhamad mohamed mehmet mohd muhamed mahomed mohamet mohammod mukhammad mukhamed magomed mehmed محمد
mordecai mordechai motti moti mordche מרדכי מוטי
moses moshe moe moishe moyshe musa moses משה موسى
nadia nadezhda nadya nadiya
natalie natalia nataliya nat natasha natalya
nathan nate natan נתן
nathaniel nate nat natanel netanel נתנאל
nicholas nick nicky nicolas nikolai nikolaus nico niko klaus mikolaj nikolay mykola nicola nikola nicolae nikolaos colin nikos mikalai
noah noach נח نوح
norman norm
oliver ollie olivier
oscar oskar
osman othman usman uthman عثمان
oswald oz ozzie
pamela pam
patricia pat patty tricia trish patrizia patrycja
patrick pat paddy patricio padraig
paul pablo paolo pavel paolo pavlo pawel pal paulo
penelope penny
peter pete pedro pierre pietro pyotr petr piotr petro petar petros pieter peder
philip phil felipe philippe filip filippo phillip pip philipp
rachel rae raquel rahel rachael רחל
ralph rafe raoul raul
raphael rafi rafael rafal raffaele rafe רפאל
raymond ray ramon raimund
rebecca becky becca rivka rebekah rifka רבקה
regina gina
reginald reg reggie
reuben reuven ruben rubin ראובן
richard rick dick rich richie ricky ricardo riccardo ryszard dickie
robert rob bob bobby bert robbie roberto robin
roderick rod rick
roger rodger ruggero
roland rolando orlando
ronald ron ronnie
rosa rose rosie
rudolph rudy rudolf rodolfo
russell russ
ruth ruthie ruti רות
salvatore sal salvador
samuel sam sammy shmuel samuil shmulik שמואל
samantha sam
sarah sally sara sadie sarai שרה سارة
saul shaul שאול
sebastian seb bastian sebastien
sergei sergey serge sergio serhiy siarhei sergiu seriozha serhii
seymour sy
shimon simon simeon semyon simone שמעון
sidney sid sydney
sigmund zygmunt siegmund
solomon sol shlomo salomon shloime suleiman sulayman שלמה سليمان
sophia sophie sofia zofia sofie
stanley stan
stanislav stanislaw stas stan
stephen steve steven stefan esteban etienne stephan stevie istvan stepan stefano stephane szczepan
stephanie steph steffi
susan sue susie suzy susanna suzanne shoshana zuzana zsuzsanna susannah שושנה
svetlana sveta svitlana
tamara tammy toma תמרה
tatiana tanya tatyana tania tetiana
terence terry terrence
theodore ted teddy theo theodor fyodor fedor feodor teodor fiodor
theresa terry tess teresa therese
thomas tom tommy tomas tomasz tommaso toma
timothy tim timmy timofey timotheus
tobias toby tuvia tobiasz טוביה
ursula uschi
valentina valya tina
valentin val valentino
valery valeri valeriy valeria
veronica ronnie nika veronika
victor vic viktor vittorio wiktor
victoria vicky tori viktoria vika
vincent vince vinny vincenzo vicente
virginia ginny
vladimir volodymyr uladzimir vlad volodya vova wladimir wlodzimierz vlagyimir vladimer waldemar
vladislav vlad wladyslaw slava
volodymyr vova
vyacheslav slava viacheslav
walter walt wally walther gualtiero
wenceslas vaclav wenzel waclaw
wilhelm willi willy
william bill billy will willie liam guillermo guillaume wilhelm willem vilhelm guglielmo
wolfgang wolf
xavier javier
yaroslav jaroslav slava jaroslaw
yefim efim
yuri yury juri iurii yuriy yurii
zachary zach zack zak zechariah zacharias זכריה
zelda griselda
zeev zev wolf ze'ev זאב
ahmed ahmad ahmet akhmed achmed akhmad أحمد احمد אחמד
ali aly علي
hassan hasan hasen حسن חסן
hussein husayn hussain husain hossein huseyin hosein husseyn حسين חוסיין
mahmoud mahmud mahmood محمود
mustafa mostafa moustafa mustapha مصطفى
omar umar omer
osama usama ousama أسامة
said saeed sayid saeid سعيد
khaled khalid haled خالد
youssef yusuf يوسف
saddam sadam
fatima fatma fatemeh fatimah فاطمة
aisha ayesha aicha عائشة
jamal gamal djamal dzhamal جمال
jamil gamil جميل
nasser nasir naser ناصر
qasim kassem qassem kasim قاسم
karim kareem كريم
rashid rasheed rachid رشيد
abdallah abdullah abdulla abdulah عبدالله
abdulrahman abdurrahman abdelrahman abderrahmane abdulrahman
abdulaziz abdelaziz
chaim haim hayim hyman חיים
yehiel yechiel jehiel יחיאל
zalman shlomo
dov ber דב
aryeh leib arie arye אריה
naftali naphtali נפתלי
pinchas pinhas phineas פנחס
yael jael יעל
danielle daniela daniella dani
gabrielle gabi
michelle michele micheline
jeanne jeannette jeanette
paula pauline paola
carla karla
claudia klaudia claudine
claude
claudio klaudio
erica erika
emil emile emilio
simone simona
nicole nicolette nikki
marcela marcella
patrice
andrea
christiane kristiane
mario
marius mariusz
marina
marion
dana
dan
carmen
sonia sonja sonya
ivana
jana
stefania
roberta
alexis
denise
frederica
georgia
henrietta
josephine
renate renata
rene
renee
sabrina
sabine sabina
silvia sylvia sylvie
silvio silvius
valerie
victorine
yvonne
yves
ivo
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
tariq tarek طارق
taher طاهر
ziad زياد
zaid زيد
yazid يزيد
rami رامي
hadi هادي
huda هدى
nour noor نور
noura نورا
layla leila laila ليلى
walid waleed وليد
majid ماجد
majed مجيد
adel عادل
adil
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
imad عماد
emad
iman إيمان
jaber جابر
jabir
mansour mansur منصور
marwan مروان
munir منير
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
avi
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
rivka
ronen רונן
shai שי
shaul
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
zipi
zvi
`;

const groupsByName = new Map<string, Set<number>>();
const fullForms = lines
  .trim()
  .split("\n")
  .map((line) => line.split(" ")[0] ?? "");

for (const [group, line] of lines.trim().split("\n").entries()) {
  for (const name of line.trim().split(/\s+/)) {
    const plain = withoutMarks(name.replace(/'/g, ""));
    const groups = groupsByName.get(plain) ?? new Set<number>();
    groups.add(group);
    groupsByName.set(plain, groups);
  }
}

/** Do two given names (lower case, without marks, Latin or in their own script) stand for one another? */
export function areFormsOfOneName(a: string, b: string): boolean {
  const groups = groupsByName.get(a);
  const others = groupsByName.get(b);
  if (!groups || !others) return false;
  for (const group of groups) if (others.has(group)) return true;
  return false;
}

/** Are both known given names, and different ones? "Maria" and "Marie" are one, "Daniel" and "David" are two. */
export function areDifferentGivenNames(a: string, b: string): boolean {
  return groupsByName.has(a) && groupsByName.has(b) && !areFormsOfOneName(a, b);
}

/** The full names that a given name may stand for, at most three. */
export function canonicalForms(name: string): string[] {
  return [...(groupsByName.get(name) ?? [])].slice(0, 3).map((group) => fullForms[group] ?? "");
}
