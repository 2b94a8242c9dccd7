// Claim: the tasks of the masked thread and the loop work on different halves. Source: semantics.md §4, §5
static int a[40];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp masked
    for (int i = 0; i < 20; i++) {
#pragma omp task
      a[i] = i;
    }
#pragma omp for
    for (int i = 20; i < 40; i++) {
      a[i] = i;
    }
  }
  return a[39];
}
