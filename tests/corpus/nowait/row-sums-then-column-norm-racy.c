// Claim: normalising columns by the row sums of the same index uses other threads' rows and sums. Source: semantics.md §3
#define N 20

static double m[N][N], total[N];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        total[i] += m[i][j]; //@ race(m) race(total)
      }
    }
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        m[j][i] /= total[j]; //@ race(m) race(total)
      }
    }
  }
  return m[0][0] > 0.5;
}
