// Claim: a[2i] = a[i] meets itself: iteration 1 writes a[2], iteration 2 reads it. Source: semantics.md §10
static int a[200];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 100; i++) {
    a[2 * i] = a[i]; //@ race(a)
  }
  return a[0];
}
