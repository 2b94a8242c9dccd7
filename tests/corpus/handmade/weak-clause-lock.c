// Claim: a lock by a weak comparison that tells whether it has succeeded.
// Source: OpenMP 5.2 §1.4.5, §15.8; semantics.md §6
// Output: depends on the team size

static int l, x;

int main(void) {
#pragma omp parallel num_threads(4) //@ RACE_FREE
  {
    int ok;
    do {
#pragma omp atomic compare capture weak acquire
      { ok = l == 0; if (ok) { l = 1; } }
    } while (!ok);
    x++;
#pragma omp atomic write release
    l = 0;
  }
  return x & 127;
}
