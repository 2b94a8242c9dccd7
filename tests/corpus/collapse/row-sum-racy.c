// Claim: with collapse(2) the points of one row may run on different threads, so the row sum is shared. Source: semantics.md §3; OpenMP 5.2 §4.4.3
#define N 18

static int a[N][N], sum[N];

int main(void) {
#pragma omp parallel for collapse(2) //@ RACE
  for (int i = 0; i < N; i++) {
    for (int j = 0; j < N; j++) {
      sum[i] += a[i][j]; //@ race(sum)
    }
  }
  return sum[0];
}
