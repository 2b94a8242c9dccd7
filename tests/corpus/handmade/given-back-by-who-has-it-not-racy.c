// Claim: who has not got the lock and gives it back all the same lets another thread in.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int x, l;

int main(void) {
#pragma omp parallel num_threads(8) //@ RACE
  {
    int v;
#pragma omp atomic capture acquire
    { v = l; l = 1; }
    if (!v)
      x++; //@ race(x)
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
