// Claim: a loop in between with nowait too leaves the first and the third unordered. Source: semantics.md §4
static int a[30], b[30], c[30];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for nowait
    for (int i = 0; i < 30; i++) {
      a[i] = i; //@ race(a)
    }
#pragma omp for nowait
    for (int i = 0; i < 30; i++) {
      b[i] = 2 * i;
    }
#pragma omp for nowait
    for (int i = 0; i < 30; i++) {
      c[i] = a[29 - i]; //@ race(a)
    }
  }
  return b[1] + c[1];
}
