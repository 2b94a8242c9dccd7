// Claim: with nogroup the parent goes on while the tasks run. Source: semantics.md §5; OpenMP 5.2 §15.7
static int a[20], y;

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
  {
#pragma omp taskloop nogroup
    for (int i = 0; i < 20; i++) {
      a[i] = i; //@ race(a)
    }
    y = a[7]; //@ race(a)
  }
  return y;
}
