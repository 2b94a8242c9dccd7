// Claim: lastprivate hands out the value of the sequentially last iteration after the loop. Source: semantics.md §8; OpenMP 5.2 §5.4.5
static int a[30];

int main(void) {
  int last = -1;
#pragma omp parallel for lastprivate(last) //@ RACE_FREE
  for (int i = 0; i < 30; i++) {
    last = a[i] + i;
  }
  return last;
}
