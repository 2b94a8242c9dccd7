// Claim: at t = 0 the iterations are independent, at t = 1 they read each other's elements. Source: semantics.md §4, §10
static int a[40];

int main(void) {
  for (int t = 0; t < 2; t++) {
#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 32; i++) {
      a[i] = a[i + t] + 1; //@ race(a)
    }
  }
  return a[0];
}
