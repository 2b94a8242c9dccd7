// Claim: a chunk as long as the loop puts the whole recurrence on thread 0. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static long a[101];

int main(void) {
#pragma omp parallel for schedule(static, 100) //@ RACE_FREE
  for (int i = 1; i <= 100; i++) {
    a[i] += a[i - 1];
  }
  return a[100] > 0;
}
