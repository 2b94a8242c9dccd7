// Claim: odd iterations write the element that the even iteration before them reads. Source: semantics.md §2, §10
static double a[64], b[64];

int main(void) {
#pragma omp parallel for //@ RACE
  for (int i = 0; i < 63; i++) {
    if (i % 2 == 1) {
      a[i] = 1.0; //@ race(a)
    } else {
      b[i] = a[i + 1]; //@ race(a)
    }
  }
  return b[0] > 0.0;
}
