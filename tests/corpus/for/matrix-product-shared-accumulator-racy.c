// Claim: the accumulator declared before the region is shared by all iterations. Source: semantics.md §8
#define N 20

static double a[N][N], b[N][N], c[N][N];

int main(void) {
  double acc;
#pragma omp parallel for //@ RACE
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      acc = 0.0; //@ race(acc)
      for (int k = 0; k < N; k++) {
        acc += a[i][k] * b[k][j]; //@ race(acc)
      }
      c[i][j] = acc; //@ race(acc)
    }
  }
  return c[0][0] > 0.0;
}
