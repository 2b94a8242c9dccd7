// Claim: equal array sections are the same item. Source: semantics.md §5; OpenMP 5.2 §3.2.5, §15.9.5
static int a[10], y;

int main(void) {
#pragma omp parallel //@ RACE_FREE
#pragma omp single
  {
#pragma omp task depend(out : a[2 : 4])
    for (int i = 2; i < 6; i++) {
      a[i] = i;
    }
#pragma omp task depend(in : a[2 : 4])
    y = a[5];
  }
  return y;
}
