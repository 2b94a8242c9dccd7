// Claim: in lock step a[i+1] is read before it is written. Source: semantics.md §7
static int a[21];

int main(void) {
#pragma omp simd //@ RACE_FREE
  for (int i = 0; i < 20; i++) {
    a[i] = a[i + 1];
  }
  return a[0];
}
