// Claim: instances of a single construct with nowait in a loop overlap in time: each may read what another one wrote. The critical region does not order what follows it. Source: semantics.md §2
static int n;
static int a;

int main(void) {
#pragma omp parallel //@ RACE
  for (int k = 0; k < 3; k++) {
#pragma omp single nowait
    {
      int m;
#pragma omp critical
      {
        m = n - k;
        n++;
      }
      if (m == 0) {
        a = 1; //@ race(a)
      }
    }
  }
  return a;
}
