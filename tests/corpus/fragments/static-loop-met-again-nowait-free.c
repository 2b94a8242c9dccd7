// Claim: the same static loop met again gives iteration i to the same thread. Source: semantics.md §3; OpenMP 5.2 §4.4.5
static int a[12];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    for (int k = 0; k < 5; k++) {
#pragma omp for schedule(static) nowait
      for (int i = 0; i < 12; i++) {
        a[i]++;
      }
    }
  }
  return a[0];
}
