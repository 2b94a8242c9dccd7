// Claim: each iteration has one task with an element of its own; the loop's barrier completes them. Source: semantics.md §4, §5
static int a[20], b[20];

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
#pragma omp for
    for (int i = 0; i < 20; i++) {
#pragma omp task
      a[i] = i;
    }
#pragma omp for
    for (int i = 0; i < 20; i++) {
      b[i] = a[19 - i];
    }
  }
  return b[0];
}
