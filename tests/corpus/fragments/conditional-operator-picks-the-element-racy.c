// Claim: the conditional expression as a subscript sends iterations 8 and 7 to the same element. Source: semantics.md §2
static int a[16];

int main(void) {
#pragma omp parallel for //@ RACE witness T<=2
  for (int i = 0; i < 16; i++) {
    a[i < 8 ? i : 15 - i] = i; //@ race(a)
  }
  return a[0];
}
