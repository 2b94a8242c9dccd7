// Claim: loops from 0 and from 1 with equal trip counts agree on the iteration number, so a[i-1] stays on its thread. Source: semantics.md §3; OpenMP 5.2 §4.4.2, §4.4.5
static int a[17], b[17];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 16; i++) {
      a[i] = i;
    }
#pragma omp for schedule(static)
    for (int i = 1; i <= 16; i++) {
      b[i] = a[i - 1];
    }
  }
  return b[1];
}
