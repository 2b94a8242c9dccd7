// Claim: two weak variables that are both missing have one address.
// Source: GCC manual §6.34 (weak)
extern int a __attribute__((weak)), b __attribute__((weak));
static int x;
int main(void) {
#pragma omp parallel //@ RACE
  {
    int *p = &a, *q = &b;
    if (p == q)
      x = 1; //@ race(x)
  }
  return x;
}
