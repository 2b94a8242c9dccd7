// Claim: a doubling prefix sum through a second array, a barrier after each of its two loops. Source: semantics.md §4
#define N 64

static int x[N], tmp[N];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    for (int d = 1; d < N; d *= 2) {
#pragma omp for
      for (int i = 0; i < N; i++) {
        tmp[i] = i >= d ? x[i] + x[i - d] : x[i];
      }
#pragma omp for
      for (int i = 0; i < N; i++) {
        x[i] = tmp[i];
      }
    }
  }
  return x[N - 1];
}
