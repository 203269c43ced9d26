PRAGMA foreign_keys = OFF;
PRAGMA application_id = 1148023403;
PRAGMA user_version = 0;
BEGIN TRANSACTION;
CREATE TABLE bodies (
    table_key INTEGER NOT NULL PRIMARY KEY REFERENCES tables (key),
    body      TEXT    NOT NULL
, version INTEGER NOT NULL DEFAULT 1) STRICT;
INSERT INTO "bodies" VALUES(1,'{"settings":{"game":"kontor","setup":{"game":"kontor","players":2,"edition":"reconstructed-2007","variant":"base","options":{"special-cards":false,"ties":"contested"}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"a2f62753ea08d7d969433fb63e7cf5f81e9802d8a38f67bb0ba5821b68d38b03","invitations":[null,null],"follows":null,"rematch":null}',1);
INSERT INTO "bodies" VALUES(2,'{"settings":{"game":"merchants","setup":{"game":"merchants","players":3,"edition":"reconstructed-2000","variant":"base","options":{"auction":"sealed","empty-1597":false,"full-district":"step","limited-tokens":false,"misbid":"barred","money":"open"}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"447ecf350a49f3bf1d4d64be1973478671dc9d3ede3399fd2f21bb26fe3fde33","invitations":[null,null,null],"follows":null,"rematch":null}',1);
INSERT INTO "bodies" VALUES(3,'{"settings":{"game":"dutchman","setup":{"game":"dutchman","players":4,"edition":"reconstructed-1992","variant":"base","options":{"bargaining":true,"ducats":"book","nobody-lays":"everybody","proposals":2}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"a7637d24da6b75a3c2bc374f1c5f87a7c45f95a2e0431d0eaa71d9dcc2cc1b54","invitations":[null,null,null,null],"follows":null,"rematch":null}',1);
INSERT INTO "bodies" VALUES(4,'{"settings":{"game":"chartered","setup":{"game":"chartered","players":3,"edition":"reconstructed-2024","variant":"base","options":{"beginner":false,"cash":"open","contact":"strict","take-back-payout":false}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"f6a170453ba1b47ac031eeb05f2b61e59ecf819c18528911efdc7b0a8c351923","invitations":[null,null,null],"follows":null,"rematch":null}',1);
INSERT INTO "bodies" VALUES(5,'{"settings":{"game":"kontor","setup":{"game":"kontor","players":2,"edition":"reconstructed-2007","variant":"gulliver","options":{"special-cards":false,"ties":"contested"}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"b24ab2d765203e2c70ba82c73fe00bbb9dca5111bf150bbe8d68085bde0aea23","invitations":[null,null],"follows":null,"rematch":null}',1);
INSERT INTO "bodies" VALUES(6,'{"settings":{"game":"dutchman","setup":{"game":"dutchman","players":3,"edition":"reconstructed-1992","variant":"base","options":{"bargaining":true,"ducats":"book","nobody-lays":"everybody","proposals":2}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"fdd8fbe3a25cb3e4bbc6a3de67a994a56a864f9da3469d0c731d168457c70085","invitations":[null,null,null],"follows":null,"rematch":null}',1);
INSERT INTO "bodies" VALUES(7,'{"settings":{"game":"merchants","setup":{"game":"merchants","players":3,"edition":"reconstructed-2000","variant":"base","options":{"auction":"sealed","empty-1597":false,"full-district":"step","limited-tokens":false,"misbid":"barred","money":"open"}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"f5fb22b6ae66ee082fe3ca0226f5fb0c035e6204660c089d93a6d2f05811d9e4","invitations":[null,null,null],"follows":null,"rematch":null}',1);
INSERT INTO "bodies" VALUES(8,'{"settings":{"game":"chartered","setup":{"game":"chartered","players":2,"edition":"reconstructed-2024","variant":"base","options":{"beginner":false,"cash":"open","contact":"strict","take-back-payout":false}},"edition":null,"clock":{"kind":"none"},"at_zero":"bot-decides","hot_seat":false,"wait_for_absent":false,"limited_talk":true,"hints":true,"spectators":true,"deal":"quick"},"secret":"5b6874d2a2f90a17f992833835aa65d2b8170483828d11d6119daff9cdacedc5","invitations":[null,null],"follows":null,"rematch":null}',1);
CREATE TABLE chat (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number    INTEGER NOT NULL,
    person    TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE deeds (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    by       TEXT,
    act      TEXT    NOT NULL,
    person   TEXT,
    table_id TEXT,
    report   INTEGER,
    note     TEXT    NOT NULL
) STRICT;
CREATE TABLE deliveries (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    channel  TEXT    NOT NULL,
    document TEXT    NOT NULL,
    due      INTEGER NOT NULL,
    tries    INTEGER NOT NULL
) STRICT;
CREATE TABLE former_people (
    id     TEXT NOT NULL PRIMARY KEY,
    became TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE log (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    entry     TEXT    NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,1794978010543,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(1,2,1794978010544,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(1,3,1794978010548,'{"kind":"started","deal":{"commitment":"4e3ccca0519944077add47f851773415149b8615654b4ea40dbfc3ee3cc239f0","nonces":["abc",""],"secret":"a2f62753ea08d7d969433fb63e7cf5f81e9802d8a38f67bb0ba5821b68d38b03"}}');
INSERT INTO "log" VALUES(1,4,1794978010560,'{"kind":"decided","seat":2,"action":"K20","by":"bot","spent":1}');
INSERT INTO "log" VALUES(1,5,1794978010569,'{"kind":"decided","seat":1,"action":"C73","by":"person","spent":10}');
INSERT INTO "log" VALUES(1,6,1794978010574,'{"kind":"decided","seat":1,"action":"build h5","by":"person","spent":2}');
INSERT INTO "log" VALUES(1,7,1794978010580,'{"kind":"decided","seat":2,"action":"build d4","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,8,1794978010588,'{"kind":"decided","seat":2,"action":"K18","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,9,1794978010593,'{"kind":"decided","seat":1,"action":"C74","by":"person","spent":5}');
INSERT INTO "log" VALUES(1,10,1794978010598,'{"kind":"decided","seat":1,"action":"build i5","by":"person","spent":2}');
INSERT INTO "log" VALUES(1,11,1794978010600,'{"kind":"decided","seat":2,"action":"build f4","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,12,1794978010604,'{"kind":"decided","seat":2,"action":"K16","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,13,1794978010608,'{"kind":"decided","seat":1,"action":"C62","by":"person","spent":3}');
INSERT INTO "log" VALUES(1,14,1794978010618,'{"kind":"decided","seat":1,"action":"build d6","by":"person","spent":1}');
INSERT INTO "log" VALUES(1,15,1794978010620,'{"kind":"decided","seat":2,"action":"build c6","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,16,1794978010624,'{"kind":"decided","seat":2,"action":"K60","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,17,1794978010628,'{"kind":"decided","seat":1,"action":"C75","by":"person","spent":4}');
INSERT INTO "log" VALUES(1,18,1794978010636,'{"kind":"decided","seat":1,"action":"build f6","by":"person","spent":1}');
INSERT INTO "log" VALUES(1,19,1794978010640,'{"kind":"decided","seat":2,"action":"build i4","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,20,1794978010648,'{"kind":"decided","seat":2,"action":"C57","by":"bot","spent":0}');
INSERT INTO "log" VALUES(1,21,1794978010652,'{"kind":"decided","seat":1,"action":"C44","by":"person","spent":4}');
INSERT INTO "log" VALUES(1,22,1794978010664,'{"kind":"decided","seat":2,"action":"build c7","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,1,1794978011734,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(2,2,1794978011744,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(2,3,1794978011748,'{"kind":"bot-sat","seat":3,"bot":"clerk"}');
INSERT INTO "log" VALUES(2,4,1794978011760,'{"kind":"started","deal":{"commitment":"aff591dbf9313b69e765a25a40d3f32dc217ff67c35c9976d5d5ac9cb3ba13f0","nonces":["abc","",""],"secret":"447ecf350a49f3bf1d4d64be1973478671dc9d3ede3399fd2f21bb26fe3fde33"}}');
INSERT INTO "log" VALUES(2,5,1794978011775,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":15}');
INSERT INTO "log" VALUES(2,6,1794978011781,'{"kind":"decided","seat":1,"action":"discard","by":"person","spent":5}');
INSERT INTO "log" VALUES(2,7,1794978011783,'{"kind":"decided","seat":1,"action":"open Dsp2","by":"person","spent":2}');
INSERT INTO "log" VALUES(2,8,1794978011785,'{"kind":"decided","seat":1,"action":"skip","by":"person","spent":2}');
INSERT INTO "log" VALUES(2,9,1794978011790,'{"kind":"decided","seat":3,"action":"stop 150","by":"bot","spent":5}');
INSERT INTO "log" VALUES(2,10,1794978011790,'{"kind":"decided","seat":2,"action":"stop 130","by":"bot","spent":5}');
INSERT INTO "log" VALUES(2,11,1794978011797,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":12}');
INSERT INTO "log" VALUES(2,12,1794978011798,'{"kind":"decided","seat":3,"action":"build N1w","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,13,1794978011800,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,14,1794978011802,'{"kind":"decided","seat":2,"action":"auction","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,15,1794978011805,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,16,1794978011861,'{"kind":"decided","seat":1,"action":"step spice","by":"person","spent":55}');
INSERT INTO "log" VALUES(2,17,1794978011863,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,18,1794978011865,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,19,1794978011868,'{"kind":"decided","seat":3,"action":"step gemstones","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,20,1794978011929,'{"kind":"decided","seat":1,"action":"step spice","by":"person","spent":59}');
INSERT INTO "log" VALUES(2,21,1794978011931,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,22,1794978011933,'{"kind":"decided","seat":2,"action":"build N5e","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,23,1794978011934,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,24,1794978011937,'{"kind":"decided","seat":3,"action":"stop 140","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,25,1794978011938,'{"kind":"decided","seat":2,"action":"stop 140","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,26,1794978011994,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":58}');
INSERT INTO "log" VALUES(2,27,1794978011995,'{"kind":"decided","seat":3,"action":"build O5w","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,28,1794978011996,'{"kind":"decided","seat":3,"action":"step silk","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,29,1794978011998,'{"kind":"decided","seat":3,"action":"auction","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,30,1794978011999,'{"kind":"decided","seat":3,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,31,1794978012054,'{"kind":"decided","seat":1,"action":"open Csu1","by":"person","spent":54}');
INSERT INTO "log" VALUES(2,32,1794978012057,'{"kind":"decided","seat":2,"action":"open Csu2","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,33,1794978012059,'{"kind":"decided","seat":3,"action":"open Bsu1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,34,1794978012062,'{"kind":"decided","seat":3,"action":"open Cge1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,35,1794978012062,'{"kind":"decided","seat":3,"action":"step gemstones","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,36,1794978012065,'{"kind":"decided","seat":3,"action":"stop 110","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,37,1794978012065,'{"kind":"decided","seat":2,"action":"stop 140","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,38,1794978012123,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":60}');
INSERT INTO "log" VALUES(2,39,1794978012124,'{"kind":"decided","seat":2,"action":"open Asi1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,40,1794978012125,'{"kind":"decided","seat":2,"action":"step silk","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,41,1794978012188,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":62}');
INSERT INTO "log" VALUES(2,42,1794978012191,'{"kind":"decided","seat":1,"action":"discard","by":"person","spent":2}');
INSERT INTO "log" VALUES(2,43,1794978012204,'{"kind":"decided","seat":1,"action":"open Csi2","by":"person","spent":13}');
INSERT INTO "log" VALUES(2,44,1794978012207,'{"kind":"decided","seat":1,"action":"skip","by":"person","spent":2}');
INSERT INTO "log" VALUES(2,45,1794978012210,'{"kind":"decided","seat":3,"action":"stop 120","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,46,1794978012211,'{"kind":"decided","seat":2,"action":"stop 120","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,47,1794978012213,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":6}');
INSERT INTO "log" VALUES(2,48,1794978012214,'{"kind":"decided","seat":2,"action":"build G2e","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,49,1794978012215,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,50,1794978012217,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,51,1794978012218,'{"kind":"decided","seat":2,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,52,1794978012221,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,53,1794978012223,'{"kind":"decided","seat":2,"action":"step silk","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,54,1794978012225,'{"kind":"decided","seat":2,"action":"build N4e","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,55,1794978012226,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,56,1794978012230,'{"kind":"decided","seat":3,"action":"stop 120","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,57,1794978012230,'{"kind":"decided","seat":2,"action":"stop 140","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,58,1794978012285,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":57}');
INSERT INTO "log" VALUES(2,59,1794978012286,'{"kind":"decided","seat":2,"action":"build L3w","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,60,1794978012288,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,61,1794978012347,'{"kind":"decided","seat":1,"action":"skip","by":"person","spent":59}');
INSERT INTO "log" VALUES(2,62,1794978012348,'{"kind":"decided","seat":2,"action":"skip","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,63,1794978012349,'{"kind":"decided","seat":3,"action":"skip","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,64,1794978012351,'{"kind":"decided","seat":3,"action":"use","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,65,1794978012352,'{"kind":"decided","seat":3,"action":"auction","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,66,1794978012361,'{"kind":"decided","seat":3,"action":"build L5e","by":"bot","spent":7}');
INSERT INTO "log" VALUES(2,67,1794978012362,'{"kind":"decided","seat":3,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,68,1794978012366,'{"kind":"decided","seat":3,"action":"stop 140","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,69,1794978012367,'{"kind":"decided","seat":2,"action":"wait","by":"bot","spent":4}');
INSERT INTO "log" VALUES(2,70,1794978012410,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":47}');
INSERT INTO "log" VALUES(2,71,1794978012413,'{"kind":"decided","seat":3,"action":"step silk","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,72,1794978012414,'{"kind":"decided","seat":3,"action":"build N2w","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,73,1794978012415,'{"kind":"decided","seat":3,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,74,1794978012416,'{"kind":"decided","seat":3,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,75,1794978012477,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":60}');
INSERT INTO "log" VALUES(2,76,1794978012481,'{"kind":"decided","seat":2,"action":"build O2e","by":"bot","spent":4}');
INSERT INTO "log" VALUES(2,77,1794978012485,'{"kind":"decided","seat":3,"action":"build G4w","by":"bot","spent":4}');
INSERT INTO "log" VALUES(2,78,1794978012545,'{"kind":"decided","seat":1,"action":"build O1e","by":"person","spent":59}');
INSERT INTO "log" VALUES(2,79,1794978012547,'{"kind":"decided","seat":1,"action":"discard","by":"person","spent":2}');
INSERT INTO "log" VALUES(2,80,1794978012556,'{"kind":"decided","seat":1,"action":"open Asp1","by":"person","spent":9}');
INSERT INTO "log" VALUES(2,81,1794978012559,'{"kind":"decided","seat":1,"action":"skip","by":"person","spent":1}');
INSERT INTO "log" VALUES(2,82,1794978012561,'{"kind":"decided","seat":2,"action":"stop 110","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,83,1794978012562,'{"kind":"decided","seat":3,"action":"stop 130","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,84,1794978012568,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":9}');
INSERT INTO "log" VALUES(2,85,1794978012570,'{"kind":"decided","seat":3,"action":"open Asu3","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,86,1794978012571,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":0}');
INSERT INTO "log" VALUES(2,87,1794978012572,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,88,1794978012574,'{"kind":"decided","seat":2,"action":"auction","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,89,1794978012578,'{"kind":"decided","seat":3,"action":"open Dsu2","by":"bot","spent":4}');
INSERT INTO "log" VALUES(2,90,1794978012634,'{"kind":"decided","seat":1,"action":"open Cge2","by":"person","spent":55}');
INSERT INTO "log" VALUES(2,91,1794978012638,'{"kind":"decided","seat":2,"action":"open Age2","by":"bot","spent":4}');
INSERT INTO "log" VALUES(2,92,1794978012640,'{"kind":"decided","seat":2,"action":"open Csp2","by":"bot","spent":2}');
INSERT INTO "log" VALUES(2,93,1794978012641,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(2,94,1794978012645,'{"kind":"decided","seat":3,"action":"stop 100","by":"bot","spent":3}');
INSERT INTO "log" VALUES(2,95,1794978012646,'{"kind":"decided","seat":2,"action":"stop 150","by":"bot","spent":4}');
INSERT INTO "log" VALUES(3,1,1794978013647,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(3,2,1794978013648,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(3,3,1794978013648,'{"kind":"bot-sat","seat":3,"bot":"clerk"}');
INSERT INTO "log" VALUES(3,4,1794978013648,'{"kind":"bot-sat","seat":4,"bot":"clerk"}');
INSERT INTO "log" VALUES(3,5,1794978013649,'{"kind":"started","deal":{"commitment":"5dccb1a80274a32f1eab659c414d95987c45d1c1b6a928ebaa6b0cc499be6f17","nonces":["abc","","",""],"secret":"a7637d24da6b75a3c2bc374f1c5f87a7c45f95a2e0431d0eaa71d9dcc2cc1b54"}}');
INSERT INTO "log" VALUES(3,6,1794978013650,'{"kind":"decided","seat":3,"action":"lay 30","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,7,1794978013652,'{"kind":"decided","seat":4,"action":"lay 35","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,8,1794978013709,'{"kind":"decided","seat":1,"action":"lay 45 10 10 10","by":"person","spent":57}');
INSERT INTO "log" VALUES(3,9,1794978013710,'{"kind":"decided","seat":2,"action":"lay 25","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,10,1794978013716,'{"kind":"decided","seat":4,"action":"want R2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,11,1794978013776,'{"kind":"decided","seat":1,"action":"want R2","by":"person","spent":59}');
INSERT INTO "log" VALUES(3,12,1794978013777,'{"kind":"decided","seat":4,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,13,1794978013779,'{"kind":"decided","seat":1,"action":"lay 37 10 1","by":"person","spent":1}');
INSERT INTO "log" VALUES(3,14,1794978013781,'{"kind":"decided","seat":2,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,15,1794978013783,'{"kind":"decided","seat":3,"action":"lay 43","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,16,1794978013836,'{"kind":"decided","seat":1,"action":"move O2","by":"person","spent":53}');
INSERT INTO "log" VALUES(3,17,1794978013838,'{"kind":"decided","seat":1,"action":"lay 31","by":"person","spent":2}');
INSERT INTO "log" VALUES(3,18,1794978013839,'{"kind":"decided","seat":2,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,19,1794978013842,'{"kind":"decided","seat":3,"action":"lay 36","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,20,1794978013843,'{"kind":"decided","seat":4,"action":"lay 38","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,21,1794978013844,'{"kind":"decided","seat":4,"action":"move KAP","by":"bot","spent":0}');
INSERT INTO "log" VALUES(3,22,1794978013848,'{"kind":"decided","seat":4,"action":"show blue","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,23,1794978013849,'{"kind":"decided","seat":2,"action":"lay 30","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,24,1794978013850,'{"kind":"decided","seat":3,"action":"lay 26","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,25,1794978013851,'{"kind":"decided","seat":4,"action":"lay 29","by":"bot","spent":0}');
INSERT INTO "log" VALUES(3,26,1794978013895,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":43}');
INSERT INTO "log" VALUES(3,27,1794978013896,'{"kind":"decided","seat":2,"action":"move R3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,28,1794978013899,'{"kind":"decided","seat":3,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,29,1794978013900,'{"kind":"decided","seat":4,"action":"lay 34","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,30,1794978013952,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":51}');
INSERT INTO "log" VALUES(3,31,1794978013953,'{"kind":"decided","seat":2,"action":"lay 35","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,32,1794978013954,'{"kind":"decided","seat":2,"action":"move FAR","by":"bot","spent":0}');
INSERT INTO "log" VALUES(3,33,1794978013955,'{"kind":"decided","seat":2,"action":"show yellow","by":"bot","spent":1}');
INSERT INTO "log" VALUES(3,34,1794978013956,'{"kind":"decided","seat":4,"action":"lay 47","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,1,1794978014958,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(4,2,1794978014959,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(4,3,1794978014964,'{"kind":"bot-sat","seat":3,"bot":"clerk"}');
INSERT INTO "log" VALUES(4,4,1794978014968,'{"kind":"started","deal":{"commitment":"9b82ad028f9026356072675ccd7d1730d70918d609da0e4d834d22a6b8bc1d10","nonces":["abc","",""],"secret":"f6a170453ba1b47ac031eeb05f2b61e59ecf819c18528911efdc7b0a8c351923"}}');
INSERT INTO "log" VALUES(4,5,1794978014972,'{"kind":"decided","seat":3,"action":"take HA3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,6,1794978014973,'{"kind":"decided","seat":3,"action":"take HE3","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,7,1794978015027,'{"kind":"decided","seat":1,"action":"build HF2","by":"person","spent":52}');
INSERT INTO "log" VALUES(4,8,1794978015033,'{"kind":"decided","seat":1,"action":"action event","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,9,1794978015037,'{"kind":"decided","seat":1,"action":"event aenleggen","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,10,1794978015040,'{"kind":"decided","seat":2,"action":"bid 50","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,11,1794978015044,'{"kind":"decided","seat":3,"action":"bid 150","by":"bot","spent":4}');
INSERT INTO "log" VALUES(4,12,1794978015049,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":9}');
INSERT INTO "log" VALUES(4,13,1794978015052,'{"kind":"decided","seat":2,"action":"take HF1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,14,1794978015056,'{"kind":"decided","seat":2,"action":"take CD1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,15,1794978015060,'{"kind":"decided","seat":3,"action":"take CA3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,16,1794978015064,'{"kind":"decided","seat":3,"action":"take GA2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,17,1794978015109,'{"kind":"decided","seat":1,"action":"build CF2","by":"person","spent":41}');
INSERT INTO "log" VALUES(4,18,1794978015117,'{"kind":"decided","seat":1,"action":"action event","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,19,1794978015129,'{"kind":"decided","seat":1,"action":"event veilinge","by":"person","spent":5}');
INSERT INTO "log" VALUES(4,20,1794978015131,'{"kind":"decided","seat":1,"action":"lot bank sugar","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,21,1794978015141,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":6}');
INSERT INTO "log" VALUES(4,22,1794978015148,'{"kind":"decided","seat":2,"action":"pass","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,23,1794978015149,'{"kind":"decided","seat":3,"action":"bid 10","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,24,1794978015203,'{"kind":"decided","seat":1,"action":"bid 20","by":"person","spent":53}');
INSERT INTO "log" VALUES(4,25,1794978015204,'{"kind":"decided","seat":3,"action":"pass","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,26,1794978015206,'{"kind":"decided","seat":2,"action":"take HD3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,27,1794978015207,'{"kind":"decided","seat":2,"action":"take GF2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,28,1794978015208,'{"kind":"decided","seat":3,"action":"build CA3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,29,1794978015209,'{"kind":"decided","seat":3,"action":"hq CA2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,30,1794978015210,'{"kind":"decided","seat":3,"action":"company gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,31,1794978015211,'{"kind":"decided","seat":3,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,32,1794978015212,'{"kind":"decided","seat":3,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,33,1794978015260,'{"kind":"decided","seat":1,"action":"build GC2","by":"person","spent":47}');
INSERT INTO "log" VALUES(4,34,1794978015262,'{"kind":"decided","seat":1,"action":"done","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,35,1794978015263,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,36,1794978015265,'{"kind":"decided","seat":2,"action":"take HA4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,37,1794978015267,'{"kind":"decided","seat":3,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,38,1794978015267,'{"kind":"decided","seat":3,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,39,1794978015319,'{"kind":"decided","seat":1,"action":"build HD2","by":"person","spent":52}');
INSERT INTO "log" VALUES(4,40,1794978015321,'{"kind":"decided","seat":1,"action":"done","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,41,1794978015323,'{"kind":"decided","seat":2,"action":"build CF1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,42,1794978015325,'{"kind":"decided","seat":2,"action":"company coal","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,43,1794978015325,'{"kind":"decided","seat":2,"action":"buy coal","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,44,1794978015327,'{"kind":"decided","seat":2,"action":"buy coal","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,45,1794978015328,'{"kind":"decided","seat":3,"action":"take CA2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,46,1794978015329,'{"kind":"decided","seat":3,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,47,1794978015382,'{"kind":"decided","seat":1,"action":"build GA3","by":"person","spent":52}');
INSERT INTO "log" VALUES(4,48,1794978015385,'{"kind":"decided","seat":1,"action":"buy coal","by":"person","spent":3}');
INSERT INTO "log" VALUES(4,49,1794978015387,'{"kind":"decided","seat":1,"action":"done","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,50,1794978015389,'{"kind":"decided","seat":2,"action":"sell coal","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,51,1794978015391,'{"kind":"decided","seat":2,"action":"sell coal","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,52,1794978015393,'{"kind":"decided","seat":3,"action":"build GA2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,53,1794978015394,'{"kind":"decided","seat":3,"action":"company porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,54,1794978015395,'{"kind":"decided","seat":3,"action":"buy porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,55,1794978015395,'{"kind":"decided","seat":3,"action":"sell porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,56,1794978015445,'{"kind":"decided","seat":1,"action":"build JA4","by":"person","spent":49}');
INSERT INTO "log" VALUES(4,57,1794978015448,'{"kind":"decided","seat":1,"action":"done","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,58,1794978015449,'{"kind":"decided","seat":2,"action":"build HF1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,59,1794978015452,'{"kind":"decided","seat":2,"action":"done","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,60,1794978015454,'{"kind":"decided","seat":3,"action":"build CA2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,61,1794978015454,'{"kind":"decided","seat":3,"action":"done","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,62,1794978015506,'{"kind":"decided","seat":1,"action":"build JF3","by":"person","spent":51}');
INSERT INTO "log" VALUES(4,63,1794978015508,'{"kind":"decided","seat":1,"action":"done","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,64,1794978015510,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,65,1794978015510,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,66,1794978015512,'{"kind":"decided","seat":3,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,67,1794978015513,'{"kind":"decided","seat":3,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,68,1794978015569,'{"kind":"decided","seat":1,"action":"build JF2","by":"person","spent":55}');
INSERT INTO "log" VALUES(4,69,1794978015572,'{"kind":"decided","seat":1,"action":"company herring","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,70,1794978015574,'{"kind":"decided","seat":1,"action":"buy herring","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,71,1794978015576,'{"kind":"decided","seat":1,"action":"sell herring","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,72,1794978015578,'{"kind":"decided","seat":2,"action":"build CB3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,73,1794978015579,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,74,1794978015584,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,75,1794978015585,'{"kind":"decided","seat":3,"action":"build GD1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,76,1794978015588,'{"kind":"decided","seat":3,"action":"hq GC1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,77,1794978015589,'{"kind":"decided","seat":3,"action":"company silk","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,78,1794978015590,'{"kind":"decided","seat":3,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,79,1794978015591,'{"kind":"decided","seat":3,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,80,1794978015632,'{"kind":"decided","seat":1,"action":"take floor-2","by":"person","spent":41}');
INSERT INTO "log" VALUES(4,81,1794978015634,'{"kind":"decided","seat":2,"action":"build CA4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,82,1794978015635,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,83,1794978015636,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,84,1794978015637,'{"kind":"decided","seat":2,"action":"event verlappen","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,85,1794978015638,'{"kind":"decided","seat":2,"action":"bid 30","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,86,1794978015638,'{"kind":"decided","seat":3,"action":"bid 20","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,87,1794978015687,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":50}');
INSERT INTO "log" VALUES(4,88,1794978015689,'{"kind":"decided","seat":3,"action":"take JA1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,89,1794978015690,'{"kind":"decided","seat":1,"action":"raise CA4","by":"person","spent":1}');
INSERT INTO "log" VALUES(4,90,1794978015692,'{"kind":"decided","seat":1,"action":"buy silk","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,91,1794978015694,'{"kind":"decided","seat":1,"action":"sell silk","by":"person","spent":2}');
INSERT INTO "log" VALUES(4,92,1794978015696,'{"kind":"decided","seat":2,"action":"build HD4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,93,1794978015696,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,94,1794978015697,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,95,1794978015698,'{"kind":"decided","seat":2,"action":"build HD3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,96,1794978015699,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(4,97,1794978015700,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,98,1794978015700,'{"kind":"decided","seat":3,"action":"build JA1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,99,1794978015701,'{"kind":"decided","seat":3,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(4,100,1794978015702,'{"kind":"decided","seat":3,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,1,1794978016699,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(5,2,1794978016703,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(5,3,1794978016708,'{"kind":"started","deal":{"commitment":"dedd610837cf4cec59a8dff757270aa57266618e43fac92607e5cdee2d059932","nonces":["abc",""],"secret":"b24ab2d765203e2c70ba82c73fe00bbb9dca5111bf150bbe8d68085bde0aea23"}}');
INSERT INTO "log" VALUES(5,4,1794978016712,'{"kind":"decided","seat":2,"action":"K16","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,5,1794978016716,'{"kind":"decided","seat":1,"action":"C63","by":"person","spent":5}');
INSERT INTO "log" VALUES(5,6,1794978016721,'{"kind":"decided","seat":1,"action":"build f5","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,7,1794978016722,'{"kind":"decided","seat":2,"action":"build e4","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,8,1794978016723,'{"kind":"decided","seat":2,"action":"K10","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,9,1794978016724,'{"kind":"decided","seat":1,"action":"C49","by":"person","spent":1}');
INSERT INTO "log" VALUES(5,10,1794978016725,'{"kind":"decided","seat":1,"action":"build d5","by":"person","spent":1}');
INSERT INTO "log" VALUES(5,11,1794978016726,'{"kind":"decided","seat":2,"action":"boat stays","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,12,1794978016727,'{"kind":"decided","seat":2,"action":"build c5","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,13,1794978016728,'{"kind":"decided","seat":2,"action":"K14","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,14,1794978016780,'{"kind":"decided","seat":1,"action":"C72","by":"person","spent":53}');
INSERT INTO "log" VALUES(5,15,1794978016783,'{"kind":"decided","seat":1,"action":"build g5","by":"person","spent":1}');
INSERT INTO "log" VALUES(5,16,1794978016792,'{"kind":"decided","seat":2,"action":"build g4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,17,1794978016800,'{"kind":"decided","seat":2,"action":"C77","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,18,1794978016804,'{"kind":"decided","seat":1,"action":"C51","by":"person","spent":4}');
INSERT INTO "log" VALUES(5,19,1794978016816,'{"kind":"decided","seat":2,"action":"build f4","by":"bot","spent":5}');
INSERT INTO "log" VALUES(5,20,1794978016870,'{"kind":"decided","seat":1,"action":"build c6","by":"person","spent":54}');
INSERT INTO "log" VALUES(5,21,1794978016871,'{"kind":"decided","seat":2,"action":"K22","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,22,1794978016873,'{"kind":"decided","seat":1,"action":"C68","by":"person","spent":3}');
INSERT INTO "log" VALUES(5,23,1794978016875,'{"kind":"decided","seat":1,"action":"build d6","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,24,1794978016876,'{"kind":"decided","seat":2,"action":"build e6","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,25,1794978016876,'{"kind":"decided","seat":2,"action":"K36","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,26,1794978016878,'{"kind":"decided","seat":1,"action":"C73","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,27,1794978016880,'{"kind":"decided","seat":1,"action":"build f6","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,28,1794978016880,'{"kind":"decided","seat":2,"action":"build g6","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,29,1794978016882,'{"kind":"decided","seat":2,"action":"C75","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,30,1794978016883,'{"kind":"decided","seat":1,"action":"C81","by":"person","spent":3}');
INSERT INTO "log" VALUES(5,31,1794978016889,'{"kind":"decided","seat":1,"action":"build c7","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,32,1794978016892,'{"kind":"decided","seat":2,"action":"build c4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,33,1794978016893,'{"kind":"decided","seat":2,"action":"K12","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,34,1794978016894,'{"kind":"decided","seat":1,"action":"C37","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,35,1794978016896,'{"kind":"decided","seat":1,"action":"build d7","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,36,1794978016897,'{"kind":"decided","seat":2,"action":"build c8","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,37,1794978016897,'{"kind":"decided","seat":2,"action":"C43","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,38,1794978018001,'{"kind":"decided","seat":1,"action":"C39","by":"person","spent":1104}');
INSERT INTO "log" VALUES(5,39,1794978018002,'{"kind":"decided","seat":2,"action":"build d4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,40,1794978018004,'{"kind":"decided","seat":1,"action":"build g7","by":"person","spent":1}');
INSERT INTO "log" VALUES(5,41,1794978018005,'{"kind":"decided","seat":2,"action":"K42","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,42,1794978018007,'{"kind":"decided","seat":1,"action":"C56","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,43,1794978018017,'{"kind":"decided","seat":1,"action":"boat c6","by":"person","spent":6}');
INSERT INTO "log" VALUES(5,44,1794978018029,'{"kind":"decided","seat":1,"action":"build d8","by":"person","spent":6}');
INSERT INTO "log" VALUES(5,45,1794978018036,'{"kind":"decided","seat":2,"action":"build g8","by":"bot","spent":5}');
INSERT INTO "log" VALUES(5,46,1794978018040,'{"kind":"decided","seat":2,"action":"K28","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,47,1794978018041,'{"kind":"decided","seat":1,"action":"C46","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,48,1794978018043,'{"kind":"decided","seat":1,"action":"boat d6","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,49,1794978018045,'{"kind":"decided","seat":1,"action":"build e8","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,50,1794978018046,'{"kind":"decided","seat":2,"action":"boat c7","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,51,1794978018046,'{"kind":"decided","seat":2,"action":"build f7","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,52,1794978018047,'{"kind":"decided","seat":2,"action":"K54","by":"bot","spent":1}');
INSERT INTO "log" VALUES(5,53,1794978018048,'{"kind":"decided","seat":1,"action":"C82","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,54,1794978018050,'{"kind":"decided","seat":1,"action":"build f8","by":"person","spent":2}');
INSERT INTO "log" VALUES(5,55,1794978018050,'{"kind":"decided","seat":2,"action":"build e7","by":"bot","spent":0}');
INSERT INTO "log" VALUES(5,56,1794978018050,'{"kind":"ended","why":"rules"}');
INSERT INTO "log" VALUES(6,1,1794978019108,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(6,2,1794978019108,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(6,3,1794978019109,'{"kind":"bot-sat","seat":3,"bot":"clerk"}');
INSERT INTO "log" VALUES(6,4,1794978019109,'{"kind":"started","deal":{"commitment":"cb6f400aa55be7d0fb27236001baea58c205697bba2a49273f196cbb9c36d289","nonces":["abc","",""],"secret":"fdd8fbe3a25cb3e4bbc6a3de67a994a56a864f9da3469d0c731d168457c70085"}}');
INSERT INTO "log" VALUES(6,5,1794978019110,'{"kind":"decided","seat":2,"action":"lay 42","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,6,1794978019112,'{"kind":"decided","seat":3,"action":"lay 45","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,7,1794978019165,'{"kind":"decided","seat":1,"action":"kontor","by":"person","spent":53}');
INSERT INTO "log" VALUES(6,8,1794978019168,'{"kind":"decided","seat":1,"action":"return blue yellow","by":"person","spent":2}');
INSERT INTO "log" VALUES(6,9,1794978019172,'{"kind":"decided","seat":3,"action":"move G1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,10,1794978019174,'{"kind":"decided","seat":3,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,11,1794978019227,'{"kind":"decided","seat":1,"action":"kontor","by":"person","spent":48}');
INSERT INTO "log" VALUES(6,12,1794978019232,'{"kind":"decided","seat":1,"action":"return blue yellow","by":"person","spent":5}');
INSERT INTO "log" VALUES(6,13,1794978019236,'{"kind":"decided","seat":2,"action":"lay 34","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,14,1794978019237,'{"kind":"decided","seat":2,"action":"move FAR","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,15,1794978019244,'{"kind":"decided","seat":2,"action":"show orange","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,16,1794978019292,'{"kind":"decided","seat":1,"action":"kontor","by":"person","spent":44}');
INSERT INTO "log" VALUES(6,17,1794978019306,'{"kind":"decided","seat":1,"action":"return blue yellow","by":"person","spent":2}');
INSERT INTO "log" VALUES(6,18,1794978019312,'{"kind":"decided","seat":2,"action":"lay 24","by":"bot","spent":5}');
INSERT INTO "log" VALUES(6,19,1794978019316,'{"kind":"decided","seat":3,"action":"lay 23","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,20,1794978019317,'{"kind":"decided","seat":2,"action":"move B2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,21,1794978019321,'{"kind":"decided","seat":2,"action":"lay 10","by":"bot","spent":2}');
INSERT INTO "log" VALUES(6,22,1794978019322,'{"kind":"decided","seat":3,"action":"lay 22","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,23,1794978019372,'{"kind":"decided","seat":1,"action":"smith","by":"person","spent":48}');
INSERT INTO "log" VALUES(6,24,1794978019376,'{"kind":"decided","seat":3,"action":"move TOR","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,25,1794978019378,'{"kind":"decided","seat":3,"action":"show orange","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,26,1794978019379,'{"kind":"decided","seat":3,"action":"lay 42","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,27,1794978019431,'{"kind":"decided","seat":1,"action":"smith","by":"person","spent":52}');
INSERT INTO "log" VALUES(6,28,1794978019432,'{"kind":"decided","seat":2,"action":"lay 30","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,29,1794978019433,'{"kind":"decided","seat":3,"action":"move Y2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,30,1794978020537,'{"kind":"decided","seat":1,"action":"smith","by":"person","spent":1102}');
INSERT INTO "log" VALUES(6,31,1794978020538,'{"kind":"decided","seat":2,"action":"pass","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,32,1794978020540,'{"kind":"decided","seat":3,"action":"kontor","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,33,1794978020541,'{"kind":"decided","seat":3,"action":"return blue orange","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,34,1794978020593,'{"kind":"decided","seat":1,"action":"move B3","by":"person","spent":52}');
INSERT INTO "log" VALUES(6,35,1794978020595,'{"kind":"decided","seat":2,"action":"pass","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,36,1794978020598,'{"kind":"decided","seat":3,"action":"lay 31","by":"bot","spent":2}');
INSERT INTO "log" VALUES(6,37,1794978020652,'{"kind":"decided","seat":1,"action":"lay 29 10","by":"person","spent":53}');
INSERT INTO "log" VALUES(6,38,1794978020654,'{"kind":"decided","seat":1,"action":"move V2","by":"person","spent":2}');
INSERT INTO "log" VALUES(6,39,1794978020655,'{"kind":"decided","seat":3,"action":"lay 20","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,40,1794978020657,'{"kind":"decided","seat":1,"action":"lay 30 1","by":"person","spent":1}');
INSERT INTO "log" VALUES(6,41,1794978020659,'{"kind":"decided","seat":2,"action":"pass","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,42,1794978020661,'{"kind":"decided","seat":1,"action":"move R1","by":"person","spent":1}');
INSERT INTO "log" VALUES(6,43,1794978020663,'{"kind":"decided","seat":1,"action":"lay 43","by":"person","spent":1}');
INSERT INTO "log" VALUES(6,44,1794978020664,'{"kind":"decided","seat":2,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,45,1794978020665,'{"kind":"decided","seat":3,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,46,1794978020725,'{"kind":"decided","seat":1,"action":"move O1","by":"person","spent":59}');
INSERT INTO "log" VALUES(6,47,1794978020728,'{"kind":"decided","seat":2,"action":"lay 29","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,48,1794978020730,'{"kind":"decided","seat":3,"action":"lay 45","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,49,1794978020785,'{"kind":"decided","seat":1,"action":"lay 42 1 1 1","by":"person","spent":53}');
INSERT INTO "log" VALUES(6,50,1794978020785,'{"kind":"decided","seat":3,"action":"want AZO","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,51,1794978020788,'{"kind":"decided","seat":1,"action":"want V1","by":"person","spent":3}');
INSERT INTO "log" VALUES(6,52,1794978020789,'{"kind":"decided","seat":3,"action":"propose AZO","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,53,1794978020791,'{"kind":"decided","seat":3,"action":"put","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,54,1794978021892,'{"kind":"decided","seat":1,"action":"accept","by":"person","spent":1101}');
INSERT INTO "log" VALUES(6,55,1794978021893,'{"kind":"decided","seat":3,"action":"show yellow","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,56,1794978021895,'{"kind":"decided","seat":1,"action":"show green","by":"person","spent":2}');
INSERT INTO "log" VALUES(6,57,1794978021896,'{"kind":"decided","seat":3,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,58,1794978021898,'{"kind":"decided","seat":1,"action":"lay 34","by":"person","spent":1}');
INSERT INTO "log" VALUES(6,59,1794978021899,'{"kind":"decided","seat":2,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,60,1794978021901,'{"kind":"decided","seat":1,"action":"move Y1","by":"person","spent":2}');
INSERT INTO "log" VALUES(6,61,1794978021903,'{"kind":"decided","seat":1,"action":"lay 36","by":"person","spent":2}');
INSERT INTO "log" VALUES(6,62,1794978021904,'{"kind":"decided","seat":2,"action":"kontor","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,63,1794978021907,'{"kind":"decided","seat":2,"action":"return orange violet","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,64,1794978021908,'{"kind":"decided","seat":3,"action":"lay 47","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,65,1794978021908,'{"kind":"decided","seat":3,"action":"move G1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,66,1794978021909,'{"kind":"decided","seat":2,"action":"kontor","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,67,1794978021911,'{"kind":"decided","seat":2,"action":"return blue green","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,68,1794978021911,'{"kind":"decided","seat":3,"action":"lay 45","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,69,1794978021960,'{"kind":"decided","seat":1,"action":"lay 26","by":"person","spent":49}');
INSERT INTO "log" VALUES(6,70,1794978021961,'{"kind":"decided","seat":3,"action":"move FAR","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,71,1794978021962,'{"kind":"decided","seat":3,"action":"show blue","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,72,1794978021963,'{"kind":"decided","seat":3,"action":"lay 31","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,73,1794978022016,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":52}');
INSERT INTO "log" VALUES(6,74,1794978022017,'{"kind":"decided","seat":2,"action":"smith","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,75,1794978022018,'{"kind":"decided","seat":3,"action":"move V1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,76,1794978022072,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":53}');
INSERT INTO "log" VALUES(6,77,1794978022073,'{"kind":"decided","seat":2,"action":"kontor","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,78,1794978022074,'{"kind":"decided","seat":2,"action":"return orange orange","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,79,1794978022076,'{"kind":"decided","seat":3,"action":"lay 30","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,80,1794978022076,'{"kind":"decided","seat":3,"action":"move O1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,81,1794978022077,'{"kind":"decided","seat":2,"action":"lay 34 1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,82,1794978022078,'{"kind":"decided","seat":3,"action":"lay 29","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,83,1794978022128,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":50}');
INSERT INTO "log" VALUES(6,84,1794978022129,'{"kind":"decided","seat":2,"action":"move AZO","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,85,1794978022129,'{"kind":"decided","seat":2,"action":"show blue","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,86,1794978022130,'{"kind":"decided","seat":3,"action":"lay 20","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,87,1794978023237,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":1106}');
INSERT INTO "log" VALUES(6,88,1794978023240,'{"kind":"decided","seat":2,"action":"lay 10","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,89,1794978023242,'{"kind":"decided","seat":3,"action":"move Y1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,90,1794978023295,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":53}');
INSERT INTO "log" VALUES(6,91,1794978023296,'{"kind":"decided","seat":2,"action":"lay 26 1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,92,1794978023297,'{"kind":"decided","seat":3,"action":"lay 10","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,93,1794978023299,'{"kind":"decided","seat":2,"action":"move R2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,94,1794978023300,'{"kind":"decided","seat":2,"action":"lay 47 2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,95,1794978023301,'{"kind":"decided","seat":3,"action":"lay 46 2 1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,96,1794978023301,'{"kind":"decided","seat":2,"action":"want HOL","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,97,1794978023302,'{"kind":"decided","seat":3,"action":"want HOL","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,98,1794978023302,'{"kind":"decided","seat":2,"action":"show blue","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,99,1794978023303,'{"kind":"decided","seat":3,"action":"show blue","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,100,1794978023303,'{"kind":"decided","seat":3,"action":"pass","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,101,1794978023304,'{"kind":"decided","seat":2,"action":"lay 10","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,102,1794978023305,'{"kind":"decided","seat":2,"action":"move B1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,103,1794978023305,'{"kind":"decided","seat":2,"action":"lay 45","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,104,1794978023306,'{"kind":"decided","seat":3,"action":"pass","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,105,1794978023306,'{"kind":"decided","seat":2,"action":"move R3","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,106,1794978023307,'{"kind":"decided","seat":3,"action":"lay 10","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,107,1794978023308,'{"kind":"decided","seat":2,"action":"lay 10","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,108,1794978023309,'{"kind":"decided","seat":3,"action":"want FAR","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,109,1794978023309,'{"kind":"decided","seat":2,"action":"want FAR","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,110,1794978023310,'{"kind":"decided","seat":3,"action":"show yellow","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,111,1794978023310,'{"kind":"decided","seat":2,"action":"show violet","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,112,1794978023311,'{"kind":"decided","seat":2,"action":"lay 1 1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,113,1794978023312,'{"kind":"decided","seat":3,"action":"kontor","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,114,1794978023313,'{"kind":"decided","seat":3,"action":"return blue yellow","by":"bot","spent":1}');
INSERT INTO "log" VALUES(6,115,1794978023314,'{"kind":"decided","seat":2,"action":"move G1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(6,116,1794978023314,'{"kind":"ended","why":"rules"}');
INSERT INTO "log" VALUES(7,1,1794978024354,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(7,2,1794978024355,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(7,3,1794978024355,'{"kind":"bot-sat","seat":3,"bot":"clerk"}');
INSERT INTO "log" VALUES(7,4,1794978024355,'{"kind":"started","deal":{"commitment":"d56a63816f0bca2be469f33c49d1dd11af4d89483f48ea08bb18ac4d9eef12a5","nonces":["abc","",""],"secret":"f5fb22b6ae66ee082fe3ca0226f5fb0c035e6204660c089d93a6d2f05811d9e4"}}');
INSERT INTO "log" VALUES(7,5,1794978024358,'{"kind":"decided","seat":1,"action":"use","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,6,1794978024360,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":1}');
INSERT INTO "log" VALUES(7,7,1794978024362,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,8,1794978024365,'{"kind":"decided","seat":3,"action":"step gemstones","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,9,1794978024419,'{"kind":"decided","seat":1,"action":"step sugar","by":"person","spent":53}');
INSERT INTO "log" VALUES(7,10,1794978024428,'{"kind":"decided","seat":1,"action":"build O1w","by":"person","spent":9}');
INSERT INTO "log" VALUES(7,11,1794978024433,'{"kind":"decided","seat":1,"action":"step silk","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,12,1794978024435,'{"kind":"decided","seat":2,"action":"stop 120","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,13,1794978024437,'{"kind":"decided","seat":3,"action":"stop 130","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,14,1794978024438,'{"kind":"decided","seat":1,"action":"stop 200","by":"person","spent":4}');
INSERT INTO "log" VALUES(7,15,1794978024439,'{"kind":"decided","seat":2,"action":"wait","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,16,1794978024442,'{"kind":"decided","seat":3,"action":"wait","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,17,1794978024442,'{"kind":"decided","seat":1,"action":"stop 400","by":"person","spent":4}');
INSERT INTO "log" VALUES(7,18,1794978024444,'{"kind":"decided","seat":1,"action":"build N1w","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,19,1794978024449,'{"kind":"decided","seat":1,"action":"step sugar","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,20,1794978024453,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,21,1794978024454,'{"kind":"decided","seat":1,"action":"step sugar","by":"person","spent":1}');
INSERT INTO "log" VALUES(7,22,1794978024455,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,23,1794978024457,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,24,1794978024461,'{"kind":"decided","seat":3,"action":"open Asi1","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,25,1794978024511,'{"kind":"decided","seat":1,"action":"open Asu2","by":"person","spent":47}');
INSERT INTO "log" VALUES(7,26,1794978024522,'{"kind":"decided","seat":2,"action":"open Csu1","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,27,1794978024525,'{"kind":"decided","seat":2,"action":"auction","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,28,1794978024529,'{"kind":"decided","seat":2,"action":"open Dge2","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,29,1794978024532,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,30,1794978024536,'{"kind":"decided","seat":3,"action":"stop 120","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,31,1794978024540,'{"kind":"decided","seat":2,"action":"stop 140","by":"bot","spent":5}');
INSERT INTO "log" VALUES(7,32,1794978024544,'{"kind":"decided","seat":2,"action":"build O3w","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,33,1794978024548,'{"kind":"decided","seat":2,"action":"step silk","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,34,1794978024553,'{"kind":"decided","seat":3,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,35,1794978024556,'{"kind":"decided","seat":3,"action":"auction","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,36,1794978024561,'{"kind":"decided","seat":3,"action":"open Dsu2","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,37,1794978024564,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,38,1794978024569,'{"kind":"decided","seat":3,"action":"stop 120","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,39,1794978024572,'{"kind":"decided","seat":2,"action":"stop 120","by":"bot","spent":4}');
INSERT INTO "log" VALUES(7,40,1794978024576,'{"kind":"decided","seat":2,"action":"build L3e","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,41,1794978024578,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,42,1794978024632,'{"kind":"decided","seat":1,"action":"use","by":"person","spent":53}');
INSERT INTO "log" VALUES(7,43,1794978024634,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,44,1794978024635,'{"kind":"decided","seat":2,"action":"skip","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,45,1794978024637,'{"kind":"decided","seat":3,"action":"skip","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,46,1794978024691,'{"kind":"decided","seat":1,"action":"borrow","by":"person","spent":53}');
INSERT INTO "log" VALUES(7,47,1794978024693,'{"kind":"decided","seat":1,"action":"build G1w","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,48,1794978024695,'{"kind":"decided","seat":1,"action":"step sugar","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,49,1794978024697,'{"kind":"decided","seat":2,"action":"stop 130","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,50,1794978024699,'{"kind":"decided","seat":3,"action":"stop 130","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,51,1794978025802,'{"kind":"decided","seat":1,"action":"stop 200","by":"person","spent":1106}');
INSERT INTO "log" VALUES(7,52,1794978025804,'{"kind":"decided","seat":3,"action":"wait","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,53,1794978025805,'{"kind":"decided","seat":2,"action":"wait","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,54,1794978025806,'{"kind":"decided","seat":1,"action":"stop 380","by":"person","spent":4}');
INSERT INTO "log" VALUES(7,55,1794978025809,'{"kind":"decided","seat":1,"action":"build N1e","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,56,1794978025813,'{"kind":"decided","seat":1,"action":"step sugar","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,57,1794978025817,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,58,1794978025823,'{"kind":"decided","seat":2,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,59,1794978025834,'{"kind":"decided","seat":2,"action":"open Bsi2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,60,1794978025835,'{"kind":"decided","seat":2,"action":"step silk","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,61,1794978025837,'{"kind":"decided","seat":2,"action":"stop 120","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,62,1794978025837,'{"kind":"decided","seat":3,"action":"stop 130","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,63,1794978025839,'{"kind":"decided","seat":3,"action":"open Asu3","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,64,1794978025839,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,65,1794978025841,'{"kind":"decided","seat":3,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,66,1794978025888,'{"kind":"decided","seat":1,"action":"build G1e","by":"person","spent":45}');
INSERT INTO "log" VALUES(7,67,1794978025891,'{"kind":"decided","seat":2,"action":"build G5w","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,68,1794978025899,'{"kind":"decided","seat":3,"action":"build G3e","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,69,1794978025901,'{"kind":"decided","seat":1,"action":"open Age1","by":"person","spent":1}');
INSERT INTO "log" VALUES(7,70,1794978025906,'{"kind":"decided","seat":2,"action":"open Dsp2","by":"bot","spent":5}');
INSERT INTO "log" VALUES(7,71,1794978025909,'{"kind":"decided","seat":2,"action":"build N3e","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,72,1794978025913,'{"kind":"decided","seat":3,"action":"open Csi2","by":"bot","spent":4}');
INSERT INTO "log" VALUES(7,73,1794978025917,'{"kind":"decided","seat":3,"action":"auction","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,74,1794978025922,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,75,1794978025925,'{"kind":"decided","seat":3,"action":"step gemstones","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,76,1794978025929,'{"kind":"decided","seat":3,"action":"step gemstones","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,77,1794978025933,'{"kind":"decided","seat":2,"action":"stop 90","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,78,1794978025934,'{"kind":"decided","seat":3,"action":"stop 100","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,79,1794978025961,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":30}');
INSERT INTO "log" VALUES(7,80,1794978025966,'{"kind":"decided","seat":1,"action":"build G2w","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,81,1794978025969,'{"kind":"decided","seat":1,"action":"step spice","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,82,1794978025973,'{"kind":"decided","seat":2,"action":"open Dsu1","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,83,1794978025981,'{"kind":"decided","seat":3,"action":"open Bsp2","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,84,1794978025984,'{"kind":"decided","seat":3,"action":"build L1e","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,85,1794978026035,'{"kind":"decided","seat":1,"action":"open Age2","by":"person","spent":48}');
INSERT INTO "log" VALUES(7,86,1794978027139,'{"kind":"decided","seat":1,"action":"use","by":"person","spent":1103}');
INSERT INTO "log" VALUES(7,87,1794978027144,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":4}');
INSERT INTO "log" VALUES(7,88,1794978027147,'{"kind":"decided","seat":1,"action":"open Bsu1","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,89,1794978027149,'{"kind":"decided","seat":1,"action":"step sugar","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,90,1794978027150,'{"kind":"decided","seat":2,"action":"stop 140","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,91,1794978027151,'{"kind":"decided","seat":3,"action":"stop 130","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,92,1794978027153,'{"kind":"decided","seat":2,"action":"open Bsu2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,93,1794978027153,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,94,1794978027155,'{"kind":"decided","seat":2,"action":"auction","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,95,1794978027156,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,96,1794978027159,'{"kind":"decided","seat":3,"action":"build G4e","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,97,1794978027206,'{"kind":"decided","seat":1,"action":"build G2e","by":"person","spent":47}');
INSERT INTO "log" VALUES(7,98,1794978027210,'{"kind":"decided","seat":2,"action":"build L3w","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,99,1794978027212,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,100,1794978027213,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,101,1794978027214,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,102,1794978027216,'{"kind":"decided","seat":2,"action":"stop 90","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,103,1794978027216,'{"kind":"decided","seat":3,"action":"stop 90","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,104,1794978027217,'{"kind":"decided","seat":3,"action":"open Bsi1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,105,1794978027217,'{"kind":"decided","seat":3,"action":"step silk","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,106,1794978027218,'{"kind":"decided","seat":3,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,107,1794978027219,'{"kind":"decided","seat":3,"action":"auction","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,108,1794978027221,'{"kind":"decided","seat":3,"action":"build L2e","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,109,1794978027222,'{"kind":"decided","seat":3,"action":"step gemstones","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,110,1794978027223,'{"kind":"decided","seat":2,"action":"stop 130","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,111,1794978027224,'{"kind":"decided","seat":3,"action":"stop 130","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,112,1794978027264,'{"kind":"decided","seat":1,"action":"stop 120","by":"person","spent":41}');
INSERT INTO "log" VALUES(7,113,1794978027266,'{"kind":"decided","seat":2,"action":"build L2w","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,114,1794978027266,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,115,1794978027323,'{"kind":"decided","seat":1,"action":"use","by":"person","spent":56}');
INSERT INTO "log" VALUES(7,116,1794978027325,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,117,1794978027327,'{"kind":"decided","seat":1,"action":"build G4w","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,118,1794978027329,'{"kind":"decided","seat":1,"action":"step silk","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,119,1794978027331,'{"kind":"decided","seat":2,"action":"stop 80","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,120,1794978027331,'{"kind":"decided","seat":3,"action":"wait","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,121,1794978028434,'{"kind":"decided","seat":1,"action":"stop 200","by":"person","spent":1105}');
INSERT INTO "log" VALUES(7,122,1794978028441,'{"kind":"decided","seat":2,"action":"wait","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,123,1794978028442,'{"kind":"decided","seat":3,"action":"wait","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,124,1794978028444,'{"kind":"decided","seat":1,"action":"stop 360","by":"person","spent":4}');
INSERT INTO "log" VALUES(7,125,1794978028446,'{"kind":"decided","seat":1,"action":"open Dge1","by":"person","spent":1}');
INSERT INTO "log" VALUES(7,126,1794978028448,'{"kind":"decided","seat":1,"action":"step gemstones","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,127,1794978028449,'{"kind":"decided","seat":2,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,128,1794978028451,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,129,1794978028452,'{"kind":"decided","seat":2,"action":"open Asi2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,130,1794978028453,'{"kind":"decided","seat":2,"action":"step silk","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,131,1794978028454,'{"kind":"decided","seat":2,"action":"stop 110","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,132,1794978028455,'{"kind":"decided","seat":3,"action":"stop 90","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,133,1794978028456,'{"kind":"decided","seat":2,"action":"build N2e","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,134,1794978028456,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,135,1794978028458,'{"kind":"decided","seat":3,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,136,1794978028525,'{"kind":"decided","seat":1,"action":"back sugar","by":"person","spent":66}');
INSERT INTO "log" VALUES(7,137,1794978028528,'{"kind":"decided","seat":2,"action":"back sugar","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,138,1794978028531,'{"kind":"decided","seat":3,"action":"back sugar","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,139,1794978028532,'{"kind":"decided","seat":3,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,140,1794978028582,'{"kind":"decided","seat":1,"action":"raze G1w","by":"person","spent":50}');
INSERT INTO "log" VALUES(7,141,1794978028586,'{"kind":"decided","seat":2,"action":"raze O3e","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,142,1794978028588,'{"kind":"decided","seat":3,"action":"raze G3w","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,143,1794978028589,'{"kind":"decided","seat":3,"action":"open Dsi3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,144,1794978028590,'{"kind":"decided","seat":3,"action":"step silk","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,145,1794978028592,'{"kind":"decided","seat":2,"action":"stop 60","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,146,1794978028592,'{"kind":"decided","seat":3,"action":"stop 50","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,147,1794978028638,'{"kind":"decided","seat":1,"action":"stop 200","by":"person","spent":48}');
INSERT INTO "log" VALUES(7,148,1794978028640,'{"kind":"decided","seat":2,"action":"wait","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,149,1794978028642,'{"kind":"decided","seat":3,"action":"wait","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,150,1794978028643,'{"kind":"decided","seat":1,"action":"stop 300","by":"person","spent":4}');
INSERT INTO "log" VALUES(7,151,1794978028645,'{"kind":"decided","seat":1,"action":"open Asp1","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,152,1794978028647,'{"kind":"decided","seat":1,"action":"step spice","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,153,1794978029750,'{"kind":"decided","seat":1,"action":"build G1w","by":"person","spent":1103}');
INSERT INTO "log" VALUES(7,154,1794978029758,'{"kind":"decided","seat":1,"action":"use","by":"person","spent":3}');
INSERT INTO "log" VALUES(7,155,1794978029761,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":3}');
INSERT INTO "log" VALUES(7,156,1794978029763,'{"kind":"decided","seat":1,"action":"open Dsp1","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,157,1794978029765,'{"kind":"decided","seat":1,"action":"step spice","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,158,1794978029767,'{"kind":"decided","seat":2,"action":"stop 100","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,159,1794978029768,'{"kind":"decided","seat":3,"action":"stop 110","by":"bot","spent":3}');
INSERT INTO "log" VALUES(7,160,1794978029770,'{"kind":"decided","seat":3,"action":"build O2e","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,161,1794978029770,'{"kind":"decided","seat":3,"action":"step spice","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,162,1794978029772,'{"kind":"decided","seat":2,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,163,1794978029773,'{"kind":"decided","seat":2,"action":"auction","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,164,1794978029775,'{"kind":"decided","seat":2,"action":"open Asp2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,165,1794978029775,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,166,1794978029777,'{"kind":"decided","seat":2,"action":"stop 80","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,167,1794978029778,'{"kind":"decided","seat":3,"action":"stop 70","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,168,1794978029779,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,169,1794978029780,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,170,1794978029780,'{"kind":"decided","seat":2,"action":"step silk","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,171,1794978029782,'{"kind":"decided","seat":3,"action":"discard","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,172,1794978029783,'{"kind":"decided","seat":3,"action":"use","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,173,1794978029822,'{"kind":"decided","seat":1,"action":"close Asu1","by":"person","spent":38}');
INSERT INTO "log" VALUES(7,174,1794978029825,'{"kind":"decided","seat":2,"action":"close Bge1","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,175,1794978029827,'{"kind":"decided","seat":3,"action":"close Csp1","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,176,1794978029829,'{"kind":"decided","seat":3,"action":"build O2w","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,177,1794978029830,'{"kind":"decided","seat":3,"action":"step spice","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,178,1794978029832,'{"kind":"decided","seat":2,"action":"stop 110","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,179,1794978029833,'{"kind":"decided","seat":3,"action":"stop 90","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,180,1794978029833,'{"kind":"decided","seat":2,"action":"open Asu1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,181,1794978029834,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,182,1794978029835,'{"kind":"decided","seat":2,"action":"close Bsu2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,183,1794978029836,'{"kind":"decided","seat":3,"action":"close Asu3","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,184,1794978029885,'{"kind":"decided","seat":1,"action":"close Asu2","by":"person","spent":49}');
INSERT INTO "log" VALUES(7,185,1794978029887,'{"kind":"decided","seat":1,"action":"use","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,186,1794978029889,'{"kind":"decided","seat":1,"action":"auction","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,187,1794978029891,'{"kind":"decided","seat":1,"action":"build N2w","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,188,1794978029893,'{"kind":"decided","seat":1,"action":"step spice","by":"person","spent":2}');
INSERT INTO "log" VALUES(7,189,1794978029894,'{"kind":"decided","seat":2,"action":"wait","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,190,1794978029895,'{"kind":"decided","seat":3,"action":"stop 80","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,191,1794978029896,'{"kind":"decided","seat":3,"action":"open Cge1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,192,1794978029896,'{"kind":"decided","seat":3,"action":"step gemstones","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,193,1794978029898,'{"kind":"decided","seat":2,"action":"use","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,194,1794978029899,'{"kind":"decided","seat":2,"action":"discard","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,195,1794978029900,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,196,1794978029902,'{"kind":"decided","seat":2,"action":"step gemstones","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,197,1794978029902,'{"kind":"decided","seat":2,"action":"step silk","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,198,1794978029904,'{"kind":"decided","seat":2,"action":"stop 80","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,199,1794978029904,'{"kind":"decided","seat":3,"action":"stop 60","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,200,1794978029904,'{"kind":"decided","seat":2,"action":"open Bsp1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,201,1794978029905,'{"kind":"decided","seat":2,"action":"step spice","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,202,1794978029906,'{"kind":"decided","seat":3,"action":"use","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,203,1794978029906,'{"kind":"decided","seat":3,"action":"auction","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,204,1794978029908,'{"kind":"decided","seat":3,"action":"build L1w","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,205,1794978029909,'{"kind":"decided","seat":3,"action":"step sugar","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,206,1794978029910,'{"kind":"decided","seat":2,"action":"stop 50","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,207,1794978029911,'{"kind":"decided","seat":3,"action":"stop 50","by":"bot","spent":2}');
INSERT INTO "log" VALUES(7,208,1794978029912,'{"kind":"decided","seat":2,"action":"open Csu2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(7,209,1794978029912,'{"kind":"decided","seat":2,"action":"step sugar","by":"bot","spent":0}');
INSERT INTO "log" VALUES(7,210,1794978029912,'{"kind":"ended","why":"rules"}');
INSERT INTO "log" VALUES(8,1,1794978032053,'{"kind":"sat","seat":1,"person":"w7525h4jr0tty3ap","nonce":"abc"}');
INSERT INTO "log" VALUES(8,2,1794978032053,'{"kind":"bot-sat","seat":2,"bot":"clerk"}');
INSERT INTO "log" VALUES(8,3,1794978032054,'{"kind":"started","deal":{"commitment":"78df686bf7a715c3bad43690c121c1db1d6b546ce3eec7cd1f38c9a769451225","nonces":["abc",""],"secret":"5b6874d2a2f90a17f992833835aa65d2b8170483828d11d6119daff9cdacedc5"}}');
INSERT INTO "log" VALUES(8,4,1794978032056,'{"kind":"decided","seat":1,"action":"take JC1","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,5,1794978032057,'{"kind":"decided","seat":1,"action":"take HF4","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,6,1794978032059,'{"kind":"decided","seat":2,"action":"take HC3","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,7,1794978032060,'{"kind":"decided","seat":2,"action":"take CD2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,8,1794978032112,'{"kind":"decided","seat":1,"action":"take GF3","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,9,1794978032114,'{"kind":"decided","seat":1,"action":"take GD2","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,10,1794978032116,'{"kind":"decided","seat":2,"action":"take HD4","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,11,1794978032116,'{"kind":"decided","seat":2,"action":"take GA1","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,12,1794978032169,'{"kind":"decided","seat":1,"action":"take GF1","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,13,1794978032170,'{"kind":"decided","seat":2,"action":"take GC4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,14,1794978032224,'{"kind":"decided","seat":1,"action":"build HB2","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,15,1794978032226,'{"kind":"decided","seat":1,"action":"action roof","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,16,1794978032227,'{"kind":"decided","seat":2,"action":"build HB3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,17,1794978032228,'{"kind":"decided","seat":2,"action":"company gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,18,1794978032230,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,19,1794978032230,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,20,1794978032283,'{"kind":"decided","seat":1,"action":"take JA4","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,21,1794978032285,'{"kind":"decided","seat":2,"action":"build HC3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,22,1794978032286,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,23,1794978032287,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,24,1794978032340,'{"kind":"decided","seat":1,"action":"build HF4","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,25,1794978032342,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,26,1794978032344,'{"kind":"decided","seat":1,"action":"sell gunpowder","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,27,1794978032345,'{"kind":"decided","seat":2,"action":"take HE1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,28,1794978032346,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,29,1794978032399,'{"kind":"decided","seat":1,"action":"build CA3","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,30,1794978032401,'{"kind":"decided","seat":1,"action":"hq HF3","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,31,1794978032403,'{"kind":"decided","seat":1,"action":"company coal","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,32,1794978032405,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,33,1794978032407,'{"kind":"decided","seat":1,"action":"sell gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,34,1794978032408,'{"kind":"decided","seat":2,"action":"build HB1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,35,1794978032409,'{"kind":"decided","seat":2,"action":"done","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,36,1794978033563,'{"kind":"decided","seat":1,"action":"build CF3","by":"person","spent":1154}');
INSERT INTO "log" VALUES(8,37,1794978033564,'{"kind":"decided","seat":2,"action":"build CF2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,38,1794978033566,'{"kind":"decided","seat":2,"action":"company porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,39,1794978033568,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,40,1794978033568,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,41,1794978033620,'{"kind":"decided","seat":1,"action":"build GD1","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,42,1794978033626,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,43,1794978033627,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,44,1794978033680,'{"kind":"decided","seat":1,"action":"build GF1","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,45,1794978033683,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,46,1794978033685,'{"kind":"decided","seat":1,"action":"sell gunpowder","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,47,1794978033686,'{"kind":"decided","seat":2,"action":"raise CF2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,48,1794978033687,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,49,1794978033688,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,50,1794978033741,'{"kind":"decided","seat":1,"action":"take JE1","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,51,1794978033745,'{"kind":"decided","seat":1,"action":"take CE3","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,52,1794978033746,'{"kind":"decided","seat":2,"action":"build CF1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,53,1794978033747,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,54,1794978033748,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,55,1794978033801,'{"kind":"decided","seat":1,"action":"build CE3","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,56,1794978033803,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,57,1794978033805,'{"kind":"decided","seat":1,"action":"sell gunpowder","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,58,1794978034908,'{"kind":"decided","seat":1,"action":"event verlappen","by":"person","spent":1103}');
INSERT INTO "log" VALUES(8,59,1794978034909,'{"kind":"decided","seat":2,"action":"bid 30","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,60,1794978034911,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,61,1794978034912,'{"kind":"decided","seat":2,"action":"raise CF2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,62,1794978034916,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,63,1794978034917,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,64,1794978034918,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,65,1794978034919,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,66,1794978034970,'{"kind":"decided","seat":1,"action":"take JA3","by":"person","spent":51}');
INSERT INTO "log" VALUES(8,67,1794978034972,'{"kind":"decided","seat":1,"action":"take CB4","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,68,1794978034977,'{"kind":"decided","seat":2,"action":"raise CF1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,69,1794978034980,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,70,1794978034984,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,71,1794978034985,'{"kind":"decided","seat":2,"action":"event aenleggen","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,72,1794978034985,'{"kind":"decided","seat":2,"action":"bid 10","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,73,1794978035033,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":48}');
INSERT INTO "log" VALUES(8,74,1794978035035,'{"kind":"decided","seat":1,"action":"build CB4","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,75,1794978035037,'{"kind":"decided","seat":2,"action":"raise CE3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,76,1794978035037,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,77,1794978035038,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,78,1794978035090,'{"kind":"decided","seat":1,"action":"build GC2","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,79,1794978035092,'{"kind":"decided","seat":1,"action":"hq GD2","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,80,1794978035094,'{"kind":"decided","seat":1,"action":"company silk","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,81,1794978035096,'{"kind":"decided","seat":1,"action":"buy silk","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,82,1794978036200,'{"kind":"decided","seat":1,"action":"sell silk","by":"person","spent":1103}');
INSERT INTO "log" VALUES(8,83,1794978036201,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,84,1794978036202,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,85,1794978036255,'{"kind":"decided","seat":1,"action":"build GD2","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,86,1794978036258,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,87,1794978036260,'{"kind":"decided","seat":1,"action":"sell gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,88,1794978036262,'{"kind":"decided","seat":2,"action":"build CA4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,89,1794978036262,'{"kind":"decided","seat":2,"action":"buy coal","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,90,1794978036263,'{"kind":"decided","seat":2,"action":"sell coal","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,91,1794978036315,'{"kind":"decided","seat":1,"action":"build GE3","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,92,1794978036317,'{"kind":"decided","seat":2,"action":"build HA3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,93,1794978036318,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,94,1794978036319,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,95,1794978036372,'{"kind":"decided","seat":1,"action":"build GA4","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,96,1794978036374,'{"kind":"decided","seat":2,"action":"build HD4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,97,1794978036375,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,98,1794978036376,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,99,1794978036428,'{"kind":"decided","seat":1,"action":"build GF4","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,100,1794978036430,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,101,1794978036431,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,102,1794978036484,'{"kind":"decided","seat":1,"action":"build JC1","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,103,1794978036489,'{"kind":"decided","seat":2,"action":"build CC4","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,104,1794978036493,'{"kind":"decided","seat":2,"action":"done","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,105,1794978036496,'{"kind":"decided","seat":2,"action":"event coopmanscappen","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,106,1794978036500,'{"kind":"decided","seat":2,"action":"done","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,107,1794978037647,'{"kind":"decided","seat":1,"action":"build JE1","by":"person","spent":1146}');
INSERT INTO "log" VALUES(8,108,1794978037649,'{"kind":"decided","seat":2,"action":"build GE1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,109,1794978037651,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,110,1794978037652,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,111,1794978037706,'{"kind":"decided","seat":1,"action":"build JA3","by":"person","spent":54}');
INSERT INTO "log" VALUES(8,112,1794978037708,'{"kind":"decided","seat":2,"action":"build HB4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,113,1794978037710,'{"kind":"decided","seat":2,"action":"action roof","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,114,1794978037710,'{"kind":"decided","seat":2,"action":"event verlappen","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,115,1794978037711,'{"kind":"decided","seat":2,"action":"bid 20","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,116,1794978037763,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,117,1794978037766,'{"kind":"decided","seat":1,"action":"build JA4","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,118,1794978037768,'{"kind":"decided","seat":1,"action":"company spices","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,119,1794978037770,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,120,1794978037778,'{"kind":"decided","seat":1,"action":"sell gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,121,1794978037781,'{"kind":"decided","seat":2,"action":"build GF2","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,122,1794978037784,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,123,1794978037788,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,124,1794978037792,'{"kind":"decided","seat":2,"action":"take HE3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,125,1794978037796,'{"kind":"decided","seat":2,"action":"take JD1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,126,1794978037835,'{"kind":"decided","seat":1,"action":"take CE4","by":"person","spent":35}');
INSERT INTO "log" VALUES(8,127,1794978037838,'{"kind":"decided","seat":1,"action":"take HA2","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,128,1794978037841,'{"kind":"decided","seat":2,"action":"build HE3","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,129,1794978037842,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,130,1794978037844,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,131,1794978037899,'{"kind":"decided","seat":1,"action":"build HA2","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,132,1794978039003,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":1104}');
INSERT INTO "log" VALUES(8,133,1794978039005,'{"kind":"decided","seat":1,"action":"sell gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,134,1794978039009,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,135,1794978039012,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,136,1794978039062,'{"kind":"decided","seat":1,"action":"take GD4","by":"person","spent":50}');
INSERT INTO "log" VALUES(8,137,1794978039064,'{"kind":"decided","seat":1,"action":"take CC2","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,138,1794978039066,'{"kind":"decided","seat":2,"action":"raise CF1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,139,1794978039068,'{"kind":"decided","seat":2,"action":"buy porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,140,1794978039068,'{"kind":"decided","seat":2,"action":"done","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,141,1794978039069,'{"kind":"decided","seat":2,"action":"event aenleggen","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,142,1794978039069,'{"kind":"decided","seat":2,"action":"bid 30","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,143,1794978039121,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":51}');
INSERT INTO "log" VALUES(8,144,1794978039123,'{"kind":"decided","seat":1,"action":"build CC2","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,145,1794978039124,'{"kind":"decided","seat":2,"action":"raise CE3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,146,1794978039126,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,147,1794978039126,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,148,1794978039179,'{"kind":"decided","seat":1,"action":"build CE4","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,149,1794978039181,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,150,1794978039182,'{"kind":"decided","seat":1,"action":"buy gunpowder","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,151,1794978039184,'{"kind":"decided","seat":1,"action":"event dreighinghe","by":"person","spent":1}');
INSERT INTO "log" VALUES(8,152,1794978039185,'{"kind":"decided","seat":2,"action":"bid 100","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,153,1794978040288,'{"kind":"decided","seat":1,"action":"bid 0","by":"person","spent":1104}');
INSERT INTO "log" VALUES(8,154,1794978040294,'{"kind":"decided","seat":1,"action":"return gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,155,1794978040296,'{"kind":"decided","seat":1,"action":"return gunpowder","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,156,1794978040297,'{"kind":"decided","seat":2,"action":"build JD1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,157,1794978040299,'{"kind":"decided","seat":2,"action":"company coal","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,158,1794978040300,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,159,1794978040302,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,160,1794978040304,'{"kind":"decided","seat":2,"action":"event coopmanscappen","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,161,1794978040308,'{"kind":"decided","seat":2,"action":"done","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,162,1794978040353,'{"kind":"decided","seat":1,"action":"take HD1","by":"person","spent":42}');
INSERT INTO "log" VALUES(8,163,1794978040358,'{"kind":"decided","seat":1,"action":"take JE2","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,164,1794978040359,'{"kind":"decided","seat":2,"action":"build JB4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,165,1794978040360,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,166,1794978040364,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,167,1794978040413,'{"kind":"decided","seat":1,"action":"take GC3","by":"person","spent":46}');
INSERT INTO "log" VALUES(8,168,1794978040417,'{"kind":"decided","seat":1,"action":"take HE4","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,169,1794978040421,'{"kind":"decided","seat":2,"action":"build JB3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,170,1794978040425,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,171,1794978040426,'{"kind":"decided","seat":2,"action":"buy spices","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,172,1794978040479,'{"kind":"decided","seat":1,"action":"build HD1","by":"person","spent":51}');
INSERT INTO "log" VALUES(8,173,1794978040485,'{"kind":"decided","seat":2,"action":"build GB4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,174,1794978040489,'{"kind":"decided","seat":2,"action":"company coal","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,175,1794978040492,'{"kind":"decided","seat":2,"action":"buy coal","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,176,1794978040496,'{"kind":"decided","seat":2,"action":"buy coal","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,177,1794978040542,'{"kind":"decided","seat":1,"action":"build HE4","by":"person","spent":43}');
INSERT INTO "log" VALUES(8,178,1794978041651,'{"kind":"decided","seat":1,"action":"company porcelain","by":"person","spent":1104}');
INSERT INTO "log" VALUES(8,179,1794978041653,'{"kind":"decided","seat":2,"action":"build GC4","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,180,1794978041656,'{"kind":"decided","seat":2,"action":"buy spices","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,181,1794978041660,'{"kind":"decided","seat":2,"action":"buy spices","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,182,1794978041710,'{"kind":"decided","seat":1,"action":"build GC3","by":"person","spent":47}');
INSERT INTO "log" VALUES(8,183,1794978041718,'{"kind":"decided","seat":1,"action":"company coal","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,184,1794978041720,'{"kind":"decided","seat":2,"action":"sell 2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,185,1794978041725,'{"kind":"decided","seat":2,"action":"build CB1","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,186,1794978041728,'{"kind":"decided","seat":2,"action":"buy spices","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,187,1794978041732,'{"kind":"decided","seat":2,"action":"buy spices","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,188,1794978041779,'{"kind":"decided","seat":1,"action":"build GF3","by":"person","spent":45}');
INSERT INTO "log" VALUES(8,189,1794978041789,'{"kind":"decided","seat":1,"action":"company porcelain","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,190,1794978041792,'{"kind":"decided","seat":2,"action":"sell 5","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,191,1794978041797,'{"kind":"decided","seat":2,"action":"build CD2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,192,1794978041800,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,193,1794978041804,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,194,1794978041850,'{"kind":"decided","seat":1,"action":"build GD4","by":"person","spent":43}');
INSERT INTO "log" VALUES(8,195,1794978041852,'{"kind":"decided","seat":2,"action":"build GA1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,196,1794978041856,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,197,1794978041860,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,198,1794978041910,'{"kind":"decided","seat":1,"action":"build JF1","by":"person","spent":47}');
INSERT INTO "log" VALUES(8,199,1794978041916,'{"kind":"decided","seat":2,"action":"build JA2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,200,1794978041918,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,201,1794978041920,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,202,1794978041971,'{"kind":"decided","seat":1,"action":"build JE2","by":"person","spent":48}');
INSERT INTO "log" VALUES(8,203,1794978041972,'{"kind":"decided","seat":2,"action":"build JE3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,204,1794978041976,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,205,1794978041980,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,206,1794978042030,'{"kind":"decided","seat":1,"action":"build JF4","by":"person","spent":47}');
INSERT INTO "log" VALUES(8,207,1794978042036,'{"kind":"decided","seat":2,"action":"take CD3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,208,1794978042037,'{"kind":"decided","seat":2,"action":"take JF2","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,209,1794978043192,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":1153}');
INSERT INTO "log" VALUES(8,210,1794978043200,'{"kind":"decided","seat":2,"action":"build CD3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,211,1794978043204,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,212,1794978043208,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,213,1794978043257,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":46}');
INSERT INTO "log" VALUES(8,214,1794978043260,'{"kind":"decided","seat":2,"action":"build JF2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,215,1794978043265,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,216,1794978043268,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,217,1794978043317,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":46}');
INSERT INTO "log" VALUES(8,218,1794978043320,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,219,1794978043324,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,220,1794978043378,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,221,1794978043380,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,222,1794978043381,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,223,1794978043434,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,224,1794978043441,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,225,1794978043442,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,226,1794978043495,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,227,1794978043500,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,228,1794978043508,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,229,1794978043562,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":53}');
INSERT INTO "log" VALUES(8,230,1794978043568,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,231,1794978043569,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,232,1794978043623,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":52}');
INSERT INTO "log" VALUES(8,233,1794978043628,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,234,1794978043629,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,235,1794978044786,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":1155}');
INSERT INTO "log" VALUES(8,236,1794978044800,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,237,1794978044804,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,238,1794978044809,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,239,1794978044812,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,240,1794978044816,'{"kind":"decided","seat":2,"action":"sell porcelain","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,241,1794978044870,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":50}');
INSERT INTO "log" VALUES(8,242,1794978044872,'{"kind":"decided","seat":2,"action":"take JB1","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,243,1794978044876,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,244,1794978044930,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":51}');
INSERT INTO "log" VALUES(8,245,1794978044932,'{"kind":"decided","seat":2,"action":"build CE2 roof","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,246,1794978044934,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,247,1794978044935,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,248,1794978044988,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":45}');
INSERT INTO "log" VALUES(8,249,1794978044992,'{"kind":"decided","seat":2,"action":"take GE2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,250,1794978044996,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,251,1794978045050,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":51}');
INSERT INTO "log" VALUES(8,252,1794978045052,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,253,1794978045053,'{"kind":"decided","seat":2,"action":"sell gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,254,1794978045107,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":51}');
INSERT INTO "log" VALUES(8,255,1794978045109,'{"kind":"decided","seat":2,"action":"take CB2","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,256,1794978045109,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,257,1794978045163,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":54}');
INSERT INTO "log" VALUES(8,258,1794978045165,'{"kind":"decided","seat":2,"action":"take CC3","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,259,1794978045166,'{"kind":"decided","seat":2,"action":"draw","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,260,1794978046269,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":1102}');
INSERT INTO "log" VALUES(8,261,1794978046271,'{"kind":"decided","seat":2,"action":"take floor-2","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,262,1794978046273,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":2}');
INSERT INTO "log" VALUES(8,263,1794978046276,'{"kind":"decided","seat":2,"action":"raise HB1","by":"bot","spent":3}');
INSERT INTO "log" VALUES(8,264,1794978046277,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,265,1794978046277,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,266,1794978046331,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":54}');
INSERT INTO "log" VALUES(8,267,1794978046333,'{"kind":"decided","seat":2,"action":"build CC3","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,268,1794978046339,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,269,1794978046341,'{"kind":"decided","seat":2,"action":"buy gunpowder","by":"bot","spent":2}');
INSERT INTO "log" VALUES(8,270,1794978046344,'{"kind":"decided","seat":2,"action":"event veilinge","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,271,1794978046345,'{"kind":"decided","seat":2,"action":"lot bank gunpowder","by":"bot","spent":1}');
INSERT INTO "log" VALUES(8,272,1794978046346,'{"kind":"decided","seat":2,"action":"bid 0","by":"bot","spent":0}');
INSERT INTO "log" VALUES(8,273,1794978046395,'{"kind":"decided","seat":1,"action":"pass","by":"person","spent":49}');
INSERT INTO "log" VALUES(8,274,1794978046395,'{"kind":"ended","why":"rules"}');
CREATE TABLE migrations (
             version INTEGER NOT NULL PRIMARY KEY,
             name    TEXT    NOT NULL,
             hash    TEXT    NOT NULL
         ) STRICT;
INSERT INTO "migrations" VALUES(1,'foundation','12be8b405befdd08346efac7f64cace9fa657cf2b2e74cc55a0ff72922a804bb');
INSERT INTO "migrations" VALUES(2,'lists apart','7e2a2a13b237b5d2c80315dd7899c1436696c33cf7ab95471743fcd9a9f50714');
INSERT INTO "migrations" VALUES(3,'reviews','eb0a2fdfda3ea68efb871ce167e2ca7b41ef058a9781872f75c492887001bdd2');
INSERT INTO "migrations" VALUES(4,'names and rounds','30e9ce33edaf0e9fb085e5cd4b366075e25bb12c73e47c62c026d1ea15def906');
INSERT INTO "migrations" VALUES(5,'care','3b0388babe310acbfa3a5e9be75316ef109b6da9296beaf33645715b9cdaf2a6');
CREATE TABLE people (
    id        TEXT    NOT NULL PRIMARY KEY,
    name      TEXT    NOT NULL,
    name_key  TEXT    NOT NULL,
    user_name TEXT,
    user_key  TEXT    UNIQUE,
    password  TEXT,
    admin     INTEGER NOT NULL,
    blocked   INTEGER NOT NULL,
    settings  TEXT    NOT NULL,
    created   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES('w7525h4jr0tty3ap','Anna','anna',NULL,NULL,NULL,0,0,'{}',1794978010531);
CREATE TABLE pulse (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    beat INTEGER NOT NULL
) STRICT;
INSERT INTO "pulse" VALUES(1,0);
CREATE TABLE rating_log (
    table_key        INTEGER NOT NULL REFERENCES tables (key),
    person           TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    pool             TEXT    NOT NULL,
    place            INTEGER NOT NULL,
    mean_before      REAL    NOT NULL,
    deviation_before REAL    NOT NULL,
    mean_after       REAL    NOT NULL,
    deviation_after  REAL    NOT NULL,
    at               INTEGER NOT NULL,
    PRIMARY KEY (table_key, person, pool)
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
    person    TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    pool      TEXT    NOT NULL,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    number   INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at       INTEGER NOT NULL,
    reporter TEXT    NOT NULL,
    about    TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    reason   TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    handled  INTEGER
) STRICT;
CREATE TABLE reviews (
    table_key INTEGER NOT NULL PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    document  TEXT    NOT NULL
) STRICT;
CREATE TABLE seat_people (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    person    TEXT    NOT NULL,
    PRIMARY KEY (table_key, person)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat_people" VALUES(1,'w7525h4jr0tty3ap');
INSERT INTO "seat_people" VALUES(2,'w7525h4jr0tty3ap');
INSERT INTO "seat_people" VALUES(3,'w7525h4jr0tty3ap');
INSERT INTO "seat_people" VALUES(4,'w7525h4jr0tty3ap');
INSERT INTO "seat_people" VALUES(5,'w7525h4jr0tty3ap');
INSERT INTO "seat_people" VALUES(6,'w7525h4jr0tty3ap');
INSERT INTO "seat_people" VALUES(7,'w7525h4jr0tty3ap');
INSERT INTO "seat_people" VALUES(8,'w7525h4jr0tty3ap');
CREATE TABLE sessions (
    key     TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT    NOT NULL,
    label   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshots (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number    INTEGER NOT NULL,
    document  TEXT    NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT;
INSERT INTO "snapshots" VALUES(2,64,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":17,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":25,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":18,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":60,"entry":64}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"aff591dbf9313b69e765a25a40d3f32dc217ff67c35c9976d5d5ac9cb3ba13f0","nonces":["abc","",""],"secret":"447ecf350a49f3bf1d4d64be1973478671dc9d3ede3399fd2f21bb26fe3fde33"},"position":{"turn":5,"mayor":3,"year":8,"stage":{"now":"placing"},"owed":null,"bank":9300,"players":[{"money":460,"loans":0,"market":[2,0,2,0],"offices":["Asu1","Csu1","Csi2","Dsp2"],"houses":["N3w"],"market_bonus":"none"},{"money":270,"loans":0,"market":[4,3,2,2],"offices":["Asi1","Bge1","Csu2"],"houses":["G2e","N4e","N5e","O3e","L3w"],"market_bonus":"built"},{"money":320,"loans":0,"market":[3,2,1,1],"offices":["Bsu1","Cge1","Csp1"],"houses":["G3w","N1w","O5w"],"market_bonus":"none"}],"turned":"goods","disks":["house-lastage",null,null],"drawn":["house-nieuwe-zijde","hourglass","office-sugar","office-far-east","house-oude-zijde","hourglass","house-oude-zijde-lastage-silk","hourglass","hourglass","house-nieuwe-zijde-lastage-gemstones","hourglass","office-americas","office-east-indies","hourglass","house-grachten","hourglass","house-grachten","goods-marked","office-silk","office-silk","office-africa","goods","house-lastage","hourglass","house-lastage","goods"],"deck":["office-east-indies","office-sugar","hourglass","hourglass","office-far-east","office-americas","house-oude-zijde-lastage-sugar","goods","hourglass","goods-marked","hourglass","office-east-indies","house-oude-zijde-grachten-spice","house-oude-zijde-grachten-gemstones","office-africa","office-sugar","house-oude-zijde","goods-marked","house-oude-zijde","hourglass","office-silk","office-americas","goods","goods-marked","office-spice","goods","house-nieuwe-zijde-grachten-sugar","hourglass","hourglass","house-nieuwe-zijde-grachten-silk","office-gemstones","office-africa","hourglass","house-grachten-lastage-gemstones","house-nieuwe-zijde","house-grachten","hourglass","office-gemstones","house-grachten-lastage-silk","house-lastage","goods","hourglass","office-spice","hourglass","hourglass","hourglass","hourglass","office-gemstones","office-far-east","office-spice","hourglass","house-nieuwe-zijde-lastage-spice","hourglass","house-nieuwe-zijde-oude-zijde-sugar","house-nieuwe-zijde","goods-marked","goods-marked","house-nieuwe-zijde-oude-zijde-spice"]},"decisions":60,"ended":null}');
INSERT INTO "snapshots" VALUES(4,64,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":21,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":17,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":22,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":60,"entry":64}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"9b82ad028f9026356072675ccd7d1730d70918d609da0e4d834d22a6b8bc1d10","nonces":["abc","",""],"secret":"f6a170453ba1b47ac031eeb05f2b61e59ecf819c18528911efdc7b0a8c351923"},"position":{"turn":2,"again":0,"passes":0,"due":false,"ending":false,"founded":null,"bonus":null,"before":[40,20,20,0,0,0,0,0,0],"stage":{"now":"buying","taken":1},"event":null,"supply":50,"built":{"CA2":1,"CA3":1,"CF1":1,"CF2":1,"GA2":1,"GA3":1,"GC2":1,"HD2":1,"HF1":1,"HF2":1,"JA4":1,"JF3":1},"roofs":[],"companies":[{"company":"gunpowder","value":40,"hq":"CA2","plots":["HF1","HF2","CA2","CA3"]},{"company":"coal","value":20,"hq":"CF1","plots":["CF1","CF2"]},{"company":"porcelain","value":20,"hq":"GA2","plots":["GA2","GA3"]}],"bank":16240,"players":[{"money":30,"hand":["GD4","JF2"],"shown":[],"slots":[0,0],"shares":[0,1,0,0,0,1,0,0,0],"roofs":0,"action_cards":0,"extra_turns":0},{"money":150,"hand":["HD3","HA4","HC4","HD4","CB1","CD1","CE1","CB3","CD3","CA4","GA1","GF2","GE3","JD1"],"shown":["HD3","HA4","CD1","GF2"],"slots":[0,0,0,0,0,0,0,0,1,1],"shares":[0,0,0,0,0,0,0,0,0],"roofs":0,"action_cards":2,"extra_turns":0},{"money":80,"hand":["HA1","HD1","HA3","HE3","CC4","GD1","GB3","JC1","JA2","JB2","JD4","JF4","floor-3"],"shown":["HA3","HE3","floor-3"],"slots":[0,0,0,0,0,0,0,0,0,1],"shares":[0,0,0,0,0,0,0,0,0],"roofs":0,"action_cards":2,"extra_turns":0}],"pile":["JB4","floor-4","CB4","JA3","HC1","JE2","JC2","JF1","GF1","JB3","CC3","CF3","CD2","HF3","HB4","GC4","floor-2","HB1","floor-3","floor-3","floor-2","JE4","CE4","JC3","CE3","GD2","floor-2","HB2","HA2","floor-3","CE2","HE2","HC3","JD2","GF4","HE1","HB3","JE3","floor-4","JC4","floor-3","GC3","JD3","GF3","CA1","CB2","HF4","floor-4","floor-2","GE2","floor-3","GE4","CC1","CD4","JE1","GB4","GC1","GB1","CF4","HC2","GB2","floor-2","GE1","GA4","CC2"],"market":["JA1","HE4","JB1","GD3","floor-2"],"aside":["floor-2","floor-2","floor-4"],"discard":["HF2","CF2","CA3","GC2","HD2","CF1","GA3","GA2","JA4","HF1","CA2","JF3"],"events":{"pile":["aenleggen","veilinge","aenleggen","veilinge","verlappen","dreighinghe","coopmanscappen","coopmanscappen","dreighinghe","coopmanscappen"],"open":["verlappen","dreighinghe","verlappen",null,null],"discard":[0,1,0,0,1]},"knowledge":{"stretch":1,"all":{},"own":[{},{},{}]},"chance":{"seed":"590decbdd6f88ceb9f72e6fde300f50263f698f49a1c518b77432c9fa9676acd","drawn":195}},"decisions":60,"ended":null}');
INSERT INTO "snapshots" VALUES(6,64,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":23,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":16,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":21,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":60,"entry":64}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"cb6f400aa55be7d0fb27236001baea58c205697bba2a49273f196cbb9c36d289","nonces":["abc","",""],"secret":"fdd8fbe3a25cb3e4bbc6a3de67a994a56a864f9da3469d0c731d168457c70085"},"position":{"round":12,"starter":1,"lucky":47,"stage":{"now":"moving","seat":3},"space":"Y1","from":"AZO","values":[5,1,8,2,3,4],"counter":10,"bank":314,"players":[{"ducats":17,"shares":["green","red","violet"],"shoes":"26 25 24 23 22","laid":"36","smiths":0,"kontors":0,"choice":"laid","fall":null},{"ducats":12,"shares":["blue","yellow","green"],"shoes":"43 42 10 10 10 2 1 1 1","laid":"","smiths":1,"kontors":2,"choice":"kontor","fall":null},{"ducats":17,"shares":["blue","yellow","red"],"shoes":"46 45 31 30 29 20 10 10 2 1 1 1","laid":"47","smiths":0,"kontors":2,"choice":"laid","fall":null}],"kontor":["orange","orange","violet"],"middle":"34 1","shoes_known":[6,70,70,70,135,135,135,135,135,135,135,135,135,135,135,135,6,135,135,135,135,135,135,135,135,135,135,135,135,6,135,135,135,1,1,1,135,135,135,135,70,6,6,135,135,64,135,64,135,135,135,135,135,70,70,135,70,135,64,135],"shares_known":[[4,1794,0,0,0,1538,4,0,0,0,1,1538,0,0,0,1538,1794,0,0,0,1,4,0,0,0,1,1538,0,0,0],[4,2,0,0,0,4,2,0,0,0,2,1,0,0,0,512,256,0,0,0,1,4,0,0,0,1024,1,0,0,0],[1538,4,0,0,0,4,1538,0,0,0,1,1538,0,0,0,256,1538,0,0,0,4,1,0,0,0,1,1538,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0],[4,1794,0,0,0,4,1794,0,0,0,1,1538,0,0,0,1538,1794,0,0,0,1,4,0,0,0,1,1538,0,0,0]],"rng":{"seed":"141abe7a5efbeffa4f6fabc9d6178891587e88d9099e8275234cb7e64aaa896e","drawn":112}},"decisions":60,"ended":null}');
INSERT INTO "snapshots" VALUES(7,64,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":20,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":23,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":17,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":60,"entry":64}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"d56a63816f0bca2be469f33c49d1dd11af4d89483f48ea08bb18ac4d9eef12a5","nonces":["abc","",""],"secret":"f5fb22b6ae66ee082fe3ca0226f5fb0c035e6204660c089d93a6d2f05811d9e4"},"position":{"turn":5,"mayor":3,"year":9,"stage":{"now":"placing"},"owed":null,"bank":9380,"players":[{"money":40,"loans":1,"market":[7,0,0,1],"offices":["Asu1","Asu2"],"houses":["G1w","N1w","N1e","N3w","O1w"],"market_bonus":"none"},{"money":490,"loans":0,"market":[3,2,1,2],"offices":["Bge1","Bsi2","Csu1","Dge2"],"houses":["O3w","O3e","L3e"],"market_bonus":"none"},{"money":440,"loans":0,"market":[3,1,1,1],"offices":["Asu3","Asi1","Csp1","Dsu2"],"houses":["G3w"],"market_bonus":"none"}],"turned":"house-grachten","disks":[null,null,null],"drawn":["house-oude-zijde-lastage-silk","hourglass","house-nieuwe-zijde","hourglass","house-nieuwe-zijde-oude-zijde-sugar","goods-marked","hourglass","goods-marked","goods-marked","hourglass","house-nieuwe-zijde-grachten-silk","goods-marked","hourglass","hourglass","house-oude-zijde","office-gemstones","office-sugar","house-lastage","house-oude-zijde","house-grachten","house-nieuwe-zijde","hourglass","hourglass","hourglass","office-east-indies","house-oude-zijde-lastage-sugar","office-africa","office-americas","house-grachten"],"deck":["hourglass","hourglass","hourglass","house-oude-zijde-grachten-spice","goods","hourglass","office-sugar","office-africa","office-americas","office-silk","house-nieuwe-zijde","hourglass","goods","hourglass","office-far-east","house-nieuwe-zijde-lastage-gemstones","house-grachten-lastage-gemstones","house-grachten-lastage-silk","hourglass","office-far-east","office-east-indies","hourglass","office-silk","house-grachten","house-nieuwe-zijde-grachten-sugar","hourglass","house-lastage","hourglass","hourglass","office-silk","hourglass","office-americas","office-far-east","house-nieuwe-zijde-oude-zijde-spice","office-gemstones","office-spice","goods","goods","house-oude-zijde-grachten-gemstones","house-oude-zijde","hourglass","goods-marked","office-sugar","hourglass","house-nieuwe-zijde-lastage-spice","office-gemstones","office-africa","goods","goods","office-spice","house-lastage","goods-marked","office-east-indies","hourglass","office-spice"]},"decisions":60,"ended":null}');
INSERT INTO "snapshots" VALUES(7,128,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":40,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":45,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":39,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":60,"entry":64},{"decisions":124,"entry":128}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"d56a63816f0bca2be469f33c49d1dd11af4d89483f48ea08bb18ac4d9eef12a5","nonces":["abc","",""],"secret":"f5fb22b6ae66ee082fe3ca0226f5fb0c035e6204660c089d93a6d2f05811d9e4"},"position":{"turn":10,"mayor":2,"year":17,"stage":{"now":"using","seat":2,"bought":false,"part":"office"},"owed":null,"bank":8380,"players":[{"money":0,"loans":1,"market":[7,3,1,2],"offices":["Asu1","Asu2","Age1","Age2","Bsu1","Dge1"],"houses":["G1w","G1e","G2w","G2e","G4w","N1w","N1e","N3w","O1w"],"market_bonus":"none"},{"money":1040,"loans":0,"market":[5,4,2,2],"offices":["Bsu2","Bge1","Bsi2","Csu1","Dsu1","Dge2","Dsp2"],"houses":["G5w","N3e","O3w","O3e","L2w","L3w","L3e"],"market_bonus":"built"},{"money":930,"loans":0,"market":[4,4,2,2],"offices":["Asu3","Asi1","Bsp2","Bsi1","Csp1","Csi2","Dsu2"],"houses":["G3w","G3e","G4e","L1e","L2e"],"market_bonus":"built"}],"turned":null,"disks":["office-silk","house-nieuwe-zijde-grachten-sugar",null],"drawn":["house-oude-zijde-lastage-silk","hourglass","house-nieuwe-zijde","hourglass","house-nieuwe-zijde-oude-zijde-sugar","goods-marked","hourglass","goods-marked","goods-marked","hourglass","house-nieuwe-zijde-grachten-silk","goods-marked","hourglass","hourglass","house-oude-zijde","office-gemstones","office-sugar","house-lastage","house-oude-zijde","house-grachten","house-nieuwe-zijde","hourglass","hourglass","hourglass","office-east-indies","house-oude-zijde-lastage-sugar","office-africa","office-americas","house-grachten","hourglass","hourglass","hourglass","house-oude-zijde-grachten-spice","goods","hourglass","office-sugar","office-africa","office-americas","office-silk","house-nieuwe-zijde","hourglass","goods","hourglass","office-far-east","house-nieuwe-zijde-lastage-gemstones","house-grachten-lastage-gemstones","house-grachten-lastage-silk","hourglass","office-far-east","office-east-indies","hourglass","office-silk","house-grachten","house-nieuwe-zijde-grachten-sugar"],"deck":["hourglass","house-lastage","hourglass","hourglass","office-silk","hourglass","office-americas","office-far-east","house-nieuwe-zijde-oude-zijde-spice","office-gemstones","office-spice","goods","goods","house-oude-zijde-grachten-gemstones","house-oude-zijde","hourglass","goods-marked","office-sugar","hourglass","house-nieuwe-zijde-lastage-spice","office-gemstones","office-africa","goods","goods","office-spice","house-lastage","goods-marked","office-east-indies","hourglass","office-spice"]},"decisions":124,"ended":null}');
INSERT INTO "snapshots" VALUES(7,192,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":57,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":69,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":62,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":60,"entry":64},{"decisions":124,"entry":128},{"decisions":188,"entry":192}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"d56a63816f0bca2be469f33c49d1dd11af4d89483f48ea08bb18ac4d9eef12a5","nonces":["abc","",""],"secret":"f5fb22b6ae66ee082fe3ca0226f5fb0c035e6204660c089d93a6d2f05811d9e4"},"position":{"turn":16,"mayor":2,"year":23,"stage":{"now":"placing"},"owed":null,"bank":7830,"players":[{"money":40,"loans":1,"market":[6,3,4,2],"offices":["Age1","Age2","Asp1","Bsu1","Dge1","Dsp1"],"houses":["G1w","G1e","G2w","G2e","G4w","N1w","N1e","N2w","N3w","O1w"],"market_bonus":"built"},{"money":1350,"loans":0,"market":[6,5,4,4],"offices":["Asu1","Asp2","Asi2","Bsi2","Csu1","Dsu1","Dge2","Dsp2"],"houses":["G5w","N2e","N3e","O3w","L2w","L3w","L3e"],"market_bonus":"built"},{"money":1130,"loans":0,"market":[3,5,4,3],"offices":["Asi1","Bsp2","Bsi1","Cge1","Csi2","Dsu2","Dsi3"],"houses":["G3e","G4e","O2w","O2e","L1e","L2e"],"market_bonus":"built"}],"turned":"goods","disks":[null,null,null],"drawn":["house-oude-zijde-lastage-silk","hourglass","house-nieuwe-zijde","hourglass","house-nieuwe-zijde-oude-zijde-sugar","goods-marked","hourglass","goods-marked","goods-marked","hourglass","house-nieuwe-zijde-grachten-silk","goods-marked","hourglass","hourglass","house-oude-zijde","office-gemstones","office-sugar","house-lastage","house-oude-zijde","house-grachten","house-nieuwe-zijde","hourglass","hourglass","hourglass","office-east-indies","house-oude-zijde-lastage-sugar","office-africa","office-americas","house-grachten","hourglass","hourglass","hourglass","house-oude-zijde-grachten-spice","goods","hourglass","office-sugar","office-africa","office-americas","office-silk","house-nieuwe-zijde","hourglass","goods","hourglass","office-far-east","house-nieuwe-zijde-lastage-gemstones","house-grachten-lastage-gemstones","house-grachten-lastage-silk","hourglass","office-far-east","office-east-indies","hourglass","office-silk","house-grachten","house-nieuwe-zijde-grachten-sugar","hourglass","house-lastage","hourglass","hourglass","office-silk","hourglass","office-americas","office-far-east","house-nieuwe-zijde-oude-zijde-spice","office-gemstones","office-spice","goods","goods","house-oude-zijde-grachten-gemstones","house-oude-zijde","hourglass","goods-marked","office-sugar","hourglass","house-nieuwe-zijde-lastage-spice","office-gemstones","office-africa","goods"],"deck":["goods","office-spice","house-lastage","goods-marked","office-east-indies","hourglass","office-spice"]},"decisions":188,"ended":null}');
INSERT INTO "snapshots" VALUES(8,64,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":28,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":33,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":61,"entry":64}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"78df686bf7a715c3bad43690c121c1db1d6b546ce3eec7cd1f38c9a769451225","nonces":["abc",""],"secret":"5b6874d2a2f90a17f992833835aa65d2b8170483828d11d6119daff9cdacedc5"},"position":{"turn":2,"again":0,"passes":0,"due":false,"ending":false,"founded":null,"bonus":null,"before":[40,30,60,0,0,0,0,0,0],"stage":{"now":"buying","taken":1},"event":null,"supply":48,"built":{"CA3":1,"CE3":1,"CF1":1,"CF2":3,"CF3":1,"GD1":1,"GF1":1,"HB1":1,"HB2":1,"HB3":1,"HC3":1,"HF4":1},"roofs":[],"companies":[{"company":"gunpowder","value":40,"hq":"HB3","plots":["HB1","HB2","HB3","HC3"]},{"company":"coal","value":30,"hq":"HF3","plots":["HF3","HF4","CA3","GF1"]},{"company":"porcelain","value":90,"hq":"CF2","plots":["CF1","CF2","CE3","CF3"]}],"bank":16360,"players":[{"money":50,"hand":["GC2","GD2","GE3","GF3","GA4","GF4","JC1","JE1","JF1","JA4","JF4"],"shown":["GD2","GF3","JC1","JE1","JA4"],"slots":[0,0,0,0,0,0],"shares":[0,0,0,0,0,0,0,0,0],"roofs":1,"action_cards":1,"extra_turns":0},{"money":90,"hand":["HE1","HB4","HD4","CB1","CC1","CD2","CC4","GA1","GF2","GB4","GC4","JB4","floor-2"],"shown":["HE1","HD4","CD2","GA1","GC4"],"slots":[0,0,0,0,0,0,1,1],"shares":[0,0,4,0,0,0,0,0,0],"roofs":0,"action_cards":2,"extra_turns":0}],"pile":["floor-3","HF2","GB3","HD2","CF4","HA4","GE4","JD3","HC1","GA3","JD2","HC4","JD4","CD1","CA2","JE4","JC4","JC2","GA2","CB3","JC3","HF1","HD3","GC1","CD4","HC2","GD3","CA1","HA1","HE2","floor-2","floor-3","CE1","JF3","floor-4","GB1","JA1","HF3","floor-2","GB2","CC3","floor-4","CB2","JB2","GE2","CE2","floor-4","JB1","CD3","JF2","HE4","GC3","JE2","HD1","floor-3","JA2","CC2","GD4","floor-2","CE4","JE3","GE1","CA4","HA3","HA2","HE3","JB3"],"market":["JA3","floor-2","CB4","JD1","floor-3"],"aside":["floor-4","floor-2","floor-3","floor-2"],"discard":["HB2","HB3","HC3","HF4","CA3","HB1","CF3","CF2","GD1","GF1","CF1","CE3"],"events":{"pile":["coopmanscappen","aenleggen","dreighinghe","verlappen","dreighinghe","veilinge","veilinge","veilinge","coopmanscappen","aenleggen","verlappen","dreighinghe"],"open":["coopmanscappen","aenleggen",null,null,null],"discard":[1,0,0,0,0]},"knowledge":{"stretch":1,"all":{},"own":[{},{}]},"chance":{"seed":"7a21592b050a41caf50eca1c95e4bd1248d0b5d968f92eb67c326d7747373bb6","drawn":202}},"decisions":61,"ended":null}');
INSERT INTO "snapshots" VALUES(8,134,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":56,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":75,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":61,"entry":64},{"decisions":131,"entry":134}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"78df686bf7a715c3bad43690c121c1db1d6b546ce3eec7cd1f38c9a769451225","nonces":["abc",""],"secret":"5b6874d2a2f90a17f992833835aa65d2b8170483828d11d6119daff9cdacedc5"},"position":{"turn":2,"again":0,"passes":0,"due":false,"ending":false,"founded":null,"bonus":null,"before":[60,100,130,40,20,0,0,0,0],"stage":{"now":"buying","taken":1},"event":null,"supply":27,"built":{"CA3":1,"CA4":1,"CB4":1,"CC4":1,"CE3":2,"CF1":2,"CF2":3,"CF3":1,"GA4":1,"GC2":1,"GD1":1,"GD2":1,"GE1":1,"GE3":1,"GF1":1,"GF2":1,"GF4":1,"HA2":1,"HA3":1,"HB1":1,"HB2":1,"HB3":1,"HB4":1,"HC3":1,"HD4":1,"HE3":1,"HF4":1,"JA3":1,"JA4":1,"JC1":1,"JE1":1},"roofs":[],"companies":[{"company":"gunpowder","value":70,"hq":"HB3","plots":["HB1","HA2","HB2","HA3","HB3","HC3","HB4"]},{"company":"coal","value":100,"hq":"HF3","plots":["HE3","HF3","HF4","CA3","CA4","CB4","CC4","GE1","GF1","GF2","JC1"]},{"company":"porcelain","value":130,"hq":"CF2","plots":["CF1","CF2","CE3","CF3"]},{"company":"silk","value":40,"hq":"GD2","plots":["HD4","GD1","GC2","GD2"]},{"company":"spices","value":20,"hq":"JA4","plots":["GF4","JA4"]}],"bank":16330,"players":[{"money":80,"hand":["CE4","GF3","JF1","JF4"],"shown":["CE4","GF3"],"slots":[0,0],"shares":[0,0,0,0,0,0,0,0,0],"roofs":1,"action_cards":1,"extra_turns":0},{"money":90,"hand":["HE1","CB1","CC1","CD2","GA1","GB4","GC4","JD1","JA2","JB3","JE3","JB4"],"shown":["HE1","CD2","GA1","GC4","JD1"],"slots":[1,1,1,1,1,1,1],"shares":[4,0,6,0,0,0,0,0,0],"roofs":1,"action_cards":1,"extra_turns":0}],"pile":["floor-3","HF2","GB3","HD2","CF4","HA4","GE4","JD3","HC1","GA3","JD2","HC4","JD4","CD1","CA2","JE4","JC4","JC2","GA2","CB3","JC3","HF1","HD3","GC1","CD4","HC2","GD3","CA1","HA1","HE2","floor-2","floor-3","CE1","JF3","floor-4","GB1","JA1","HF3","floor-2","GB2","CC3","floor-4","CB2","JB2","GE2","CE2","floor-4","JB1","CD3","JF2","HE4","GC3","JE2","HD1","floor-3"],"market":["GD4","floor-2","CC2","floor-2","floor-3"],"aside":["floor-4","floor-2","floor-3"],"discard":["HB2","HB3","HC3","HF4","CA3","HB1","CF3","CF2","GD1","GF1","CF1","CE3","CB4","GC2","GD2","CA4","GE3","HA3","GA4","HD4","GF4","JC1","CC4","JE1","GE1","JA3","HB4","JA4","GF2","HE3","HA2"],"events":{"pile":["coopmanscappen","aenleggen","dreighinghe","verlappen","dreighinghe","veilinge","veilinge","veilinge","coopmanscappen"],"open":["aenleggen","dreighinghe",null,null,null],"discard":[2,1,0,1,0]},"knowledge":{"stretch":1,"all":{},"own":[{},{}]},"chance":{"seed":"7a21592b050a41caf50eca1c95e4bd1248d0b5d968f92eb67c326d7747373bb6","drawn":202}},"decisions":131,"ended":null}');
INSERT INTO "snapshots" VALUES(8,198,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":80,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":115,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":61,"entry":64},{"decisions":131,"entry":134},{"decisions":195,"entry":198}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"78df686bf7a715c3bad43690c121c1db1d6b546ce3eec7cd1f38c9a769451225","nonces":["abc",""],"secret":"5b6874d2a2f90a17f992833835aa65d2b8170483828d11d6119daff9cdacedc5"},"position":{"turn":2,"again":0,"passes":0,"due":false,"ending":false,"founded":null,"bonus":null,"before":[70,0,300,0,0,0,0,0,0],"stage":{"now":"turn"},"event":null,"supply":9,"built":{"CA3":1,"CA4":1,"CB1":1,"CB4":1,"CC2":1,"CC4":1,"CD2":1,"CE3":3,"CE4":1,"CF1":3,"CF2":3,"CF3":1,"GA1":1,"GA4":1,"GB4":1,"GC2":1,"GC3":1,"GC4":1,"GD1":1,"GD2":1,"GD4":1,"GE1":1,"GE3":1,"GF1":1,"GF2":1,"GF3":1,"GF4":1,"HA2":1,"HA3":1,"HB1":1,"HB2":1,"HB3":1,"HB4":1,"HC3":1,"HD1":1,"HD4":1,"HE3":1,"HE4":1,"HF4":1,"JA3":1,"JA4":1,"JB3":1,"JB4":1,"JC1":1,"JD1":1,"JE1":1,"JF1":1},"roofs":[],"companies":[{"company":"gunpowder","value":70,"hq":"HB3","plots":["HB1","HA2","HB2","HA3","HB3","HC3","HB4"]},{"company":"porcelain","value":300,"hq":"CF2","plots":["HE3","HF3","HD4","HE4","HF4","CF1","CF2","CA3","CE3","CF3","CA4","CB4","CC4","CE4","GD1","GE1","GF1","GC2","GD2","GF2","GC3","GE3","GF3","GA4","GB4","GC4","GD4","GF4","JC1","JD1","JE1","JF1","JA3","JB3","JA4","JB4"]}],"bank":16230,"players":[{"money":0,"hand":["JE2","JF4"],"shown":["JE2"],"slots":[0],"shares":[0,0,0,0,0,0,0,0,0],"roofs":1,"action_cards":1,"extra_turns":0},{"money":270,"hand":["HE1","CC1","JA2","JE3"],"shown":["HE1"],"slots":[1,1,1],"shares":[9,0,7,0,0,0,0,0,0],"roofs":1,"action_cards":1,"extra_turns":0}],"pile":["floor-3","HF2","GB3","HD2","CF4","HA4","GE4","JD3","HC1","GA3","JD2","HC4","JD4","CD1","CA2","JE4","JC4","JC2","GA2","CB3","JC3","HF1","HD3","GC1","CD4","HC2","GD3","CA1","HA1","HE2","floor-2","floor-3","CE1","JF3","floor-4","GB1","JA1","HF3","floor-2","GB2","CC3","floor-4","CB2","JB2","GE2","CE2","floor-4","JB1"],"market":["JF2","floor-2","CD3","floor-2","floor-3"],"aside":["floor-4","floor-2"],"discard":["HB2","HB3","HC3","HF4","CA3","HB1","CF3","CF2","GD1","GF1","CF1","CE3","CB4","GC2","GD2","CA4","GE3","HA3","GA4","HD4","GF4","JC1","CC4","JE1","GE1","JA3","HB4","JA4","GF2","HE3","HA2","CC2","CE4","JD1","JB4","JB3","HD1","GB4","HE4","GC4","GC3","CB1","GF3","CD2","GD4","GA1","JF1"],"events":{"pile":["coopmanscappen","aenleggen","dreighinghe","verlappen","dreighinghe","veilinge"],"open":["veilinge","veilinge",null,null,null],"discard":[2,2,1,2,0]},"knowledge":{"stretch":1,"all":{},"own":[{},{}]},"chance":{"seed":"7a21592b050a41caf50eca1c95e4bd1248d0b5d968f92eb67c326d7747373bb6","drawn":202}},"decisions":195,"ended":null}');
INSERT INTO "snapshots" VALUES(8,274,'{"seats":[{"occupant":{"kind":"person","id":"w7525h4jr0tty3ap"},"nonce":"abc","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":102,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false},{"occupant":{"kind":"bot","bot":"clerk"},"nonce":"","sealed":null,"resigned":null,"stand_in":null,"clock":{"left":null},"turns":168,"hints":0,"hinted":null,"keys":[],"gone":null,"stood_in":false}],"paused":false,"undo":null,"votes":[],"epoch":0,"landmarks":[{"decisions":61,"entry":64},{"decisions":131,"entry":134},{"decisions":195,"entry":198},{"decisions":270,"entry":274}],"dealing":{"failed":[],"secret":null,"closed":false,"clock":{"left":null},"order":[1]},"deal":{"commitment":"78df686bf7a715c3bad43690c121c1db1d6b546ce3eec7cd1f38c9a769451225","nonces":["abc",""],"secret":"5b6874d2a2f90a17f992833835aa65d2b8170483828d11d6119daff9cdacedc5"},"position":{"turn":2,"again":0,"passes":0,"due":false,"ending":true,"founded":null,"bonus":null,"before":[90,0,250,0,0,0,0,0,0],"stage":{"now":"over"},"event":null,"supply":0,"built":{"CA3":1,"CA4":1,"CB1":1,"CB4":1,"CC2":1,"CC3":1,"CC4":1,"CD2":1,"CD3":1,"CE2":1,"CE3":3,"CE4":1,"CF1":3,"CF2":3,"CF3":1,"GA1":1,"GA4":1,"GB4":1,"GC2":1,"GC3":1,"GC4":1,"GD1":1,"GD2":1,"GD4":1,"GE1":1,"GE3":1,"GF1":1,"GF2":1,"GF3":1,"GF4":1,"HA2":1,"HA3":1,"HB1":2,"HB2":1,"HB3":1,"HB4":1,"HC3":1,"HD1":1,"HD4":1,"HE3":1,"HE4":1,"HF4":1,"JA2":1,"JA3":1,"JA4":1,"JB3":1,"JB4":1,"JC1":1,"JD1":1,"JE1":1,"JE2":1,"JE3":1,"JF1":1,"JF2":1,"JF4":1},"roofs":["CE2"],"companies":[{"company":"gunpowder","value":90,"hq":"HB3","plots":["HB1","HA2","HB2","HA3","HB3","HC3","HB4"]},{"company":"porcelain","value":270,"hq":"CF2","plots":["HE3","HF3","HD4","HE4","HF4","CF1","CC2","CD2","CE2","CF2","CA3","CC3","CD3","CE3","CF3","CA4","CB4","CC4","CE4","GD1","GE1","GF1","GC2","GD2","GF2","GC3","GE3","GF3","GA4","GB4","GC4","GD4","GF4","JC1","JD1","JE1","JF1","JA2","JE2","JF2","JA3","JB3","JE3","JA4","JB4"]}],"bank":13100,"players":[{"money":0,"hand":[],"shown":[],"slots":[],"shares":[0,0,0,0,0,0,0,0,0],"roofs":1,"action_cards":1,"extra_turns":0},{"money":3400,"hand":["HE1","CC1","CB2","GB2","GE2","JB1","JB2","floor-4"],"shown":["HE1","CB2","GE2","JB1"],"slots":[1,1,1,1],"shares":[0,0,0,0,0,0,0,0,0],"roofs":0,"action_cards":1,"extra_turns":0}],"pile":["floor-3","HF2","GB3","HD2","CF4","HA4","GE4","JD3","HC1","GA3","JD2","HC4","JD4","CD1","CA2","JE4","JC4","JC2","GA2","CB3","JC3","HF1","HD3","GC1","CD4","HC2","GD3","CA1","HA1","HE2","floor-2","floor-3","CE1","JF3","floor-4","GB1","JA1"],"market":["HF3","floor-2","floor-4","floor-2","floor-3"],"aside":["floor-4","floor-2"],"discard":["HB2","HB3","HC3","HF4","CA3","HB1","CF3","CF2","GD1","GF1","CF1","CE3","CB4","GC2","GD2","CA4","GE3","HA3","GA4","HD4","GF4","JC1","CC4","JE1","GE1","JA3","HB4","JA4","GF2","HE3","HA2","CC2","CE4","JD1","JB4","JB3","HD1","GB4","HE4","GC4","GC3","CB1","GF3","CD2","GD4","GA1","JF1","JA2","JE2","JE3","JF4","CD3","JF2","CE2","CC3"],"events":{"pile":["coopmanscappen","aenleggen","dreighinghe","verlappen","dreighinghe"],"open":["veilinge","veilinge",null,null,null],"discard":[2,2,1,2,1]},"knowledge":{"stretch":1,"all":{},"own":[{},{}]},"chance":{"seed":"7a21592b050a41caf50eca1c95e4bd1248d0b5d968f92eb67c326d7747373bb6","drawn":202}},"decisions":270,"ended":"rules"}');
CREATE TABLE subscriptions (
    endpoint TEXT    NOT NULL PRIMARY KEY,
    person   TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    keys     TEXT    NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
    key        INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    head       TEXT    NOT NULL,
    status     TEXT    NOT NULL,
    public     INTEGER NOT NULL,
    open       INTEGER NOT NULL,
    owner      TEXT    NOT NULL,
    changed    INTEGER NOT NULL,
    length     INTEGER NOT NULL,
    was_rated  INTEGER NOT NULL
, rounds INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tables" VALUES(1,'hpfxhr7xkqrpahbd','{"id":"hpfxhr7xkqrpahbd","title":"Kontor begun","game":"kontor","variant":"base","status":"playing","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Catelijne"}],"waiting":[1],"decisions":19,"created":1794978010542,"changed":1794978010664}','playing',0,0,'w7525h4jr0tty3ap',1794978010664,22,0,0);
INSERT INTO "tables" VALUES(2,'hxkfeqm9cf79quz7','{"id":"hxkfeqm9cf79quz7","title":"Merchants begun","game":"merchants","variant":"base","status":"playing","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Aaltje"},{"person":null,"bot":"clerk","name":"Pieter"}],"waiting":[1],"decisions":91,"created":1794978011698,"changed":1794978012646}','playing',0,0,'w7525h4jr0tty3ap',1794978012646,95,0,0);
INSERT INTO "tables" VALUES(3,'am49yqdz00xc0dx3','{"id":"am49yqdz00xc0dx3","title":"Dutchman begun","game":"dutchman","variant":"base","status":"playing","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Frans"},{"person":null,"bot":"clerk","name":"Gerrit"},{"person":null,"bot":"clerk","name":"Marritgen"}],"waiting":[1],"decisions":29,"created":1794978013646,"changed":1794978013956}','playing',0,0,'w7525h4jr0tty3ap',1794978013956,34,0,0);
INSERT INTO "tables" VALUES(4,'29wvrv2kd30yv6g2','{"id":"29wvrv2kd30yv6g2","title":"Chartered begun","game":"chartered","variant":"base","status":"playing","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Gerrit"},{"person":null,"bot":"clerk","name":"Geertruyd"}],"waiting":[1],"decisions":96,"created":1794978014957,"changed":1794978015702}','playing',0,0,'w7525h4jr0tty3ap',1794978015702,100,0,0);
INSERT INTO "tables" VALUES(5,'e4q2phby05xte046','{"id":"e4q2phby05xte046","title":"Kontor ended","game":"kontor","variant":"gulliver","status":"over","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Marritgen"}],"waiting":[],"decisions":52,"created":1794978016698,"changed":1794978018050}','over',0,0,'w7525h4jr0tty3ap',1794978018050,56,0,0);
INSERT INTO "tables" VALUES(6,'xna6rhhh95x0067k','{"id":"xna6rhhh95x0067k","title":"Dutchman ended","game":"dutchman","variant":"base","status":"over","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Pieter"},{"person":null,"bot":"clerk","name":"Frans"}],"waiting":[],"decisions":111,"created":1794978019107,"changed":1794978023314}','over',0,0,'w7525h4jr0tty3ap',1794978023314,116,0,0);
INSERT INTO "tables" VALUES(7,'vngp0xxhamnjrnd0','{"id":"vngp0xxhamnjrnd0","title":"Merchants ended","game":"merchants","variant":"base","status":"over","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Machteld"},{"person":null,"bot":"clerk","name":"Griet"}],"waiting":[],"decisions":205,"created":1794978024353,"changed":1794978029912}','over',0,0,'w7525h4jr0tty3ap',1794978029912,210,0,0);
INSERT INTO "tables" VALUES(8,'0x0ksxakng7bhjnd','{"id":"0x0ksxakng7bhjnd","title":"Chartered ended","game":"chartered","variant":"base","status":"over","public":false,"live":false,"rated":false,"owner":"w7525h4jr0tty3ap","seats":[{"person":"w7525h4jr0tty3ap","bot":null,"name":"Anna"},{"person":null,"bot":"clerk","name":"Barent"}],"waiting":[],"decisions":270,"created":1794978032052,"changed":1794978046395}','over',0,0,'w7525h4jr0tty3ap',1794978046395,274,0,0);
CREATE TABLE ways_back (
    key     TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    mailbox TEXT,
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX people_admins ON people (id) WHERE admin;
CREATE INDEX former_people_became ON former_people (became);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expires ON sessions (expires);
CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX seat_people_person ON seat_people (person);
CREATE INDEX chat_person ON chat (person);
CREATE INDEX ratings_best ON ratings (pool, mean - 3 * deviation DESC, person);
CREATE INDEX rating_log_person ON rating_log (person);
CREATE INDEX deliveries_due ON deliveries (due, id);
CREATE INDEX deliveries_person ON deliveries (person);
CREATE INDEX subscriptions_person ON subscriptions (person);
CREATE INDEX tables_at_rest ON tables (status, changed DESC, id) WHERE status <> 'playing';
CREATE INDEX tables_in_play ON tables (public) WHERE status = 'playing';
CREATE INDEX ways_back_person ON ways_back (person);
CREATE INDEX people_mail ON people (
    CASE WHEN json_valid(settings) THEN lower(json_extract(settings, '$.notify.mail.address')) END
);
CREATE INDEX people_blocked ON people (id) WHERE blocked;
CREATE INDEX reports_open ON reports (number) WHERE handled IS NULL;
CREATE INDEX reports_reporter ON reports (reporter);
CREATE INDEX reports_about ON reports (about);
CREATE INDEX deeds_person ON deeds (person);
CREATE TRIGGER deeds_are_not_changed BEFORE UPDATE ON deeds
BEGIN SELECT RAISE(ABORT, 'what admins did is not changed'); END;
CREATE TRIGGER deeds_are_not_removed BEFORE DELETE ON deeds
BEGIN SELECT RAISE(ABORT, 'what admins did is not removed'); END;
DELETE FROM "sqlite_sequence";
COMMIT;
