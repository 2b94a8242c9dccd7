// Claim: a step of odd-even transposition compares disjoint pairs; the loop's barrier ends the step. Source: semantics.md §4, §10
#define N 33

static int a[N];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    for (int t = 0; t < N; t++) {
#pragma omp for
      for (int i = t % 2; i < N - 1; i += 2) {
        if (a[i] > a[i + 1]) {
          int larger = a[i];
          a[i] = a[i + 1];
          a[i + 1] = larger;
        }
      }
    }
  }
  return a[0];
}
