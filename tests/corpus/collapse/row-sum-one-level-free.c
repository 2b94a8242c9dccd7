// Claim: without collapse the row belongs to one iteration, hence to one thread. Source: semantics.md §3; OpenMP 5.2 §11.5.1
#define N 18

static int a[N][N], sum[N];

int main(void) {
#pragma omp parallel for //@ RACE_FREE
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      sum[i] += a[i][j];
    }
  }
  return sum[0];
}
