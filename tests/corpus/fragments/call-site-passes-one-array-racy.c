// Claim: the only call passes the same array twice, so the loop shifts it in place. Source: semantics.md §9
static double x[51];

static void shift(int n, double *to, double *from) {
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < n; i++) {
    to[i] = from[i + 1]; //@ race
  }
}

int main(void) {
  shift(50, x, x);
  return x[0] > 0.0;
}
