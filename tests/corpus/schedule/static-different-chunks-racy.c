// Claim: chunk sizes two and three send iteration 2 to different threads. Source: semantics.md §3; OpenMP 5.2 §11.5.3
static int a[24], b[24];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static, 2) nowait
    for (int i = 0; i < 24; i++) {
      a[i] = i; //@ race(a)
    }
#pragma omp for schedule(static, 3)
    for (int i = 0; i < 24; i++) {
      b[i] = a[i]; //@ race(a)
    }
  }
  return b[0];
}
