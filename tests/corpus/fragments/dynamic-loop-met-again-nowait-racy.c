// Claim: the same dynamic loop met again may give iteration i to another thread. Source: semantics.md §3
static int a[12];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
    for (int k = 0; k < 5; k++) {
#pragma omp for schedule(dynamic) nowait
      for (int i = 0; i < 12; i++) {
        a[i]++; //@ race(a)
      }
    }
  }
  return a[0];
}
