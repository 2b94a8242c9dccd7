// Claim: the tasks take copies of their blocks' bounds; the blocks are disjoint. Source: semantics.md §5 (data environment)
static int a[40];

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  for (int from = 0; from < 40; from += 10) {
    int to = from + 10;
#pragma omp task
    for (int i = from; i < to; i++) {
      a[i] = i;
    }
  }
  return a[39];
}
