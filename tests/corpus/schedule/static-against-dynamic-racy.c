// Claim: a static and a dynamic loop agree on nothing, even for the same iteration. Source: semantics.md §3; OpenMP 5.2 §4.4.5
static int a[24], b[24];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static, 1) nowait
    for (int i = 0; i < 24; i++) {
      a[i] = i; //@ race(a)
    }
#pragma omp for schedule(dynamic, 1)
    for (int i = 0; i < 24; i++) {
      b[i] = a[i]; //@ race(a)
    }
  }
  return b[0];
}
