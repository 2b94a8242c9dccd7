// Claim: who sets a bit and has found it set goes on without the work.
// Source: OpenMP 5.2 §1.4.5, §15.8.4; semantics.md §6
// Output: depends on the team size
static int l, x;

int main(void) {
#pragma omp parallel //@ RACE_FREE
  for (int i = 0; i < 10; i++)
    if (!(__sync_fetch_and_or(&l, 1) & 1)) {
      x++;
      __sync_fetch_and_and(&l, 0);
    }
  return x & 127;
}
