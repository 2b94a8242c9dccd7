// Claim: a lock that every other attempt takes without acquiring: it excludes, but x is a race that is not found yet.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size
static int x, l;
int main(void) {
#pragma omp parallel num_threads(8) //@ UNKNOWN
  {
    int v, k = 0;
    do {
      if (k & 1) {
#pragma omp atomic capture acquire
        { v = l; l = 1; }
      } else {
#pragma omp atomic capture relaxed
        { v = l; l = 1; }
      }
      k++;
    } while (v);
    x++;
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
