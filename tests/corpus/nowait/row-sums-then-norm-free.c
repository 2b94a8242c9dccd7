// Claim: static loops over the same rows: a row is normalised by the thread that summed it. Source: semantics.md §3; OpenMP 5.2 §4.4.5
#define N 20

static double m[N][N], total[N];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        total[i] += m[i][j];
      }
    }
#pragma omp for schedule(static) nowait
    for (int i = 0; i < N; i++) {
      for (int j = 0; j < N; j++) {
        m[i][j] /= total[i];
      }
    }
  }
  return m[0][0] > 0.5;
}
