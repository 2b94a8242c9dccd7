// Claim: with order(concurrent) lock step preserves nothing: a[i+1] may be written first. Source: semantics.md §7
static int a[21];

int main(void) {
#pragma omp simd order(concurrent) //@ RACE
  for (int i = 0; i < 20; i++) {
    a[i] = a[i + 1]; //@ race(a)
  }
  return a[0];
}
