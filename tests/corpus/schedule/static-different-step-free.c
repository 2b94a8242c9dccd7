// Claim: a loop by twos over twice the range has the same iteration numbers as the loop by ones. Source: semantics.md §3; OpenMP 5.2 §4.4.2, §4.4.5
static int a[16], b[32];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 16; i++) {
      a[i] = i;
    }
#pragma omp for schedule(static)
    for (int i = 0; i < 32; i += 2) {
      b[i] = a[i / 2];
    }
  }
  return b[0];
}
