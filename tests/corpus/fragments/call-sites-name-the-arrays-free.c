// Claim: the only call passes different arrays, so the parameters do not alias. Source: semantics.md §9
static double x[50], y[51];

static void shift(int n, double *to, double *from) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    to[i] = from[i + 1];
  }
}

int main(void) {
  shift(50, x, y);
  return x[0] > 0.0;
}
