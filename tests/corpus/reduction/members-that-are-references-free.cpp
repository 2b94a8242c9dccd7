// Claim: sections of members that are references to arrays and to pointers have copies. Source: OpenMP 5.2 §3.2.5, §5.5.8
static int table[4][3];
static int (*rows)[3] = &table[1];
static long flags[2] = {~0L, ~0L};

struct view {
  int (*&row)[3];
  long (&flag)[2];

  view() : row(rows), flag(flags) {}

  void fill() {
#pragma omp parallel for reduction(+ : row[0 : 2][:]) reduction(& : flag) //@ RACE_FREE
    for (int i = 0; i < 60; i++) {
      row[i / 30][i % 3] += i;
      flag[i & 1] &= ~(1L << (i / 4));
    }
  }
};

int main() {
  view v;
  v.fill();
  return table[1][0] == 135 && flags[1] != ~0L;
}
