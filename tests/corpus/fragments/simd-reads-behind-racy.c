// Claim: the lanes read a[i] before the lane of i - 1 has written it. Source: semantics.md §7
static int a[21];

int main(void) {
#pragma omp simd //@ RACE
  for (int i = 0; i < 20; i++) {
    a[i + 1] = a[i]; //@ race(a)
  }
  return a[20];
}
