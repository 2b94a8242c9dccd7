// Claim: code between collapsed loops may run once per collapsed iteration, on several threads. Source: semantics.md §3; OpenMP 5.2 §4.4.1
// GCC accepts imperfectly nested collapsed loops from 14 on.
static int start[6], a[6][9];

int main(void) {
#pragma omp parallel for collapse(2) //@ RACE witness T<=2
  for (int i = 0; i < 6; i++) {
    start[i] = 9 * i; //@ race(start)
    for (int j = 0; j < 9; j++) {
      a[i][j] = i * j;
    }
  }
  return a[1][1] + start[1];
}
