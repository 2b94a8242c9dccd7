// Claim: the local of a loop body dies at the end of the trip, the task that shares it may run later. Source: semantics.md §5
static int a[10];

int main(void) {
#pragma omp parallel //@ UNKNOWN(not-conforming)
#pragma omp single
  for (int i = 0; i < 10; i++) {
    int twice = 2 * i;
#pragma omp task shared(twice) //@ message(dead-local)
    a[i] = twice;
  }
  return a[9];
}
