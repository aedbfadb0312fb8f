#include "words.h"

#include "machine.h"

static const char *const words[LANGUAGES][WORDS] = {
    {"TIME",
     "BEST",
     "MAZE",
     "CHEAT",
     "FIND THE CENTRE OF THE MAZE",
     "THE WALLS AROUND IT ARE GOLD",
     "THE CENTRE!",
     "STEPS",
     "WITH THE WALLS ON THE MAP: DOES NOT COUNT",
     "OWN CORRECTIONS: DOES NOT COUNT",
     "YOUR BEST TIME HERE",
     "EXPLORE ON, OR START: NEW MAZE",
     "WHICH MAZE?",
     "UP DOWN: DIGIT   LEFT RIGHT: PLACE   KEYS: 0-9 A-F",
     "A: GO   B: BACK",
     "BEST TIMES",
     "NO TIMES YET",
     "B: BACK",
     "MIXED",
     "1.0",
     "AS MEANT",
     "EXTENDED"},
    {"时间",
     "最佳",
     "迷宫",
     "作弊",
     "找到迷宫的中心",
     "中心四周是金色的墙",
     "到达中心！",
     "步",
     "地图显示了墙：不计成绩",
     "自选修正：不计成绩",
     "这是你在此的最佳时间",
     "可以继续探索，按 START 换新迷宫",
     "去哪个迷宫？",
     "上下：改数字   左右：换位置   键盘：0-9 A-F",
     "A：出发   B：返回",
     "最佳时间",
     "还没有成绩",
     "B：返回",
     "自选",
     "1.0",
     "原意",
     "增强"},
};

const char *labkit_word(unsigned language, unsigned word) {
    return words[language < LANGUAGES ? language : ENGLISH][word];
}
