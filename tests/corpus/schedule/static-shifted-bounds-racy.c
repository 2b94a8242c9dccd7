// Claim: equal values of the loop variables are different iteration numbers when the lower bounds differ. Source: semantics.md §3; OpenMP 5.2 §4.4.2, §4.4.5
static int a[17], b[17];

int main(void) {
#pragma omp parallel //@ RACE witness T<=2
  {
#pragma omp for schedule(static) nowait
    for (int i = 0; i < 16; i++) {
      a[i] = i; //@ race(a)
    }
#pragma omp for schedule(static)
    for (int i = 1; i <= 16; i++) {
      b[i] = a[i]; //@ race(a)
    }
  }
  return b[1];
}
