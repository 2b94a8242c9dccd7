// Claim: i >> 1 is the same for 0 and 1. Source: semantics.md §2 (exact integer arithmetic)
static int a[32];

int main(void) {
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 64; i++) {
    a[i >> 1] += i; //@ race(a)
  }
  return a[0];
}
