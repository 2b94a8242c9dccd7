// Claim: the distributed loop's own index is private although declared outside; the inner one is made so by a clause. Source: semantics.md §8; OpenMP 5.2 §5.1.1
static double rowsum[16], weight[20];

int main(void) {
  int i, j;
#pragma omp parallel for private(j) //@ RACE_FREE
  for (i = 0; i < 16; i++) {
    for (j = 0; j < 20; j++) {
      rowsum[i] += weight[j];
    }
  }
  return rowsum[0] > 0.0;
}
