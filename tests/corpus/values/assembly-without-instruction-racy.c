// Claim: what an assembler statement lists as changed is read and written; its inputs are read.
// Source: GCC manual, "Extended Asm"; semantics.md §2
int main(void) {
  int n = 8, m = 8, shared = 0;
#pragma omp parallel for //@ RACE
  for (int i = 0; i < n; i++) {
    __asm__ volatile("" : "+r"(shared)); //@ race(shared)
    __asm__ volatile("" : : "r"(m)); //@ race(m)
    if (i == 3)
      m = i; //@ race(m)
  }
  return shared + m;
}
