// Claim: a lock that is given back before the work is done does not guard it.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v;
    do {
#pragma omp atomic capture acquire
      { v = l; l = 1; }
    } while (v);
#pragma omp atomic write release
    l = 0;
    x++; //@ race(x)
  }
  return x & 127;
}
