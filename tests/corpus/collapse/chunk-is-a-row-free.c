// Claim: chunks of eight over a collapsed 6 x 8 nest are its rows, so a row sum stays on one thread. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[6][8], sum[6];

int main(void) {
#pragma omp parallel for collapse(2) schedule(static, 8) //@ RACE_FREE
  for (int i = 0; i < 6; i++) {
    for (int j = 0; j < 8; j++) {
      sum[i] += a[i][j];
    }
  }
  return sum[0];
}
