// Claim: the largest unsigned number is 0 modulo 15, so iterations 0 and 1 meet on a[0]. Source: semantics.md §2 (unsigned wrap)
static int a[16];

int main(void) {
#pragma omp parallel for //@ RACE witness T<=2
  for (unsigned i = 0; i < 15u; i++) {
    a[(i - 1u) % 15u] = 1; //@ race(a)
  }
  return a[0];
}
