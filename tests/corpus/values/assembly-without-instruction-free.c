// Claim: an assembler statement without an instruction reads its inputs and leaves what it lists as changed as it is.
// Source: GCC manual, "Extended Asm"; semantics.md §2
int main(void) {
  int n = 8, k = 1, result = 0;
  int a[8];
  __asm__ volatile("" : "+g"(k));
#pragma omp parallel for reduction(+ : result) //@ RACE_FREE
  for (int i = 0; i < n; i++) {
    int own = i;
    __asm__ volatile("" : "+r"(own) : "r"(n) : "memory");
    a[own * k] = i;
    result += a[i];
  }
  return result == 28;
}
