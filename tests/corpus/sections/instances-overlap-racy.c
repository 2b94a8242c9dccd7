// Claim: instances of a section in a loop overlap in time with nowait: each may read what another one wrote. The critical region does not order what follows it. Source: semantics.md §2
static int n;
static int a;

int main(void) {
#pragma omp parallel //@ RACE
  for (int k = 0; k < 3; k++) {
#pragma omp sections nowait
    {
#pragma omp section
      {
        int m;
#pragma omp critical
        {
          m = n;
          n++;
        }
        if (m == k) {
          a = k; //@ race(a)
        }
      }
    }
  }
  return a;
}
