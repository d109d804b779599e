import { withoutMarks } from "./transliterate.ts";

/**
 * Common given names in Cyrillic, Greek, Georgian, Armenian, Hebrew, Arabic and Devanagari, and family names in Hebrew and Arabic, with their usual Latin forms:
 * the letters alone do not tell סיגל from סיוון read as "Sigal", nor حسين from "Hossam". Common knowledge written down for
 * this product (no list was copied; no licence applies).
 */
export const nativeNames = `
Александр aleksandr, Алексей aleksei, Андрей andrei, Антон anton, Артём artyom, Артур artur, Борис boris, Вадим vadim,
Валентин valentin, Валентина valentina, Валерий valery, Валерия valeria, Василий vasily, Василиса vasilisa, Вера vera,
Вероника veronika, Виктор viktor, Виктория viktoria, Виталий vitaly, Владимир vladimir, Владислав vladislav, Вячеслав
vyacheslav, Галина galina, Геннадий gennady, Георгий georgy, Глеб gleb, Григорий grigory, Даниил daniil, Дарья darya,
Денис denis, Дина dina, Дмитрий dmitry, Егор egor, Екатерина ekaterina, Елена elena, Елизавета elizaveta, Жанна
zhanna, Захар zakhar, Зинаида zinaida, Зоя zoya, Иван ivan, Игорь igor, Илья ilya, Инга inga, Инна inna, Ирина irina,
Карина karina, Кирилл kirill, Клавдия klavdia, Константин konstantin, Ксения ksenia, Лариса larisa, Лев lev, Леонид
leonid, Лидия lidia, Любовь lyubov, Людмила lyudmila, Макар makar, Максим maksim, Марина marina, Мария maria, Марк
mark, Марта marta, Матвей matvei, Михаил mikhail, Надежда nadezhda, Наталья natalya, Никита nikita, Николай nikolai,
Нина nina, Оксана oksana, Олег oleg, Ольга olga, Павел pavel, Пётр pyotr, Полина polina, Раиса raisa, Римма rimma,
Роман roman, Руслан ruslan, Савелий savely, Светлана svetlana, Семён semyon, Сергей sergei, София sofia, Станислав
stanislav, Степан stepan, Тамара tamara, Тарас taras, Татьяна tatyana, Тимофей timofei, Тимур timur, Ульяна ulyana,
Фёдор fyodor, Филипп filipp, Эдуард eduard, Эльвира elvira, Юлия yulia, Юрий yuri, Яков yakov, Яна yana, Ярослав
yaroslav, Анна anna, Алина alina, Алла alla, Анастасия anastasia, Арина arina, Милана milana, Милена milena, Мила
mila, Злата zlata, Рената renata, Ринат rinat, Рашид rashid, Марат marat, Мурат murat, Азат azat, Айдар aidar, Ильдар
ildar, Эльдар eldar, Рамиль ramil, Камиль kamil, Богдан bogdan, Назар nazar, Остап ostap, Орест orest, Олена olena,
Оля olya, Стефан stefan, Зоран zoran, Горан goran, Јован jovan, Драган dragan, Милан milan, Мирко mirko, Марко marko,
Ивана ivana, Јелена jelena, Јована jovana,
Γιώργος giorgos, Γιάννης giannis, Νίκος nikos, Κώστας kostas, Δημήτρης dimitris, Παναγιώτης panagiotis, Βασίλης
vasilis, Χρήστος christos, Αντώνης antonis, Μιχάλης michalis, Σταύρος stavros, Σπύρος spyros, Πέτρος petros, Παύλος
pavlos, Ηλίας ilias, Άρης aris, Φώτης fotis, Μάκης makis, Τάκης takis, Μάριος marios, Στέλιος stelios, Μανώλης
manolis, Θανάσης thanasis, Λευτέρης lefteris, Σωτήρης sotiris, Μαρία maria, Ελένη eleni, Κατερίνα katerina, Βασιλική
vasiliki, Σοφία sofia, Αγγελική angeliki, Γεωργία georgia, Δήμητρα dimitra, Κωνσταντίνα konstantina, Παναγιώτα
panagiota, Ιωάννα ioanna, Άννα anna, Ευαγγελία evangelia, Χριστίνα christina, Αναστασία anastasia, Μαρίνα marina,
Ελένα elena, Δέσποινα despina, Χρυσούλα chrysoula, Στέλλα stella, Νίκη niki, Ζωή zoi, Θάνος thanos, Πάνος panos, Μάνος
manos, Λάμπρος lambros, Αλέξης alexis, Αλέξανδρος alexandros, Ανδρέας andreas, Κυριάκος kyriakos, Μάρθα martha, Ράνια
rania, Τάνια tania, Σάββας savvas, Λουκάς loukas, Θωμάς thomas,
გიორგი giorgi, დავით davit, ნინო nino, თამარ tamar, თამარა tamara, მარიამ mariam, მარინა marina, ნანა nana, ნათია
natia, ნატო nato, ნათელა natela, ლევან levan, ლაშა lasha, ლია lia, ლელა lela, ლალი lali, ლანა lana, ირაკლი irakli,
ზურაბ zurab, ზაზა zaza, ვახტანგ vakhtang, ვაჟა vazha, გოგა goga, გიგა giga, გელა gela, გია gia, გურამ guram, გულიკო
guliko, ეკა eka, ეკატერინე ekaterine, ანა ana, ანი ani, მაია maia, მაკა maka, მანანა manana, მერაბ merab, მალხაზ
malkhaz, მამუკა mamuka, ბესიკ besik, ბექა beka, ბაკურ bakur, სანდრო sandro, სოფიო sopio, სალომე salome, შოთა shota,
შორენა shorena, თეა tea, თინა tina, თინათინ tinatin, თეიმურაზ teimuraz, ოთარ otar, ომარ omar, ნოდარ nodar, რამაზ
ramaz, რეზო rezo, ხატია khatia, ქეთევან ketevan, ქეთი keti,
Արամ aram, Արա ara, Արմեն armen, Արման arman, Արթուր artur, Արտակ artak, Արտեմ artem, Աննա anna, Անի ani, Անահիտ
anahit, Աշոտ ashot, Գագիկ gagik, Գարիկ garik, Գևորգ gevorg, Գոռ gor, Դավիթ davit, Էդգար edgar, Լիլիթ lilit, Լիանա
liana, Լուսինե lusine, Կարեն karen, Կարինե karine, Հայկ hayk, Հովհաննես hovhannes, Մարիամ mariam, Մարինե marine,
Մարինա marina, Մկրտիչ mkrtich, Միքայել mikayel, Նարեկ narek, Նարինե narine, Նաիրա naira, Նունե nune, Սարգիս sargis,
Սերգեյ sergey, Սոնա sona, Սուսաննա susanna, Տիգրան tigran, Վահե vahe, Վահան vahan, Վարդան vardan, Վազգեն vazgen,
Ռուբեն ruben, Ռուզան ruzan, Ռաֆայել rafayel, Ռոբերտ robert, Սուրեն suren, Լևոն levon,
אברהם avraham, אבי avi, אביב aviv, אביגיל avigail, אבנר avner, אדם adam, אהוד ehud, אהרון aharon, אור or, אורי uri,
אורן oren, אורנה orna, אורית orit, אורלי orly, איתי itai, איתן eitan, אייל eyal, אילן ilan, אילנה ilana, אילת ayelet,
אירית irit, אליעזר eliezer, אלעזר elazar, אליהו eliyahu, אלי eli ellie ally, אלה ella, אלון alon, אמיר amir, אמירה amira, אמנון
amnon, אסתר esther, אסף asaf, אפרים efraim, אפרת efrat, אריה aryeh, אריאל ariel, בועז boaz, בנימין binyamin, ברוך
baruch, ברכה bracha, גיא guy gai, גיל gil, גילה gila, גילי gili, גלעד gilad, גלית galit, גדי gadi, גדעון gideon, דוד
david, דודו dudu, דוב dov, דן dan, דנה dana, דני dani danny, דניאל daniel, דינה dina, דליה dalia, דבורה dvora, הדס hadas,
הילה hila, זאב zeev, זיו ziv, חיים chaim haim, חיה chaya, חנה hannah, חנן hanan, חגית hagit, חגי haggai, טל tal, טלי tali,
יאיר yair, יעל yael, יעקב yaakov, יגאל yigal, יהודה yehuda judah, יהודית yehudit, יהושע yehoshua, יוסף yosef, יואב yoav,
יואל yoel, יונתן yonatan, יורם yoram, ירון yaron, יריב yariv, יצחק yitzhak, ישראל yisrael, יפה yafa, כרמית carmit,
ליאור lior leor, ליאת liat, לאה leah, מאיר meir, מאירה meira, מיכאל michael, מיכל michal, מירי miri, מירב merav, מרים
miriam, משה moshe, מנחם menachem, מנשה menashe, מרדכי mordechai, מתן matan, נועם noam, נועה noa, נעמי naomi, נדב
nadav, ניר nir, נירה nira, נורית nurit, נתן natan, נתנאל netanel, נחום nahum, נחמן nachman, סיגל sigal, סיוון sivan,
עדי adi, עדית idit, עוז oz, עוזי uzi, עומר omer, עודד oded, עידו ido, עידן idan, עירית irit, עמית amit, עמוס amos,
עמיר amir, ענת anat, ענבל inbal, עופר ofer, עפרה ofra, ערן eran, עינת einat, פנחס pinchas, צבי zvi, צביה zvia, ציפי
tzipi, קרן keren karen, רון ron, רונן ronen, רוני roni ronnie, רונית ronit, רות ruth, רותי ruti, רחל rachel, רבקה rivka, רמי
rami, רן ran, רפאל refael rafael raphael, רפי rafi, ראובן reuven, שאול shaul, שי shai shy, שיר shir, שירה shira, שירי shiri, שלום shalom,
שלמה shlomo, שמואל shmuel, שמעון shimon, שמשון shimshon, שני shani, שרה sarah, שרון sharon, שרית sarit, תמר tamar,
תמיר tamir, תום tom thom, תומר tomer, תמרה tamara, מיה maya, מאיה maya, לירון liron, רז raz, שחר shahar, יובל yuval, אריק arik eric erik, בני benny beni, שגיא sagi, אלמוג almog, דור dor, נטע neta, עינב einav, יניב yaniv, אושרי oshri, אופיר ophir, נופר
nofar, איילת ayelet,
محمد mohammed, محمود mahmoud, أحمد ahmed, حامد hamed, حميد hamid, حمد hamad, حمدي hamdi, حماد hammad, خالد khaled,
خليل khalil, خلف khalaf, خلود kholoud, سعيد said, سعد saad, سعود saud, سعدي saadi, سالم salem, سليم salim, سلمان
salman, سليمان suleiman, سامي sami, سمير samir, سميرة samira, سمر samar, سامر samer, صالح saleh, صلاح salah, صبري
sabri, صابر saber, عادل adel, علي ali, علاء alaa, عماد imad, عمر omar umar, عمرو amr, عمار ammar, عامر amer, أمير
amir, أميرة amira, أمين amin, أمينة amina, آمنة amna, إيمان iman, أيمن ayman, عثمان osman, عدنان adnan, عبدالله
abdullah, عبدالرحمن abdulrahman, عبدالرحيم abdulrahim, عبدالكريم abdulkarim, عبدالقادر abdulqadir, عبدالعزيز
abdulaziz, عبدالعظيم abdulazim, فهد fahd, فيصل faisal, فارس faris, فريد farid, فريدة farida, فؤاد fuad, فادي fadi,
فاطمة fatima, قاسم qasim, كريم karim, كريمة karima, كمال kamal, كامل kamil, ليلى layla, لينا lina, لؤي luay, ماجد
majed majid, مجيد majid, مجدي magdi, ماهر maher, منصور mansour, منير munir, منيرة munira, منى mona, مها maha, مراد
murad, مروان marwan, مريم maryam, مصطفى mustafa, نادر nader, نادية nadia, ناصر nasser, نصر nasr, نبيل nabil, نبيلة
nabila, نور nour, نورا noura, نوال nawal, نزار nizar, هاني hani, هادي hadi, هدى huda, هشام hisham, هاشم hashim, هند
hind, هناء hana, وليد walid, وائل wael, وسام wissam, ياسر yasser, ياسين yassin, يحيى yahya, يوسف youssef, يونس younes,
زياد ziad, زيد zaid, زين zain, زينب zainab, زكي zaki, زكريا zakaria, رامي rami, رائد raed, رشيد rashid, راشد rashed,
رضا rida reza, رانيا rania, ريم reem, ريما rima, رنا rana, رباب rabab, جمال jamal, جميل jamil, جميلة jamila, جابر jaber,
جلال jalal, جاسم jasim, حسن hassan, حسين hussein, حسام hossam husam, حسني hosni, حاتم hatem, حازم hazem, حكيم hakim,
حليم halim, حنان hanan, حبيب habib, إبراهيم ibrahim, إسماعيل ismail, إدريس idris, إلياس ilyas, بلال bilal, بسام
bassam, باسم basem, بشير bashir, بدر badr, طارق tariq, طاهر taher, طه taha, طلال talal, غسان ghassan, غادة ghada, شادي
shadi, شريف sharif, شيماء shaima, لطيف latif, لطيفة latifa, أنس anas, أنور anwar, أسامة osama, أسماء asma, أكرم akram,
إكرام ikram, نوف nouf, نورة noura, سارة sara, سعاد suad, شيرين shirin, عائشة aisha, خديجة khadija, سلمى salma, رقية
ruqayya, صفية safiya, بثينة buthaina, جواد jawad, رياض riyad, سيف saif, شهاب shihab, صادق sadiq, عباس abbas, عصام
issam, فواز fawaz, قيس qais, لبنى lubna, مازن mazen, مالك malik, معاذ muadh, ندى nada, نجيب najib, هيثم haitham, وفاء
wafa, يعقوب yaqub, طلعت talaat, عزت ezzat, صفوان safwan, غالب ghalib, فاروق farouk, دلال dalal, جاد jad, هالة hala,
سهير suhair, سهام siham, سمية sumaya, بدرية badriya,
राम ram, रमा rama, रमेश ramesh, राकेश rakesh, राजेश rajesh, राजीव rajiv, राजू raju, राज raj, रवि ravi, रानी rani, रेखा
rekha, रोहित rohit, मोहित mohit, राहुल rahul, रोहन rohan, मोहन mohan, सोहन sohan, सुरेश suresh, नरेश naresh, महेश
mahesh, मुकेश mukesh, दिनेश dinesh, गणेश ganesh, उमेश umesh, अनिल anil, सुनील sunil, सुशील sushil, अमित amit, सुमित
sumit, अजीत ajit, अजय ajay, विजय vijay, संजय sanjay, संजीव sanjiv, विवेक vivek, विकास vikas, विक्रम vikram, विनोद
vinod, प्रमोद pramod, मनोज manoj, मनीष manish, मनीषा manisha, आशीष ashish, अशोक ashok, आलोक alok, अरुण arun, अरुणा
aruna, तरुण tarun, वरुण varun, करण karan, किरण kiran, सीता sita, गीता gita, नीता nita, रीता rita, मीता mita, अनीता
anita, सुनीता sunita, कविता kavita, सविता savita, सरिता sarita, बबीता babita, ममता mamta, लता lata, माला mala, कमला
kamla, विमला vimla, निर्मला nirmala, शीला sheela, मीना meena, वीना veena, रीना reena, टीना tina, पूजा pooja, दीपा
deepa, दीपक deepak, दिलीप dilip, प्रिया priya, सुप्रिया supriya, नेहा neha, स्नेहा sneha, रेणु renu, मधु madhu, साधना
sadhana, वंदना vandana, अर्चना archana, सपना sapna, कल्पना kalpana, नंदन nandan, चंदन chandan, सीमा seema, संगीता
sangeeta, ज्योति jyoti, आरती aarti, भारती bharti, शांति shanti, राधा radha, कृष्ण krishna, गोपाल gopal, गोविंद govind,
हरीश harish, जगदीश jagdish, कैलाश kailash, लक्ष्मी lakshmi, सरस्वती saraswati, पार्वती parvati, उषा usha, आशा asha,
निशा nisha, रश्मि rashmi, पवन pawan, पंकज pankaj, नवीन naveen, प्रवीण praveen, अभय abhay, उदय uday,
زهراني zahrani, قحطاني qahtani, غامدي ghamdi, حربي harbi, حارثي harthi harithi, عتيبي otaibi utaibi, عنزي anazi enezi,
شمري shammari, مطيري mutairi, دوسري dosari dossary, شهري shehri shahri, عسيري asiri, قاسمي qasimi, نعيمي nuaimi naimi,
كعبي kaabi, هاشمي hashimi hashemi, حسيني husseini hosseini, موسوي mousavi musawi, خطيب khatib, حداد haddad, نجار
najjar, صباغ sabbagh, خوري khoury khouri, منصوري mansouri mansoori, شامي shami, مصري masri, بغدادي baghdadi, بصري
basri, مغربي maghribi maghrabi, تونسي tounsi tunisi, يمني yamani, سوداني sudani, جبوري jubouri juburi, تكريتي tikriti,
دليمي dulaimi, عبيدي ubaidi obeidi, زبيدي zubaidi, مالكي maliki, كاظمي kadhimi kazimi, جزائري jazairi, فاسي fassi
fasi, حجازي hijazi hegazy, شريف sharif, طويل tawil, قصير qasir, سيد sayed, حلبي halabi, حمصي homsi, دمشقي dimashqi,
مقدسي maqdisi, نابلسي nabulsi, خليلي khalili, رفاعي rifai, بلوشي balushi, حبشي habashi, مهيري muhairi, سويدي suwaidi,
رميثي rumaithi, ظاهري dhaheri zahiri, محمدي mohammadi, احمدی ahmadi, کریمی karimi, رحیمی rahimi, رضایی rezaei rezai,
حیدری heidari haidari, اکبری akbari, صادقی sadeghi sadiqi, جعفری jafari, نوری nouri noori, مرادی moradi,
כהן cohen kohen, כגן kagan, לוי levi levy, לוין levin levine, מזרחי mizrahi mizrachi, פרץ peretz perez, ביטון biton
bitton, דהן dahan, אברהמי avrahami, אברמוביץ abramovich abramowitz, פרידמן friedman, פרנקל frenkel frankel, גולדברג
goldberg, גולדנברג goldenberg, גולדשטיין goldstein, גולדמן goldman, רוזן rosen rozen, רוזנברג rosenberg, רוזנבלום
rosenblum, רוזנפלד rosenfeld, רוזנטל rosenthal, כץ katz, קליין klein, שפירא shapira shapiro, ברגר berger, ברגמן
bergman, גרינברג greenberg grinberg, גרינבאום greenbaum grinbaum, וייס weiss, וייסמן weisman weissman, שטרן stern,
שטיין stein, שטרנברג sternberg, שטיינברג steinberg, סגל segal, קפלן kaplan, אזולאי azoulay azulai, אוחנה ohana, אוחיון
ohayon, חדד haddad hadad, מלכה malka, מלכי malki, עמר amar, עמרם amram, גבאי gabay gabai, אלבז elbaz, אדרי edri,
בוזגלו bouzaglo buzaglo, סויסה suissa, יוספי yosefi, יוסף yosef, משולם meshulam, מימון maimon, נחמיאס nachmias, נחמני
nachmani, שרעבי sharabi, צדוק tzadok zadok, קורן koren, הורוביץ horowitz horovitz, לנדאו landau, הלוי halevi, הכהן
hacohen,
`;

/** Persian writes two letters of Arabic otherwise. */
function inOneAlphabet(word: string): string {
  return word.replaceAll("ی", "ي").replaceAll("ک", "ك");
}

const latinForms = new Map<string, string[]>();
for (const entry of nativeNames.split(",")) {
  const [native, ...forms] = entry.trim().split(/\s+/);
  if (!native || forms.length === 0) continue;
  const plain = inOneAlphabet(withoutMarks(native.toLowerCase()));
  latinForms.set(plain, [...(latinForms.get(plain) ?? []), ...forms]);
}

/** The Latin forms of a name in its own script; none for a word that is no common name. */
export function latinFormsOf(word: string): readonly string[] {
  return latinForms.get(inOneAlphabet(word)) ?? [];
}
