// Claim: blocks have neighbours: the last iteration of one block reads the first element of the next. Source: semantics.md §3
static double a[100];

int main(void) {
#pragma omp parallel for schedule(static) //@ RACE witness T<=2
  for (int i = 0; i < 99; i++) {
    a[i] = a[i + 1]; //@ race(a)
  }
  return a[0] > 0.0;
}
