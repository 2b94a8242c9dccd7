// Claim: without lastprivate every iteration writes the one shared variable. Source: semantics.md §8
static int a[30];

int main(void) {
  int last = -1;
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 30; i++) {
    last = a[i] + i; //@ race(last)
  }
  return last;
}
