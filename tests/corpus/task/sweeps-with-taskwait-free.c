// Claim: the taskwait after the inner loop separates the sweeps. Source: semantics.md §5 (TW)
static int a[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int k = 0; k < 5; k++) {
    for (int i = 0; i < 20; i++) {
#pragma omp task
      a[i] += k;
    }
#pragma omp taskwait
  }
  return a[3];
}
