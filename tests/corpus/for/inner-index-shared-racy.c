// Claim: the index of an inner loop declared before the region is shared in C. Source: semantics.md §8; OpenMP 5.2 §5.1.1
static double rowsum[16];

int main(void) {
  int i, j;
#pragma omp parallel for //@ RACE
  for (i = 0; i < 16; i++) {
    for (j = 0; j < 20; j++) { //@ race(j)
      rowsum[i] += 1.0;
    }
  }
  return rowsum[0] > 0.0;
}
