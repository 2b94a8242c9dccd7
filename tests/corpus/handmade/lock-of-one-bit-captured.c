// Claim: who sets a bit and has found it clear has the lock until clearing it; the same with atomic captures of OpenMP.
// Source: OpenMP 5.2 §1.4.5, §15.8.4; semantics.md §6
// Output: depends on the team size
static int l, x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  {
    int v;
    do {
#pragma omp atomic capture acquire
      {
        v = l;
        l |= 1;
      }
    } while (v & 1);
    x++;
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
