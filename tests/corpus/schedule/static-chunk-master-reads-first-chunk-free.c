// Claim: the first chunk of schedule(static,3) belongs to thread 0, so the primary thread may read it without a barrier. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[30];

int main(void) {
  int sum = 0;
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static, 3) nowait
    for (int i = 0; i < 30; i++) {
      a[i] = i + 1;
    }
#pragma omp master
    sum = a[0] + a[1] + a[2];
  }
  return sum;
}
